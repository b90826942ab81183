import type { NearbyTable } from '../../../stores/multiplayer/lobby-state';

/** The route that joins a discovered table. A phone that has a seat there goes straight to the table. */
export const joinTable = ({ card, known }: NearbyTable): `/table/${string}` | `/join/${string}` =>
  known === null ? `/join/${card.table}` : `/table/${known}`;
