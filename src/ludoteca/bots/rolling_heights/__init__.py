"""What bots know about Rolling Heights."""
