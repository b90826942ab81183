"""The format on the pipes: one JSON object in each line."""
import base64
import json
import sys
from typing import Any


class Failure(Exception):
    """An operation failed in a way that the caller may expect."""

    def __init__(self, code: str, message: str = '', **more: Any):
        super().__init__(message or code)
        self.code = code
        self.more = more


def say(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(message, separators=(',', ':')) + '\n')
    sys.stdout.flush()


def to_text(data: bytes) -> str:
    return base64.b64encode(bytes(data)).decode()


def to_bytes(text: str) -> bytes:
    return base64.b64decode(text)
