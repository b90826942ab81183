"""Phones with Bluetooth LE in software, on bumble's controllers, HCI, L2CAP, ATT and GATT.

On stdin one JSON object a line: {id, op, ...}. On stdout {id, ok} or {id, error, message, ...} for each, and
{event, phone, ...} in between. Bytes are base64.
"""
import asyncio
import json
import logging
import os
import sys

from lines import Failure, say
from world import World

LONGEST_LINE = 1 << 20


async def answer(world: World, line: bytes) -> None:
    m = json.loads(line)
    try:
        say({'id': m['id'], 'ok': await world.do(m['op'], m)})
    except Failure as failure:
        say({'id': m['id'], 'error': failure.code, 'message': str(failure), **failure.more})
    except Exception as error:
        logging.exception('%s', m.get('op'))
        say({'id': m['id'], 'error': 'internal', 'message': f'{type(error).__name__}: {error}'})


async def main() -> None:
    logging.basicConfig(level=os.environ.get('RADIO_LOG', 'CRITICAL').upper(), stream=sys.stderr)
    reader = asyncio.StreamReader(limit=LONGEST_LINE)
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    world = World()
    running: set[asyncio.Task[None]] = set()
    say({'event': 'ready'})
    while line := await reader.readline():
        task = asyncio.ensure_future(answer(world, line))
        running.add(task)
        task.add_done_callback(running.discard)
    # An orderly shutdown would wait for every connection to time out.
    os._exit(0)


asyncio.run(main())
