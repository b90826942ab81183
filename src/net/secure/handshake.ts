import { ending, signal } from '../listeners';
import type { CloseReason } from '../transports/link';
import { type Authentication, type Channel, MAX_MESSAGE } from './channel';
import { type Cipher, SEAL_BYTES } from './cipher';
import type { HandshakeOutcome } from './handshake-sides';

/** Handles a message of the other end. Returns the next step, the result, or why the handshake has failed. */
export type Step = (message: Uint8Array) => Step | Agreed | CloseReason | Later;

/** A result that a person decides. Messages that arrive before are not allowed. */
export interface Later {
  readonly later: (done: (result: Agreed | CloseReason) => void) => void;
}

export interface Agreed {
  readonly peer: Uint8Array;
  readonly by: Authentication;
  readonly out: Cipher;
  readonly into: Cipher;
}

/** Runs the steps over a channel. Calls `then` once with the outcome. */
export function handshake(
  channel: Channel,
  first: Step,
  refuse: (why: CloseReason) => Promise<void>,
  then: (outcome: HandshakeOutcome) => void,
): void {
  let step: Step | null = first;

  function fail(why: CloseReason): void {
    if (step === null) return;
    step = null;
    then({ ok: false, why });
  }

  channel.onClose(fail);
  const stop = channel.onMessage((message) => {
    if (step === null) return;
    const next = step(message);
    if (typeof next === 'function') step = next;
    else if (typeof next === 'object' && 'later' in next) {
      step = () => 'broken';
      next.later((result) => {
        if (step !== null) finish(result);
      });
    } else finish(next);
  });

  function finish(next: Agreed | CloseReason): void {
    stop();
    if (typeof next === 'string') {
      fail(next);
      refuse(next).then(() => channel.close(next));
      return;
    }
    step = null;
    const { peer, by, out, into } = next;
    then({ ok: true, peer, by, channel: sealedOver(channel, out, into) });
  }
}

/** NS6, NS7: a channel that encrypts its messages over another one. */
function sealedOver(channel: Channel, out: Cipher, into: Cipher): Channel {
  const messages = signal<Uint8Array>();
  const end = ending();
  channel.onClose(end.end);
  channel.onMessage((sealed) => {
    if (end.reason() !== null) return;
    const message = into.open(sealed);
    if (message === null) channel.close('forged');
    else messages.emit(message);
  });
  return {
    maxMessage: MAX_MESSAGE - SEAL_BYTES,
    onMessage: messages.on,
    onClose: end.on,
    close: (reason) => channel.close(reason),
    send(message) {
      if (message.length === 0 || message.length > MAX_MESSAGE - SEAL_BYTES) {
        throw new RangeError(`a message of ${message.length} bytes`);
      }
      if (end.reason() !== null) return Promise.resolve();
      const sealed = out.seal(message);
      if (sealed !== null) return channel.send(sealed);
      channel.close('lost');
      return Promise.resolve();
    },
  };
}
