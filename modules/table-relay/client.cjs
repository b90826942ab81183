const { Budget } = require('./limits.cjs');

const OPEN = 1;
const NORMAL = 1000;

/**
 * @typedef {import('ws').WebSocket} Socket
 * @typedef {import('./limits.cjs').LIMITS} Limits
 * @typedef {{ id: number, salt: Uint8Array, info: Uint8Array, host: Client, members: Map<number, Client>, next: number }} Room
 * @typedef {{ kind: 'new' } | { kind: 'browser' } | { kind: 'host', room: Room }
 *   | { kind: 'guest', room: Room, member: number }} Role
 */

/** One WebSocket: its role, and how much it may still send. */
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
    this.lastReceived = now;
    /** The time of the last message to it. */
    this.lastSent = now;
    this.pinged = false;
    /** Pongs that the relay has asked for and not received yet. They cost no budget. */
    this.pongsDue = 0;
    this.becomeGuest();
    /** Received messages that wait for budget. @type {Buffer[]} */
    this.queue = [];
    /** Bytes from it that its host's socket has not taken yet. */
    this.waiting = 0;
    /** How its socket was closed, while its queue is not empty yet. @type {'in order' | 'lost' | null} */
    this.closed = null;
  }

  /** NR6, NR11: from its joining on a guest has a guest's budget, as a new client has before its first message. */
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

  /** NR11: whether a ping, or a pong without a ping, exceeds the budget. @param {Uint8Array} payload */
  isControlTooMany({ length }) {
    const at = this.now();
    const isTooMany = !this.bytes.any(at) || !this.messages.any(at);
    this.bytes.spend(length, at);
    this.messages.spend(1, at);
    return isTooMany;
  }

  /** Whether it may send more now. */
  isWithinBudget() {
    const at = this.now();
    return this.bytes.any(at) && this.messages.any(at) && this.waiting < this.limits.waitingFromGuest;
  }

  /** Reads its socket only while it may send more. Unread bytes slow the sender down. */
  updateReading() {
    if (this.socket.readyState !== OPEN) return;
    if (this.isWithinBudget()) this.socket.resume();
    else this.socket.pause();
  }

  /** Whether too many bytes wait for it because it reads slowly. */
  isSlow() {
    return this.socket.bufferedAmount > this.limits.waiting;
  }

  /** @param {Uint8Array} bytes @param {() => void} [taken] called when the socket has taken the bytes */
  send(bytes, taken = () => {}) {
    if (this.socket.readyState !== OPEN) return;
    this.lastSent = this.now();
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
