"""Zoom and pan as numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solitaria_app.ui.map.camera import MAX_ZOOM, Camera

SIZES = st.floats(50, 4000)
MOVES = st.lists(
    st.one_of(
        st.tuples(st.just("zoom"), st.floats(0.2, 5), st.floats(0, 1), st.floats(0, 1)),
        st.tuples(st.just("pan"), st.floats(-900, 900), st.floats(-900, 900), st.just(0.0)),
        st.tuples(st.just("size"), SIZES, SIZES, st.just(0.0)),
    ),
    max_size=12,
)


def camera(width: float = 900, height: float = 520) -> Camera:
    made = Camera()
    made.set_bounds((0, 0, 1600, 864))
    made.set_size(width, height)
    return made


@given(SIZES, SIZES)
def test_fit_shows_all_of_the_board_in_the_middle(width: float, height: float) -> None:
    it = camera(width, height)
    left, top = it.to_pixels(0, 0)
    right, bottom = it.to_pixels(1600, 864)
    assert left >= -1e-6 and top >= -1e-6
    assert right <= width + 1e-6 and bottom <= height + 1e-6
    assert left == pytest.approx(width - right, abs=1e-6)
    assert top == pytest.approx(height - bottom, abs=1e-6)
    assert min(left, top) == pytest.approx(0, abs=1e-6)


@given(MOVES)
def test_the_board_never_leaves(moves: list[tuple[str, float, float, float]]) -> None:
    it = camera()
    for what, a, b, c in moves:
        if what == "zoom":
            it.zoom_by(a, b * it.width, c * it.height)
        elif what == "pan":
            it.pan(a, b)
        else:
            it.set_size(a, b)
        assert 1 <= it.zoom <= MAX_ZOOM
        left, top = it.to_pixels(0, 0)
        right, bottom = it.to_pixels(1600, 864)
        wide, high = right - left >= it.width, bottom - top >= it.height
        assert left <= 1e-6 and right >= it.width - 1e-6 if wide else left >= -1e-6
        assert top <= 1e-6 and bottom >= it.height - 1e-6 if high else top >= -1e-6


@given(st.floats(0, 1600), st.floats(0, 864))
def test_pixels_and_map_points_go_both_ways(x: float, y: float) -> None:
    it = camera()
    it.zoom_by(2.3, 400, 100)
    assert it.to_map(*it.to_pixels(x, y)) == pytest.approx((x, y), abs=1e-6)


def test_reveal_moves_only_as_far_as_needed() -> None:
    it = camera()
    it.zoom_by(4, 450, 260)
    assert not it.reveal(800, 432, 60)
    assert it.reveal(1200, 432, 60)
    x, y = it.to_pixels(1200, 432)
    assert (x, y) == pytest.approx((840, 260))
    assert it.reveal(0, 0, 60)
    assert it.to_pixels(0, 0) == pytest.approx((0, 0))
