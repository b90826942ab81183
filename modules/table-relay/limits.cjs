/** NR6, NR7. Many times the need of any game, and little for a computer. Times are in milliseconds. */
const LIMITS = {
  sockets: 500,
  /** Where the address is known. */
  socketsFromOne: 64,
  rooms: 100,
  /** Where the address is known. */
  roomsFromOne: 8,
  /** Guests of one table: the number of phones that it can know (N7). */
  members: 32,
  /** Where the address is known. */
  membersFromOne: 8,
  message: 16_384,
  /** Bytes of a table's card. */
  info: 120,
  /** A host sends to all of its guests, a guest only to its host. */
  hostBytesPerSecond: 4 * 1024 * 1024,
  hostMessagesPerSecond: 4000,
  guestBytesPerSecond: 1024 * 1024,
  guestMessagesPerSecond: 250,
  /**
   * A guest's budget when it joins. Enough for a handshake, and so little that joining repeatedly gains
   * nothing.
   */
  guestFirstBytes: 4096,
  guestFirstMessages: 8,
  /** Bytes that may wait for a slow reader. */
  waiting: 2 * 1024 * 1024,
  /** Of these, the bytes of one guest for its host. */
  waitingFromGuest: 64 * 1024,
  /** The timeout for the first message. */
  first: 10_000,
  /** NR12: from a refusal to the cut; checked every TICK_MS. */
  refused: 500,
  /** Silence before a ping, and before the connection is closed. */
  ping: 5000,
  silence: 15_000,
  /** Time after which a browser's or host's last message is repeated. */
  again: 5000,
};

/** A token bucket: refills by `perSecond`, and holds at most that much. */
class Budget {
  /** @param {number} perSecond @param {number} now @param {number} [left] */
  constructor(perSecond, now, left = perSecond) {
    this.perSecond = perSecond;
    this.left = left;
    this.at = now;
  }

  /** @param {number} amount @param {number} now */
  spend(amount, now) {
    this.earn(now);
    this.left -= amount;
  }

  /** Whether anything is left. @param {number} now */
  any(now) {
    this.earn(now);
    return this.left > 0;
  }

  /** @param {number} now */
  earn(now) {
    this.left = Math.min(this.perSecond, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
  }
}

module.exports = { LIMITS, Budget };
