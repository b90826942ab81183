import { msg, plural } from '@lingui/core/macro';
import type { Move, State } from '../../../../engine/last-die/state';
import type { Happening, Say } from '../../face';
import type { Settled } from '../board/settled';
import { fitsNothing, type Laid, laidIn, seatAtGoal, turnOf } from './laid';
import { chipText } from './words';

type Happened = Happening<State, Move>;

/** Two lines of a narrow phone. A longer sentence does not tell how the turn before it ended. */
const TWO_LINES = 84;

/**
 * What the turn has brought so far. While it fits, the sentence still says that nothing fitted in the turn before, because
 * that turn ended without a tap.
 */
export function narrate(
  happening: Happened,
  names: readonly string[],
  say: Say,
  earlier: () => readonly Happened[] = () => [],
): string {
  const played = [...earlier(), happening];
  const turn = turnOf(played);
  const sentence = turnSentence(turn, happening, names, say);
  const last = played[played.length - turn.length - 1];
  if (!last || !fitsNothing(last)) return sentence;
  const both = `${inVain(last, names, say)} ${sentence}`;
  return both.length > TWO_LINES ? sentence : both;
}

function turnSentence(turn: readonly Happened[], now: Happened, names: readonly string[], say: Say): string {
  const { entry, after } = now;
  const { seat, move } = entry;
  const name = names[seat] ?? '';
  const laid = laidIn(turn);
  const placed = listOf(laid, say);
  if (move.kind === 'stop')
    return placed === '' ? say(msg`${name} stops.`) : say(msg`${name} places ${placed}, and stops.`);
  if (move.kind === 'roll') {
    const values = valuesOf(now);
    if (placed === '') return fitsNothing(now) ? inVain(now, names, say) : say(msg`${name} rolls ${values}.`);
    return fitsNothing(now)
      ? say(msg`${name} places ${placed}, then rolls ${values}. Nothing fits, so the turn is over.`)
      : say(msg`${name} places ${placed}, then rolls ${values}.`);
  }
  const [only, ...others] = laid;
  const filled = only?.settled && others.length === 0 ? only.settled : null;
  const sentence = filled ? settledSentence(filled, name, say) : say(msg`${name} places ${placed}.`);
  return [sentence, ...goalSentence(now, say), ...roundSentence(now, after, say)].join(' ');
}

/** The dice of a roll, lowest first. */
const valuesOf = ({ entry }: Happened): string => [...entry.dice].sort((a, b) => a - b).join(' ');

function inVain(roll: Happened, names: readonly string[], say: Say): string {
  const name = names[roll.entry.seat] ?? '';
  const values = valuesOf(roll);
  return say(msg`${name} rolls ${values}. Nothing fits, so the turn is over.`);
}

/** "6 6 in row 2, 4 in row 1 (+30)" */
function listOf(laid: readonly Laid[], say: Say): string {
  return laid
    .map(({ row, values: dice, settled }) => {
      const values = dice.join(' ');
      if (!settled) return say(msg`${values} in row ${row}`);
      const change = chipText(settled.change);
      return say(msg`${values} in row ${row} (${change})`);
    })
    .join(', ');
}

/** D12: points that reach the goal have no effect before the round ends. */
function goalSentence(now: Happened, say: Say): readonly string[] {
  const seat = seatAtGoal(now);
  const { phase, round, setup, points } = now.after;
  if (seat === null || phase === 'over' || round > now.before.round) return [];
  const { goal } = setup;
  const reached = points[seat] ?? 0;
  return [say(msg`${reached} of ${goal}: this tableau is played to its end.`)];
}

function roundSentence({ before }: Happened, after: State, say: Say): readonly string[] {
  if (after.phase === 'over') return [say(msg`The tableau is full, and the game is over.`)];
  if (after.round === before.round) return [];
  const round = after.round + 1;
  return [say(msg`The tableau is full: round ${round} begins.`)];
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
