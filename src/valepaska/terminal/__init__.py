"""Playing in a terminal or through a pipe: lines in, sentences out."""
