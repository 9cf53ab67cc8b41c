"""Long runs that look for rare faults: each one a command, counted up in a file that the docs quote."""
