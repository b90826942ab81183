// In milliseconds.

/** N22: a guest sends something at least this often. */
export const PING_MS = 5000;
/** N22: a phone that has been silent for so long is gone. */
export const SILENCE_MS = 15_000;
/** N17: the first heir offers to host after this. */
export const FIRST_HEIR_MS = 8000;
/** N17: each next heir waits so much longer. */
export const NEXT_HEIR_MS = 4000;
/** N18: a new host waits so long for the others. */
export const GATHER_MS = 5000;
/** N36: the host waits so long for the link of a phone. */
export const WITNESS_MS = 3000;
