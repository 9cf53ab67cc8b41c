"""Tests of the build; that the compiled build plays alike is the work of `tools/check_compiled.py`."""
