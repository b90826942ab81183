import type { Clock } from '../../clock';
import { ending, signal } from '../../listeners';
import { type CloseReason, type Link, MAX_FRAME_ON_SOCKETS } from '../link';
import { reasonOf } from './close-codes';
import { NORMAL } from './opcodes';

/** The parts of the platform's WebSocket that are used here. */
export interface PlatformWebSocket {
  binaryType: string;
  /** Bytes not sent yet. Absent on phones. */
  readonly bufferedAmount?: number;
  send(data: Uint8Array<ArrayBuffer>): void;
  close(code?: number): void;
  addEventListener(type: 'open', listener: () => void): void;
  /** On phones the event has a message. */
  addEventListener(type: 'error', listener: (event: object) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
}

/** NL12: the number of unsent bytes at which `send` waits. */
const HIGH_WATER = 65_536;
/** The interval of checks for unsent bytes: the platform has no event for it. */
const POLL_MS = 20;

/**
 * NL20: the timeout for opening, in milliseconds. Chromium opens one socket to a host at a time, so a socket
 * that never opens would block all later ones for minutes.
 */
export const OPENING_MS = 8000;
/** NL2: if frames wait for the socket to open, `close` waits so long for it. Milliseconds. */
export const GOODBYE_MS = 1000;

export interface WebSocketPlatform extends Pick<Clock, 'after'> {
  /** `(url) => new WebSocket(url)` */
  connect(url: string): PlatformWebSocket;
  /** Receives errors, for the trace. */
  failed?(error: object): void;
}

export interface SocketOptions {
  /**
   * NL20: milliseconds without a frame after which the link is lost. For servers that send something more
   * often.
   */
  readonly silence?: number;
}

/** Opens a WebSocket as a link. Frames may be sent before it is connected: they are sent then. */
export function socketLink(
  url: string,
  { connect, after, failed }: WebSocketPlatform,
  { silence }: SocketOptions = {},
): Link {
  const frames = signal<Uint8Array>();
  const end = ending();
  const opened = signal<null>();
  let open = false;
  let unsent: Uint8Array<ArrayBuffer>[] = [];
  let cancelTimer = () => {};
  const socket = attempt(() => connect(url), failed);

  if (socket === null) end.end('unreachable');
  else {
    closeAfter(OPENING_MS, 'unreachable');
    listen(socket);
  }

  function listen(to: PlatformWebSocket): void {
    to.binaryType = 'arraybuffer';
    to.addEventListener('open', () => {
      open = true;
      for (const frame of unsent) to.send(frame);
      unsent = [];
      if (end.reason() !== null) {
        hangUp();
        return;
      }
      restartTimeout();
      opened.emit(null);
    });
    to.addEventListener('message', ({ data }) => {
      if (end.reason() !== null) return;
      restartTimeout();
      if (data instanceof ArrayBuffer && data.byteLength > 0) frames.emit(new Uint8Array(data));
      else close('broken');
    });
    to.addEventListener('error', (event) => failed?.(event)); // `close` follows
    to.addEventListener('close', ({ code }) => {
      cancelTimer();
      endWith(open ? reasonOf(code) : 'unreachable');
    });
  }

  function closeAfter(ms: number, reason: CloseReason): void {
    cancelTimer();
    cancelTimer = after(ms, () => close(reason));
  }

  function restartTimeout(): void {
    if (silence === undefined) cancelTimer();
    else closeAfter(silence, 'lost');
  }

  function hangUp(): void {
    cancelTimer();
    attempt(() => socket?.close(NORMAL));
  }

  function endWith(reason: CloseReason): void {
    if (!end.end(reason)) return;
    opened.emit(null);
  }

  function close(reason: CloseReason): void {
    if (end.reason() !== null) return;
    cancelTimer();
    if (!open && reason === 'closed' && unsent.length > 0) cancelTimer = after(GOODBYE_MS, hangUp);
    else hangUp();
    endWith(reason);
  }

  async function drained(): Promise<void> {
    while (end.reason() === null && (socket?.bufferedAmount ?? 0) >= HIGH_WATER)
      await new Promise<void>((resolve) => void after(POLL_MS, resolve));
  }

  return {
    maxFrame: MAX_FRAME_ON_SOCKETS,
    onFrame: frames.on,
    onClose: end.on,
    close: (reason = 'closed') => close(reason),
    send(bytes) {
      if (bytes.length === 0 || bytes.length > MAX_FRAME_ON_SOCKETS) {
        throw new RangeError(`a frame of ${bytes.length} bytes`);
      }
      if (end.reason() !== null || socket === null) return Promise.resolve();
      const frame = new Uint8Array(bytes);
      if (open) {
        attempt(() => socket.send(frame)); // the socket may be closing without an event so far
        return (socket.bufferedAmount ?? 0) < HIGH_WATER ? Promise.resolve() : drained();
      }
      unsent.push(frame);
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
