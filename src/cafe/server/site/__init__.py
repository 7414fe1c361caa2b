"""The website: the browser client's files, plain pages, and link previews."""
