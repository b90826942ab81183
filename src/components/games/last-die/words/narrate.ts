import { msg, plural } from '@lingui/core/macro';
import type { Move, State } from '../../../../engine/last-die/state';
import type { Happening, Say } from '../../face';
import { type Settled, settledBy } from '../board/settled';

export function narrate(
  { entry, before, after }: Happening<State, Move>,
  names: readonly string[],
  say: Say,
): string {
  const { seat, move, dice } = entry;
  const name = names[seat] ?? '';
  if (move.kind === 'stop') return say(msg`${name} stops.`);
  if (move.kind === 'roll') {
    const values = [...dice].sort((a, b) => a - b).join(' ');
    return after.phase === 'place'
      ? say(msg`${name} rolls ${values}.`)
      : say(msg`${name} rolls ${values}. Nothing fits, so the turn is over.`);
  }
  const { value, row } = move;
  const settled = settledBy(before, row - 1, after);
  if (!settled) return say(msg`${name} places a ${value} in row ${row}.`);
  const filled = settledSentence(settled, name, say);
  if (!settled.endsRound) return filled;
  const round = after.round + 1;
  const next =
    after.phase === 'over'
      ? say(msg`The tableau is full, and the game is over.`)
      : say(msg`The tableau is full: round ${round} begins.`);
  return `${filled} ${next}`;
}

/** A player who can't pay the full amount pays all they have (D9). */
function settledSentence({ row: at, points, change }: Settled, name: string, say: Say): string {
  const row = at + 1;
  const paid = -change;
  if (points > 0)
    return say(
      msg`${name} places the last die of row ${row}: ${plural(points, { one: '# point', other: '# points' })}!`,
    );
  if (change === 0) return say(msg`${name} places the last die of row ${row}, and has nothing to pay with.`);
  return say(
    msg`${name} places the last die of row ${row} and pays ${plural(paid, { one: '# point', other: '# points' })}.`,
  );
}
