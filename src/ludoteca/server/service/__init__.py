"""Everything that can be done at tables, by people, by bots and by the clock; looking back at games; notices."""
