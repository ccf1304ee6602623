"""`python -m valepaska` is the command `valepaska`."""

from valepaska.cli import main

if __name__ == "__main__":
    main()
