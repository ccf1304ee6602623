"""The log of a run of training, where the run goes on after it was broken off."""

from pathlib import Path

from valepaska.train.journal import Journal


def test_a_run_that_goes_on_writes_after_its_last_checkpoint(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    journal = Journal(path, 0)
    for stint in (1, 2, 3):
        journal.write({"stint": stint, "lies": 0.5})
    Journal(path, 2).write({"stint": 3, "lies": 0.25})
    assert path.read_text().splitlines() == [
        '{"stint":1,"lies":0.5}',
        '{"stint":2,"lies":0.5}',
        '{"stint":3,"lies":0.25}',
    ]


def test_a_line_that_was_broken_off_stops_no_run(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    Journal(path, 0).write({"stint": 1, "lies": 0.5})
    whole = path.read_bytes()
    for end in range(1, len(whole) - 1):
        path.write_bytes(whole + whole[:end])
        Journal(path, 1)
        assert path.read_bytes() == whole
