"""Long runs that look for rare faults: each is a command, with its counts in a file that the docs quote."""
