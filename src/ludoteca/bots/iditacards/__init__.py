"""What bots know about Iditacards."""
