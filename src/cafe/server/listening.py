"""The addresses that the server listens on."""

from __future__ import annotations

import ipaddress
import socket

from cafe.server.settings import BadSetting


def listening_socket(host: str, port: int, flags: str) -> socket.socket:
    """The bound socket, or BadSetting with the reason and the flags to change in one line."""
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen()
    except OSError as error:
        bound.close()
        reason = (error.strerror or str(error)).lower()
        refused = f"cannot listen on {host} port {port}: {reason}; choose others with {flags}"
        raise BadSetting(refused) from None
    return bound


def address_of(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def local_address_of(bound: socket.socket) -> str:
    """The address for a browser on this machine: one that listens everywhere is opened by loopback."""
    host, port = bound.getsockname()[:2]
    is_everywhere = ipaddress.ip_address(host).is_unspecified
    return f"http://localhost:{port}/" if is_everywhere else address_of(bound)
