"""What people see of a table: views, the stream of news, and who is present."""
