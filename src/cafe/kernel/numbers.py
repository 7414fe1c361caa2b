"""Machine numbers and rows of them: librt's where the kernel is compiled, Python's own everywhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["append", "i64", "mypyc_attr", "vec"]

if TYPE_CHECKING:
    from librt.vecs import append, vec
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_):
        return lambda cls: cls

    class vec:  # noqa: N801 - librt's name
        """`vec[i64](numbers)` is a plain list: no other row is as fast where nothing is compiled."""

        def __class_getitem__(cls, _: type) -> type:
            return list

    def append(row: list, number: int) -> list:
        row.append(number)
        return row
