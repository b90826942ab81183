import { ending, signal } from '../../listeners';
import type { Stream } from '../lan/stream';
import { type Link, MAX_FRAME_ON_SOCKETS } from '../link';
import { echoOf } from './close-codes';
import { binary, closeFrame, frame } from './frame';
import { FrameReader, type Received } from './frame-reader';
import { NORMAL, POLICY, PONG, PROTOCOL_ERROR } from './opcodes';
import { RequestReader } from './request';

/** NL12: the number of unwritten bytes at which `send` waits, and at which pings are not answered. */
const HIGH_WATER = 65_536;
/** NL21: frames in a second that complete no message. Our clients send none. */
export const MAX_IDLE_FRAMES = 64;
/** NL13: bytes that are read and ignored after the end, before the stream is destroyed. */
const MAX_IGNORED = 65_536;

export interface Accepted {
  /** To be called about once a second. */
  tick(): void;
}

/**
 * The server's side of a WebSocket over a stream of bytes. Calls `onLink` synchronously after answering the
 * request, with the requested path: add listeners to the link before returning. The caller destroys streams
 * that never become a link.
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
      // NL10: the refused client has its answer; its connection is cut even if it keeps it.
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
  const frameReader = new FrameReader(MAX_FRAME_ON_SOCKETS);
  const waiting: (() => void)[] = [];
  let unwritten = 0;
  let ignored = 0;
  let idleFrames = 0;

  function write(bytes: Uint8Array): void {
    unwritten += bytes.length;
    stream.write(bytes, () => {
      unwritten -= bytes.length;
      if (unwritten < HIGH_WATER) release();
    });
  }

  function release(): void {
    for (const resolve of waiting.splice(0)) resolve();
  }

  /** NL13: sends a close frame and closes the sending side. The other end closes the connection. */
  function finish(code: number): void {
    write(closeFrame(code));
    stream.finish();
    release();
  }

  /** Handles what was received. Returns whether to go on reading. */
  function handle(received: Received): boolean {
    switch (received.kind) {
      case 'wrong':
        fail(received.code);
        break;
      case 'close':
        hangUp(received.bytes);
        break;
      case 'message':
        if (received.bytes.length === 0) fail(PROTOCOL_ERROR);
        else frames.emit(received.bytes);
        break;
      case 'ping':
        if (unwritten < HIGH_WATER) write(frame(PONG, received.bytes));
        countIdle();
        break;
      default: // a fragment, or a pong without a ping
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
    finish(code);
    end.end('broken');
  }

  function hangUp(payload: Uint8Array): void {
    const code = echoOf(payload);
    finish(code);
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
        frameReader.take(bytes, handle);
        return;
      }
      ignored += bytes.length;
      if (ignored > MAX_IGNORED) stream.destroy();
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
        return unwritten < HIGH_WATER ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
      },
      close(reason = 'closed') {
        if (end.reason() !== null) return;
        finish(reason === 'broken' ? PROTOCOL_ERROR : NORMAL);
        end.end(reason);
      },
    },
  };
}
