"""The HTTP interface: requests and responses by type, the routes, and what stands guard before them."""
