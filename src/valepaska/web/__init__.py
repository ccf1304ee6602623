"""The server for browsers: tables over sockets, the page and its files, and a small API."""
