/** NR6. Many times what any game needs, and little for a computer. Times in milliseconds. */
const LIMITS = {
  sockets: 500,
  /** Where the address is known. */
  socketsFromOne: 64,
  rooms: 100,
  /** Where the address is known. */
  roomsFromOne: 8,
  /** Guests of one table: as many phones as it can know. */
  members: 32,
  /** Where the address is known. */
  membersFromOne: 8,
  message: 16_384,
  /** What a table says about itself. */
  info: 120,
  /** A host speaks with all of its guests, a guest with its host only. */
  hostBytesPerSecond: 4 * 1024 * 1024,
  hostMessagesPerSecond: 4000,
  guestBytesPerSecond: 1024 * 1024,
  guestMessagesPerSecond: 250,
  /** What a guest may say at once when it comes. More than a handshake, so little that coming again and again gains nothing. */
  guestFirstBytes: 4096,
  guestFirstMessages: 8,
  /** Bytes that may wait for one that reads slowly. */
  waiting: 2 * 1024 * 1024,
  /** Of these, bytes of one guest for its host. */
  waitingFromGuest: 64 * 1024,
  /** From connecting to saying what for. */
  first: 10_000,
  /** NR12: from being refused to being cut; looked at every TICK_MS. */
  refused: 500,
  /** Silence before a ping, and before it is over. */
  ping: 5000,
  silence: 15_000,
  /** After so long those who look or host are told again what they know. */
  again: 5000,
};

/** What may be spent: so much a second, and as much at once. */
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
