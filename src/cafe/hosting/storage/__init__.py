"""All SQL of the project: the log, its index, people and sessions, on SQLite or PostgreSQL."""
