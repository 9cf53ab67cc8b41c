@echo off
rem Runs the words given with the Python of .venv, or else with the first one here that is new enough.
setlocal
set enough="import sys; sys.exit(sys.version_info < (3, 11))"

set python="%~dp0..\.venv\Scripts\python.exe"
if not exist %python% goto installed
call %python% -c %enough% >nul 2>nul
if not errorlevel 1 goto found

:installed
set python=py
call %python% -c %enough% >nul 2>nul
if not errorlevel 1 goto found
set python=python
call %python% -c %enough% >nul 2>nul
if not errorlevel 1 goto found
echo Ludoteca needs Python 3.11 or later, and there is none here. 1>&2
exit /b 1

:found
call %python% %*
