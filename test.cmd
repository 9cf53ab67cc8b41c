@echo off
rem Test: sets up what is needed in .venv (the first time only), then runs every check.
"%~dp0tools\python.cmd" "%~dp0tools\start.py" test %*
