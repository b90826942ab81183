import type { Clock } from '../../clock';
import { ending, signal } from '../../listeners';
import { type CloseReason, type Link, MAX_FRAME_ON_SOCKETS } from '../link';
import { reasonOf } from './close-codes';
import { NORMAL } from './opcodes';

/** What is used of the platform's WebSocket. */
export interface PlatformWebSocket {
  binaryType: string;
  /** Not on phones: there, nobody tells how much is still to go. */
  readonly bufferedAmount?: number;
  send(data: Uint8Array<ArrayBuffer>): void;
  close(code?: number): void;
  addEventListener(type: 'open', listener: () => void): void;
  /** On phones it says why. */
  addEventListener(type: 'error', listener: (event: object) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
}

/** NL12: bytes that may wait in the platform before `send` waits. */
const ENOUGH = 65_536;
/** How often to look whether it has become less: the platform does not tell. */
const LOOK_MS = 20;

/**
 * NL20: a socket that has not opened by then is closed. Chromium opens one socket to a host at a time, so one that never opens keeps all later
 * ones waiting, for minutes.
 */
export const OPENING_MS = 8000;
/** NL2: a goodbye waits so long for the socket to open, if something was sent before it. */
export const GOODBYE_MS = 1000;

export interface WebSocketPlatform extends Pick<Clock, 'after'> {
  /** `(url) => new WebSocket(url)` */
  connect(url: string): PlatformWebSocket;
  /** Told what can't be told by a reason. */
  failed?(error: object): void;
}

export interface SocketOptions {
  /** NL20: milliseconds without a frame after which the link is lost, where the other end says something more often. */
  readonly silence?: number;
}

/** A link that is on its way: what is sent before it stands is sent then. */
export function socketLink(
  url: string,
  { connect, after, failed }: WebSocketPlatform,
  { silence }: SocketOptions = {},
): Link {
  const frames = signal<Uint8Array>();
  const end = ending();
  const opened = signal<null>();
  let open = false;
  let early: Uint8Array<ArrayBuffer>[] = [];
  let callOff = () => {};
  const socket = attempt(() => connect(url), failed);

  if (socket === null) end.end('unreachable');
  else {
    leaveAfter(OPENING_MS, 'unreachable');
    listen(socket);
  }

  function listen(to: PlatformWebSocket): void {
    to.binaryType = 'arraybuffer';
    to.addEventListener('open', () => {
      open = true;
      for (const frame of early) to.send(frame);
      early = [];
      if (end.reason() !== null) {
        hangUp();
        return;
      }
      listenOn();
      opened.emit(null);
    });
    to.addEventListener('message', ({ data }) => {
      if (end.reason() !== null) return;
      listenOn();
      if (data instanceof ArrayBuffer && data.byteLength > 0) frames.emit(new Uint8Array(data));
      else leave('broken');
    });
    to.addEventListener('error', (event) => failed?.(event)); // `close` follows
    to.addEventListener('close', ({ code }) => {
      callOff();
      over(open ? reasonOf(code) : 'unreachable');
    });
  }

  function leaveAfter(ms: number, reason: CloseReason): void {
    callOff();
    callOff = after(ms, () => leave(reason));
  }

  function listenOn(): void {
    if (silence === undefined) callOff();
    else leaveAfter(silence, 'lost');
  }

  function hangUp(): void {
    callOff();
    attempt(() => socket?.close(NORMAL));
  }

  function over(reason: CloseReason): void {
    if (!end.end(reason)) return;
    opened.emit(null);
  }

  function leave(reason: CloseReason): void {
    if (end.reason() !== null) return;
    callOff();
    if (!open && reason === 'closed' && early.length > 0) callOff = after(GOODBYE_MS, hangUp);
    else hangUp();
    over(reason);
  }

  async function room(): Promise<void> {
    while (end.reason() === null && (socket?.bufferedAmount ?? 0) >= ENOUGH)
      await new Promise<void>((resolve) => void after(LOOK_MS, resolve));
  }

  return {
    maxFrame: MAX_FRAME_ON_SOCKETS,
    onFrame: frames.on,
    onClose: end.on,
    close: (reason = 'closed') => leave(reason),
    send(bytes) {
      if (bytes.length === 0 || bytes.length > MAX_FRAME_ON_SOCKETS) {
        throw new RangeError(`a frame of ${bytes.length} bytes`);
      }
      if (end.reason() !== null || socket === null) return Promise.resolve();
      const frame = new Uint8Array(bytes);
      if (open) {
        attempt(() => socket.send(frame)); // it may have begun to close without having said so
        return (socket.bufferedAmount ?? 0) < ENOUGH ? Promise.resolve() : room();
      }
      early.push(frame);
      return new Promise((resolve) => {
        const stop = opened.on(() => {
          stop();
          resolve();
        });
      });
    },
  };
}

function attempt<T>(act: () => T, failed?: (error: object) => void): T | null {
  try {
    return act();
  } catch (error) {
    if (error instanceof Error) failed?.(error);
    return null;
  }
}
