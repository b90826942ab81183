import type { Seat } from '../game';

/** With the dice of a day one person plays against one bot. */
export const PERSON: Seat = 0;
export const OPPONENT: Seat = 1;
