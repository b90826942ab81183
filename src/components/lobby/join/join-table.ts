import type { NearbyTable } from '../../../stores/multiplayer/lobby-state';

/** Where a table in sight is joined; whoever has a seat there already goes straight to it. */
export const joinTable = ({ card, known }: NearbyTable): `/table/${string}` | `/join/${string}` =>
  known === null ? `/join/${card.table}` : `/table/${known}`;
