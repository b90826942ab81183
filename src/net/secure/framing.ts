import { ending, signal } from '../listeners';
import type { Link } from '../transports/link';
import { type Channel, MAX_MESSAGE } from './channel';
import { Assembly } from './frame-assembly';
import { COUNT, FIRST, LAST } from './frame-header';

/** NL6: the limit of bytes that wait for a slow link. A whole log fits several times. */
export const MAX_WAITING = 4 * MAX_MESSAGE;

interface Waiting {
  readonly message: Uint8Array;
  sent(): void;
}

/**
 * Sends messages over a link in frames. `longest` returns the current limit for received messages: a longer
 * one breaks the link.
 */
export function framed(link: Link, longest?: () => number): Channel {
  const messages = signal<Uint8Array>();
  const end = ending();
  const waiting: Waiting[] = [];
  const assembly = new Assembly(longest);
  let bytes = 0;
  let count = 0;
  let sending = false;

  link.onClose((reason) => {
    end.end(reason);
    for (const { sent } of waiting.splice(0)) sent();
  });

  link.onFrame((frame) => {
    if (end.reason() !== null) return;
    const message = assembly.take(frame);
    if (message === 'broken') link.close('broken');
    else if (message !== null) messages.emit(message);
  });

  async function sendAll(): Promise<void> {
    sending = true;
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      await sendFrames(next.message);
      if (end.reason() !== null) break;
      waiting.shift();
      bytes -= next.message.length;
      next.sent();
    }
    sending = false;
  }

  async function sendFrames(message: Uint8Array): Promise<void> {
    const room = link.maxFrame - 1;
    for (let at = 0; at < message.length && end.reason() === null; at += room) {
      const part = message.subarray(at, at + room);
      const frame = new Uint8Array(part.length + 1);
      frame[0] = (at === 0 ? FIRST : 0) | (at + room >= message.length ? LAST : 0) | count;
      frame.set(part, 1);
      count = (count + 1) % COUNT;
      await link.send(frame);
    }
  }

  return {
    maxMessage: MAX_MESSAGE,
    onMessage: messages.on,
    onClose: end.on,
    close: (reason) => link.close(reason),
    send(message) {
      if (message.length === 0 || message.length > MAX_MESSAGE) {
        throw new RangeError(`a message of ${message.length} bytes`);
      }
      if (end.reason() !== null) return Promise.resolve();
      if (bytes + message.length > MAX_WAITING) {
        link.close('slow');
        return Promise.resolve();
      }
      bytes += message.length;
      return new Promise((sent) => {
        waiting.push({ message, sent });
        if (!sending) sendAll();
      });
    },
  };
}
