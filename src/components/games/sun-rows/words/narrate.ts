import { msg, plural } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import { colours } from '../../../../engine/sun-rows/card';
import { CARDS_TO_END, cardAt, cardOf, type Move, type State } from '../../../../engine/sun-rows/state';
import type { Happening, Say } from '../../face';
import { fitInPlay } from '../board/fit';
import { countWords, diceWords, listed, pointWords } from './words';

type Played = Happening<State, Move>;

export function narrate(
  happening: Played,
  names: readonly string[],
  say: Say,
  earlier: () => readonly Played[] = () => [],
  here: readonly Seat[] = [],
): string {
  const sentence = sentenceFor(happening, names, say);
  // Those who look at the phone have seen what their own entry brings.
  if (here.length === 0 || here.includes(happening.entry.seat)) return sentence;
  const since = earlier().findLast(({ entry }) => here.includes(entry.seat))?.after;
  return since ? [sentence, ...gained(since, happening.before, names, say)].join(' ') : sentence;
}

/** The points of cards that were finished in between, by seat. */
function gained(since: State, now: State, names: readonly string[], say: Say): readonly string[] {
  const gains = now.points.flatMap((points, seat) => {
    const gain = points - (since.points[seat] ?? 0);
    return gain > 0 ? [`${names[seat] ?? ''} +${gain}`] : [];
  });
  if (gains.length === 0) return [];
  const list = listed(gains, say);
  return [say(msg({ message: `Before that: ${list}.`, comment: 'points of others: Mia +19, Ben +8' }))];
}

function sentenceFor(happening: Played, names: readonly string[], say: Say): string {
  const { entry, before, after } = happening;
  const name = names[entry.seat] ?? '';
  switch (entry.move.kind) {
    case 'roll': {
      const dice = diceWords(after.dice, say);
      return say(msg`${name} rolls ${dice}.`);
    }
    case 'reroll': {
      const { places } = entry.move;
      const again = places.length;
      const dice = diceWords(after.dice, say);
      const thrown = diceWords(diceAt(before, places), say);
      // Nothing on the screen has changed: without a word it would look as if no die had been thrown.
      if (thrown === diceWords(diceAt(after, places), say))
        return say(msg`${name} rolls ${thrown} again, and gets the same.`);
      return say(msg`${name} rolls ${plural(again, { one: '# die', other: '# dice' })} again: now ${dice}.`);
    }
    case 'stop':
      return say(msg`${name} keeps these dice.`);
    case 'enter':
      return entrySentence(happening, entry.move.place, name, say);
    case 'pass':
      return say(msg`${name} passes.`);
    case 'keep':
      return say(msg`${name} has chosen three cards.`);
    case 'take':
      return say(msg`${name} takes a new card.`);
  }
}

const diceAt = ({ dice }: State, places: readonly number[]) =>
  places.flatMap((place) => dice[place - 1] ?? []);

function entrySentence({ entry, before, after }: Played, place: number, name: string, say: Say) {
  const held = cardAt(before, entry.seat, place);
  const fit = held && fitInPlay(before, held);
  const boxes = held && fit ? countWords(filledByColour(before, held, fit.filled), say) : '';
  if (!fit?.complete) return say(msg`${name} fills ${boxes}.`);
  const points = pointWords(fit.points, say);
  if (after.scored[entry.seat] === CARDS_TO_END)
    return say(msg`${name} fills ${boxes} and finishes a fourth card for ${points}. This is the last turn.`);
  return say(msg`${name} fills ${boxes} and finishes a card for ${points}.`);
}

/** The number of newly filled boxes of each colour, red first. */
export function filledByColour(
  { setup }: State,
  held: { readonly number: number; readonly filled: readonly number[] },
  after: readonly number[],
): readonly number[] {
  const card = cardOf(setup, held.number);
  return colours.map((_, colour) => {
    const at = card.findIndex((row) => row.colour === colour + 1);
    return at < 0 ? 0 : (after[at] ?? 0) - (held.filled[at] ?? 0);
  });
}
