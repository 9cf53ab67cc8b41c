"""Rolling Heights: roll meeples, stack cubes, build the skyline."""
