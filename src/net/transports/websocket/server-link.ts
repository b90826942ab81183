import { ending, signal } from '../../listeners';
import type { Stream } from '../lan/stream';
import { type Link, MAX_FRAME_ON_SOCKETS } from '../link';
import { echoOf } from './close-codes';
import { binary, closing, frame } from './frame';
import { FrameReader, type Said } from './frame-reader';
import { NORMAL, POLICY, PONG, PROTOCOL_ERROR } from './opcodes';
import { RequestReader } from './request';

/** NL12: bytes that may wait to be written before `send` waits, and before pings go unanswered. */
const ENOUGH = 65_536;
/** NL21: frames of one second that complete no message. No client of ours sends any. */
export const MAX_IDLE_FRAMES = 64;
/** NL13: what is still read, unseen, of one that does not hang up after the end. */
const PATIENCE = 65_536;

export interface Accepted {
  /** To be called about once a second. */
  tick(): void;
}

/**
 * The server's side of a WebSocket over plain bytes. A link is handed over once the request has been answered, with the
 * path that was asked for, in the middle of reading: listen to it at once. Whoever has the clock destroys streams on which nothing comes of it.
 */
export function acceptSocket(stream: Stream, onLink: (link: Link, path: string) => void): Accepted {
  const request = new RequestReader();
  let socket: OpenSocket | null = null;
  let refused = false;

  stream.onData((bytes) => {
    if (socket !== null) {
      socket.read(bytes);
      return;
    }
    if (refused) return;
    const answer = request.take(bytes);
    if (answer === null) return;
    stream.write(answer.response, () => {});
    if (!answer.ok) {
      refused = true;
      stream.finish();
      return;
    }
    socket = open(stream);
    onLink(socket.link, answer.path);
    if (answer.rest.length > 0) socket.read(answer.rest);
  });

  return {
    tick() {
      // NL10: who was refused has had the answer, and need not hang up by itself.
      if (refused) stream.destroy();
      socket?.tick();
    },
  };
}

interface OpenSocket extends Accepted {
  readonly link: Link;
  read(bytes: Uint8Array): void;
}

function open(stream: Stream): OpenSocket {
  const frames = signal<Uint8Array>();
  const end = ending();
  const said = new FrameReader(MAX_FRAME_ON_SOCKETS);
  const waiting: (() => void)[] = [];
  let unwritten = 0;
  let ignored = 0;
  let idleFrames = 0;

  function write(bytes: Uint8Array): void {
    unwritten += bytes.length;
    stream.write(bytes, () => {
      unwritten -= bytes.length;
      if (unwritten < ENOUGH) release();
    });
  }

  function release(): void {
    for (const resolve of waiting.splice(0)) resolve();
  }

  /** NL13: the last words, and no more of ours. The rest is up to the other end. */
  function leave(code: number): void {
    write(closing(code));
    stream.finish();
    release();
  }

  /** Whether to go on reading. */
  function hear(what: Said): boolean {
    switch (what.kind) {
      case 'wrong':
        fail(what.code);
        break;
      case 'close':
        hangUp(what.bytes);
        break;
      case 'message':
        if (what.bytes.length === 0) fail(PROTOCOL_ERROR);
        else frames.emit(what.bytes);
        break;
      case 'ping':
        if (unwritten < ENOUGH) write(frame(PONG, what.bytes));
        countIdle();
        break;
      default: // a fragment, or a pong that nobody has asked for
        countIdle();
    }
    return end.reason() === null;
  }

  function countIdle(): void {
    idleFrames += 1;
    if (idleFrames > MAX_IDLE_FRAMES) fail(POLICY);
  }

  function fail(code: number): void {
    if (end.reason() !== null) return;
    leave(code);
    end.end('broken');
  }

  function hangUp(payload: Uint8Array): void {
    const code = echoOf(payload);
    leave(code);
    end.end(code === PROTOCOL_ERROR ? 'broken' : 'ended');
  }

  stream.onEnd(() => {
    release();
    end.end('lost');
  });

  return {
    tick() {
      idleFrames = 0;
      if (end.reason() === 'broken') stream.destroy();
    },
    read(bytes) {
      if (end.reason() === null) {
        said.take(bytes, hear);
        return;
      }
      ignored += bytes.length;
      if (ignored > PATIENCE) stream.destroy();
    },
    link: {
      maxFrame: MAX_FRAME_ON_SOCKETS,
      onFrame: frames.on,
      onClose: end.on,
      send(bytes) {
        if (bytes.length === 0 || bytes.length > MAX_FRAME_ON_SOCKETS) {
          throw new RangeError(`a frame of ${bytes.length} bytes`);
        }
        if (end.reason() !== null) return Promise.resolve();
        write(binary(bytes));
        return unwritten < ENOUGH ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
      },
      close(reason = 'closed') {
        if (end.reason() !== null) return;
        leave(reason === 'broken' ? PROTOCOL_ERROR : NORMAL);
        end.end(reason);
      },
    },
  };
}
