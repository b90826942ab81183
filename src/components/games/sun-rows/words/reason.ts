import { msg, plural } from '@lingui/core/macro';
import { advice, type CardFacts } from '../../../../engine/sun-rows/advice';
import type { Move, State } from '../../../../engine/sun-rows/state';
import type { Moment, Say } from '../../face';
import { pointWords } from './words';

/** Why this move is recommended, in one or two sentences; null if there is nothing to say. */
export function reason(move: Move, { state, seat }: Moment<State, Move>, say: Say): string | null {
  if (seat === null || move.kind === 'roll' || move.kind === 'keep' || move.kind === 'take') return null;
  const { own, other, kept } = advice(state, seat, move).facts;
  switch (move.kind) {
    case 'enter':
      return own && [fitting(own, say), ...compared(own, other, say)].join(' ');
    case 'pass':
    case 'stop':
      return own && fitting(own, say);
    case 'reroll':
      return rolling(own, kept, say);
  }
}

function fitting({ place, boxes, rows, points }: CardFacts, say: Say): string {
  if (points > 0) {
    const worth = pointWords(points, say);
    return say(msg`These dice finish card ${place}: ${worth}.`);
  }
  if (rows > 0)
    return say(
      msg`Card ${place} takes ${plural(boxes, { one: '# die', other: '# dice' })} and gets ${plural(rows, { one: '# full row', other: '# full rows' })}.`,
    );
  return say(msg`Card ${place} takes ${plural(boxes, { one: '# die', other: '# dice' })}.`);
}

function compared(own: CardFacts, other: CardFacts | null, say: Say): readonly string[] {
  if (!other || other.boxes >= own.boxes) return [];
  const { place, boxes } = other;
  return [say(msg`Card ${place} would take only ${boxes}.`)];
}

/** The kept dice fit, and so many fit without another roll. */
function rolling(own: CardFacts | null, kept: CardFacts | null, say: Say): string {
  const now = own?.boxes ?? 0;
  const lying = say(
    msg`${plural(now, { 0: 'As they lie, no die fits.', one: 'As they lie, # die fits one of your cards.', other: 'As they lie, # dice fit one of your cards.' })}`,
  );
  if (!kept) return lying;
  const { place, boxes } = kept;
  return `${say(msg`The dice that you keep fill ${plural(boxes, { one: '# box', other: '# boxes' })} of card ${place}.`)} ${lying}`;
}
