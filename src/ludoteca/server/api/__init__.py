"""The HTTP interface: the types of requests and responses, the routes, and the guard in front of them."""
