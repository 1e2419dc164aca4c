"""The history of the database's form: one file for each change in versions/, taken in order when the server starts."""
