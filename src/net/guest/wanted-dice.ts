import { rolled, tapped } from '../../engine/chance';
import { parseMove } from '../../engine/game';
import { type AnyMatch, commit } from '../../engine/match';
import type { FromHost } from '../protocol/message';
import type { Wanted } from '../session/session';

type Sent = NonNullable<Extract<FromHost, { kind: 'wanted' }>['wanted']>;

const noChance = rolled(() => 0);

/**
 * N13: the dice to throw, found by playing the moves with the dice given so far. Null if they can't be
 * played.
 */
export function wantedDice(match: AnyMatch, { seat, moves, given }: Sent): Wanted | null {
  let before = match;
  for (const [at, text] of moves.entries()) {
    const move = parseMove(match.game.notation, text);
    if (move === null) return null;
    const last = at === moves.length - 1;
    const fallen = tapped(last ? given : [], noChance);
    const after = commit(before, seat, move, fallen);
    if (!after.ok) return null;
    const draw = fallen.wanted();
    if (last) return draw && !fallen.fault() ? { seat, move, given, draw } : null;
    before = after.value;
  }
  return null;
}
