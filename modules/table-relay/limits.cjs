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
  bytesPerSecond: 4 * 1024 * 1024,
  messagesPerSecond: 4000,
  /** Bytes that may wait for one that reads slowly. */
  waiting: 2 * 1024 * 1024,
  /** From connecting to saying what for. */
  first: 10_000,
  /** Silence before a ping, and before it is over. */
  ping: 15_000,
  silence: 40_000,
  /** After so long those who look or host are told again what they know. */
  again: 15_000,
};

/** What may be spent: so much a second, and as much at once. */
class Budget {
  /** @param {number} perSecond @param {number} now */
  constructor(perSecond, now) {
    this.perSecond = perSecond;
    this.left = perSecond;
    this.at = now;
  }

  /** Whether there is any left after this. @param {number} amount @param {number} now */
  spend(amount, now) {
    const earned = ((now - this.at) / 1000) * this.perSecond;
    this.left = Math.min(this.perSecond, this.left + earned) - amount;
    this.at = now;
    return this.left > 0;
  }
}

module.exports = { LIMITS, Budget };
