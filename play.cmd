@echo off
rem Play: sets up what Ludoteca needs in .venv (the first time only), then runs `ludoteca` with the words given here.
"%~dp0tools\python.cmd" "%~dp0tools\start.py" play %*
