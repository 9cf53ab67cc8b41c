"""Tables over the network: matches carried to browsers and programs, one store, seats as capabilities."""
