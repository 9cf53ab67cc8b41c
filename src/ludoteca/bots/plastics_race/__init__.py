"""What bots know about European Plastic's Race."""
