import { msg, plural } from '@lingui/core/macro';
import { advice, type CardFacts, type Facts, type RollFacts } from '../../../../engine/sun-rows/advice';
import type { Move, State } from '../../../../engine/sun-rows/state';
import type { Reason, Say } from '../../face';
import { diceWords, pointWords } from './words';

/** Why this move is recommended, in one or two sentences; null if there is nothing to say. */
export const reason: Reason<State, Move> = (move, { state, seat, names }, say, instead) => {
  if (seat === null || move.kind === 'roll' || move.kind === 'keep' || move.kind === 'take') return null;
  const { facts } = advice(state, seat, move);
  const { own, other } = facts;
  const made = instead?.kind === 'reroll' ? advice(state, seat, instead).facts.rolled : null;
  switch (move.kind) {
    case 'enter':
      return (
        own &&
        [
          fitting(own, say),
          ...(instead?.kind === 'pass' ? [] : compared(own, other, instead !== undefined, say)),
        ].join(' ')
      );
    case 'pass':
      return passing(own, say);
    case 'stop':
      return own && [fitting(own, say), ...shared(facts, say), ...seldom(made, own, say)].join(' ');
    case 'reroll': {
      const rivals = names.filter((_, each) => each !== seat);
      return rolling(facts, made, rivals, names, say);
    }
  }
};

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

function compared(own: CardFacts, other: CardFacts | null, made: boolean, say: Say): readonly string[] {
  if (!other) return [];
  const { place, boxes, needs: theirs } = other;
  if (boxes < own.boxes) return [say(msg`Card ${place} would take only ${boxes}.`)];
  const { needs } = own;
  if (!made || needs === 0 || needs >= theirs) return [];
  return [say(msg`It then needs ${needs} more to be finished, card ${place} would need ${theirs}.`)];
}

/** S4: all players enter the same dice. */
function shared({ theirs }: Facts, say: Say): readonly string[] {
  return theirs === 0 ? [say(msg`Nobody else can enter any of these dice.`)] : [];
}

/** How few of the rolls that were made fit more dice. */
function seldom(made: RollFacts | null, { points }: CardFacts, say: Say): readonly string[] {
  if (!made || points > 0 || made.more >= SELDOM) return [];
  const { more } = made;
  return [say(msg`${more} of 100 such rolls fit more dice.`)];
}

function passing(own: CardFacts | null, say: Say): string {
  if (!own) return say(msg`None of these dice fits your cards.`);
  const { place, boxes } = own;
  return say(
    msg`Card ${place} would take ${plural(boxes, { one: '# die', other: '# dice' })}. If you pass, its boxes stay free.`,
  );
}

/** What the roll takes from another player, what it can bring, and what is sure of it. */
function rolling(
  facts: Facts,
  made: RollFacts | null,
  rivals: readonly string[],
  names: readonly string[],
  say: Say,
): string | null {
  const { own, kept, rolled } = facts;
  if (!rolled) return null;
  const taken = taking(rolled, names, say);
  const finish = finishing(rolled, made, say);
  const keeping = keepingWords(kept, say);
  // Three sentences fit beside the button.
  if (finish) return [...taken, finish, ...keeping].join(' ');
  if (taken.length > 0) return [...taken, ...also(own, say), ...better(rolled, made, say)].join(' ');
  const more = better(rolled, made, say);
  if (made && more.length === 0) return keptWords(rolled, made, keeping, say);
  if (more.length > 0) return [...keeping, lying(own, rolled, say), ...more].join(' ');
  // That dice fit is no reason to roll them again, so the last sentence has to say more.
  return [lying(own, rolled, say), forOthers(facts, rivals, say)].join(' ');
}

