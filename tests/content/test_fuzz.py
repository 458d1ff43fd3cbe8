"""Whatever a file holds, reading it gives a value or faults, nothing else."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solitaria_app import resources
from solitaria_app.content.faults import BadFile
from solitaria_app.content.library import load

FILES = sorted(
    path.relative_to(resources.data_dir()).as_posix()
    for pattern in ("*.yaml", "boards/*.yaml", "campaigns/*.yaml")
    for path in resources.data_dir().glob(pattern)
    if path.name != "geo.yaml"
)
PIECES = st.sampled_from(
    [b"", b"\n", b" ", b"  ", b"[", b"]", b"{", b"}", b":", b": ", b",", b"- ", b'"', b"'", b"#",
     b"&a ", b"*a", b"!x ", b"<<: ", b"|\n", b">\n", b"?", b"%", b"\t", b"\0", b"\xff", b"\xc3",
     b"---\n", b"...\n", b"null", b"true", b"-1", b"1e400", b"99999999999999999999", b"roma",
     b"brick", b"inferred"]
)  # fmt: skip


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the data; each example spoils one file and puts it back."""
    assert len(FILES) == 13
    folder = tmp_path_factory.mktemp("fuzz") / "data"
    for file in FILES:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(resources.data_dir() / file, folder / file)
    return folder


def loads_or_says_why(whole: Path, file: str, content: bytes) -> None:
    kept = (whole / file).read_bytes()
    (whole / file).write_bytes(content)
    try:
        library = load(None, whole)
    except BadFile as bad:
        assert bad.faults
        for fault in bad.faults:
            assert fault.path.is_relative_to(whole)
            assert "\n" not in str(fault)
            if fault.path == whole / file:
                assert 0 <= fault.line <= len(content.splitlines()) + 1
    else:
        for board in library.boards:
            library.ruleset(board, next(iter(library.levels)))
    finally:
        (whole / file).write_bytes(kept)


@settings(max_examples=40)
@given(file=st.sampled_from(FILES), share=st.floats(0, 1))
def test_a_file_that_was_cut_short(whole: Path, file: str, share: float) -> None:
    content = (whole / file).read_bytes()
    loads_or_says_why(whole, file, content[: int(share * len(content))])


@settings(max_examples=80)
@given(
    file=st.sampled_from(FILES),
    changes=st.lists(
        st.tuples(st.floats(0, 1), st.integers(0, 12), PIECES), min_size=1, max_size=5
    ),
)
def test_a_file_that_was_damaged(
    whole: Path, file: str, changes: list[tuple[float, int, bytes]]
) -> None:
    content = (whole / file).read_bytes()
    for share, gone, new in changes:
        at = int(share * len(content))
        content = content[:at] + new + content[at + gone :]
    loads_or_says_why(whole, file, content)


@settings(max_examples=40)
@given(
    file=st.sampled_from(FILES),
    content=st.one_of(st.binary(max_size=200), st.text().map(str.encode)),
)
def test_a_file_of_something_else(whole: Path, file: str, content: bytes) -> None:
    loads_or_says_why(whole, file, content)
