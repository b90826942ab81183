import { msg, plural } from '@lingui/core/macro';
import { advice, type CardFacts, type Facts, type RollFacts } from '../../../../engine/sun-rows/advice';
import type { Move, State } from '../../../../engine/sun-rows/state';
import type { Moment, Say } from '../../face';
import { pointWords } from './words';

/** Why this move is recommended, in one or two sentences; null if there is nothing to say. */
export function reason(move: Move, { state, seat }: Moment<State, Move>, say: Say): string | null {
  if (seat === null || move.kind === 'roll' || move.kind === 'keep' || move.kind === 'take') return null;
  const { facts } = advice(state, seat, move);
  const { own, other } = facts;
  switch (move.kind) {
    case 'enter':
      return own && [fitting(own, say), ...compared(own, other, say)].join(' ');
    case 'pass':
      return passing(own, say);
    case 'stop':
      return own && [fitting(own, say), ...shared(facts, say)].join(' ');
    case 'reroll':
      return rolling(facts, say);
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

/** S4: all players enter the same dice. */
function shared({ theirs }: Facts, say: Say): readonly string[] {
  return theirs === 0 ? [say(msg`Nobody else can enter any of these dice.`)] : [];
}

function passing(own: CardFacts | null, say: Say): string {
  if (!own) return say(msg`None of these dice fits your cards.`);
  const { place, boxes } = own;
  return say(
    msg`Card ${place} would take ${plural(boxes, { one: '# die', other: '# dice' })}. If you pass, its boxes stay free.`,
  );
}

/** The kept dice fit, so many fit without another roll, and so many rolls do better. */
function rolling({ kept, rolled }: Facts, say: Say): string | null {
  if (!rolled) return null;
  const { now } = rolled;
  const lying = say(
    msg`${plural(now, { 0: 'As they lie, no die fits.', one: 'As they lie, # die fits one of your cards.', other: 'As they lie, # dice fit one of your cards.' })}`,
  );
  const hope = better(rolled, say);
  if (!kept) return [lying, ...hope].join(' ');
  const { place, boxes } = kept;
  const keeping = say(
    msg`The dice that you keep fill ${plural(boxes, { one: '# box', other: '# boxes' })} of card ${place}.`,
  );
  return [keeping, lying, ...hope].join(' ');
}

/** What of 100 rolls is better than the dice as they lie. */
function better({ filled, more, rows }: RollFacts, say: Say): readonly string[] {
  if (!filled && rows > more) return [say(msg`${rows} of 100 such rolls fill a row.`)];
  return more > 0 ? [say(msg`${more} of 100 such rolls fit more dice.`)] : [];
}
