import { msg } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import { FIRST_POINTS } from '../../../../engine/last-die/rules';
import type { Move, State } from '../../../../engine/last-die/state';
import type { Happening, Say, Source } from '../../face';
import { settledBy } from '../board/settled';

/**
 * The points at the beginning, and those that rows have brought and cost. Only the moves tell the two apart.
 */
export function sources(
  _: State,
  seat: Seat,
  say: Say,
  played: readonly Happening<State, Move>[],
): readonly Source[] {
  const changes = played.flatMap(({ entry: { move }, before, after }) => {
    const settled = move.kind === 'place' ? settledBy(before, move.row - 1, after) : null;
    return settled?.seat === seat ? [settled.change] : [];
  });
  const sum = (part: readonly number[]) => part.reduce((all, change) => all + change, 0);
  const rows = [
    {
      label: say(msg`Rows won`),
      points: sum(changes.filter((change) => change > 0)),
      colour: 'green' as const,
    },
    {
      label: say(msg`Rows paid for`),
      points: sum(changes.filter((change) => change < 0)),
      colour: 'red' as const,
    },
  ];
  return [
    { label: say(msg`To begin with`), points: FIRST_POINTS },
    ...rows.filter(({ points }) => points !== 0),
  ];
}
