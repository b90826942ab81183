const { Budget } = require('./limits.cjs');

const OPEN = 1;
const NORMAL = 1000;

/**
 * @typedef {import('ws').WebSocket} Socket
 * @typedef {import('./limits.cjs').LIMITS} Limits
 * @typedef {{ id: number, salt: Uint8Array, info: Uint8Array, host: Client, members: Map<number, Client>, next: number }} Room
 * @typedef {{ kind: 'new' } | { kind: 'looks' } | { kind: 'hosts', room: Room }
 *   | { kind: 'plays', room: Room, member: number }} Role
 */

/** One WebSocket: what it is here for, and how much it may still say. */
class Client {
  /** @param {Socket} socket @param {string} address @param {Limits} limits @param {() => number} clock */
  constructor(socket, address, limits, clock) {
    const now = clock();
    this.now = clock;
    this.socket = socket;
    this.address = address;
    this.limits = limits;
    /** @type {Role} */
    this.role = { kind: 'new' };
    this.since = now;
    this.heard = now;
    /** When it was last told something. */
    this.told = now;
    this.pinged = false;
    /** Answers to our pings that have not come yet: these it need not pay for. */
    this.pongsDue = 0;
    this.becomeGuest();
    /** Said, and not heard yet. @type {Buffer[]} */
    this.queue = [];
    /** Bytes that it has said and its host's socket has not taken yet. */
    this.waiting = 0;
    /** How it went, while something that it had said is still to be heard. @type {'in order' | 'lost' | null} */
    this.gone = null;
  }

  /** What a guest may say is counted from its coming on. So it is with one that has not said yet what it is here for. */
  becomeGuest() {
    const { guestBytesPerSecond, guestFirstBytes, guestMessagesPerSecond, guestFirstMessages } = this.limits;
    this.bytes = new Budget(guestBytesPerSecond, this.now(), guestFirstBytes);
    this.messages = new Budget(guestMessagesPerSecond, this.now(), guestFirstMessages);
  }

  becomeHost() {
    this.bytes = new Budget(this.limits.hostBytesPerSecond, this.now());
    this.messages = new Budget(this.limits.hostMessagesPerSecond, this.now());
  }

  ping() {
    this.pinged = true;
    this.pongsDue += 1;
    this.socket.ping();
  }

  /** NR11: whether a ping, or a pong that nobody has asked for, is one too many. @param {Uint8Array} payload */
  isControlTooMany({ length }) {
    const at = this.now();
    const isTooMany = !this.bytes.any(at) || !this.messages.any(at);
    this.bytes.spend(length, at);
    this.messages.spend(1, at);
    return isTooMany;
  }

  /** Whether it has said no more than it may. */
  mayGoOn() {
    const at = this.now();
    return this.bytes.any(at) && this.messages.any(at) && this.waiting < this.limits.waitingFromGuest;
  }

  /** What more it says is left in its socket as long as it may not go on. */
  readIfItMay() {
    if (this.socket.readyState !== OPEN) return;
    if (this.mayGoOn()) this.socket.resume();
    else this.socket.pause();
  }

  /** Whether it reads so slowly that too much waits for it. */
  isSlow() {
    return this.socket.bufferedAmount > this.limits.waiting;
  }

  /** @param {Uint8Array} bytes @param {() => void} [taken] when the socket has taken it */
  tell(bytes, taken = () => {}) {
    if (this.socket.readyState !== OPEN) return;
    this.told = this.now();
    this.socket.send(bytes, { binary: true }, taken);
  }

  /** @param {number} [code] */
  close(code = NORMAL) {
    this.queue = [];
    if (this.socket.isPaused) this.socket.resume();
    this.socket.close(code);
  }
}

module.exports = { Client, OPEN, NORMAL };
