"""Changes of the schema, in order; Alembic runs them when a server starts."""