/** Between two rolls that promise the same: what the kept dice fill for oneself, and for others (S4). */
function keptWords(rolled: RollFacts, made: RollFacts, keeping: readonly string[], say: Say): string {
  const [boxes, theirs, less] = [made.kept, made.keptByOthers, rolled.keptByOthers];
  if (rolled.kept > boxes)
    return [...keeping, say(msg`With the roll that was made, they fill only ${boxes}.`)].join(' ');
  if (less < theirs)
    return say(
      msg`Of the dice that you kept, another player could enter ${theirs}; with the better roll, only ${less}.`,
    );
  return say(msg`On average, this roll brings you more than the one that was made.`);
}

/** S4: dice that help another player nearly as much are worth less. Otherwise the expert's mean has to do. */
function forOthers({ rolled, theirs }: Facts, rivals: readonly string[], say: Say): string {
  const now = rolled?.now ?? 0;
  if (theirs === 0 || theirs < now - 1) return say(msg`On average, another roll brings you more.`);
  const [name = ''] = rivals;
  return rivals.length === 1
    ? say(msg`But ${name} could enter ${theirs} of them, too. On average, another roll is better for you.`)
    : say(
        msg`But another player could enter ${theirs} of them, too. On average, another roll is better for you.`,
      );
}

/** A roll that seldom finishes the other's card takes it away. */
const SELDOM = 50;

/** S4: as they lie, the dice would finish a card of another player. */
function taking({ rival }: RollFacts, names: readonly string[], say: Say): readonly string[] {
  if (!rival || rival.of100 > SELDOM) return [];
  const name = names[rival.seat] ?? '';
  const worth = pointWords(rival.points, say);
  const { of100 } = rival;
  return [
    say(
      msg`As they lie, the dice finish a card for ${name}: ${worth}. After this roll, only ${of100} times in 100.`,
    ),
  ];
}

/** A card that fewer rolls finish is no reason. */
const WORTH_TELLING = 5;

function finishing({ finish }: RollFacts, made: RollFacts | null, say: Say): string | null {
  // The roll that was made is no worse at that.
  if (finish && made?.finish && made.finish.of100 >= finish.of100 && made.finish.points >= finish.points)
    return null;
  if (!finish || finish.of100 < WORTH_TELLING || finish.needs.length === 0) return null;
  const { place, least, points, of100, needs } = finish;
  const most = pointWords(points, say);
  const worth = least < points ? say(msg`up to ${most}`) : most;
  const dice = diceWords(needs, say);
  return say(msg`If you roll ${dice}, you finish card ${place}: ${worth}, in ${of100} of 100 such rolls.`);
}

function keepingWords(kept: CardFacts | null, say: Say): readonly string[] {
  if (!kept) return [];
  const { place, boxes } = kept;
  return [
    say(
      msg`The dice that you keep fill ${plural(boxes, { one: '# box', other: '# boxes' })} of card ${place}.`,
    ),
  ];
}

/** The dice that finish another's card finish one's own card as well. */
function also(own: CardFacts | null, say: Say): readonly string[] {
  if (!own || own.points === 0) return [];
  const { place } = own;
  const worth = pointWords(own.points, say);
  return [say(msg`They would finish your card ${place}, too: ${worth}.`)];
}

function lying(own: CardFacts | null, { now }: RollFacts, say: Say): string {
  if (own && own.points > 0) return fitting(own, say);
  return say(
    msg`${plural(now, { 0: 'As they lie, no die fits.', one: 'As they lie, # die fits one of your cards.', other: 'As they lie, # dice fit one of your cards.' })}`,
  );
}

/** What of 100 rolls is better than the dice as they lie, or than the roll that was made. */
function better({ filled, more, rows }: RollFacts, made: RollFacts | null, say: Say): readonly string[] {
  if (made) {
    if (!filled && rows > made.rows)
      return [say(msg`${rows} of 100 such rolls fill a row; of the roll that was made, ${made.rows}.`)];
    return more > made.more
      ? [say(msg`${more} of 100 such rolls fit more dice; of the roll that was made, ${made.more}.`)]
      : [];
  }
  if (!filled && rows > more) return [say(msg`${rows} of 100 such rolls fill a row.`)];
  return more > 0 ? [say(msg`${more} of 100 such rolls fit more dice.`)] : [];
}
