import { fieldsOf, listOf, type OptionSpec, textOf } from '../options';
import { about, type Refusal } from '../refusal';
import { type Card, parseCard } from './card';
import { classicCards } from './classic';
import { no } from './reasons';

export interface Options {
  readonly variant: string;
  readonly cards: string | readonly string[];
}

const VARIANTS = ['basic', 'advanced'] as const;
const CLASSIC = 'classic';
const FEWEST_CARDS = 12;
const MOST_CARDS = 60;
/** With this many cards for each seat, a seat never lacks a card (S11). */
const CARDS_A_SEAT = { basic: 5, advanced: 6 } as const;

const defaults: Options = { variant: 'basic', cards: CLASSIC };

export const isAdvanced = ({ variant }: Options): boolean => variant === 'advanced';

export const options: OptionSpec<Options> = {
  fields: [
    { name: 'variant', kind: 'choice', default: defaults.variant, choices: VARIANTS },
    { name: 'cards', kind: 'components', default: CLASSIC },
  ],
  defaults,
  read(json) {
    const fields = fieldsOf(json, Object.keys(defaults));
    if (!fields) return null;
    const given = { ...defaults, ...Object.fromEntries(fields) };
    const variant = textOf(given.variant);
    const cards = textOf(given.cards) ?? listOf(given.cards, textOf);
    return variant === null || cards === null ? null : { variant, cards };
  },
  check(given, seats) {
    if (!VARIANTS.some((variant) => variant === given.variant)) return no.variant;
    const cards = given.cards === CLASSIC ? classicCards : given.cards;
    if (typeof cards === 'string' || cards.length < FEWEST_CARDS || cards.length > MOST_CARDS)
      return no.cards;
    return checkCards(cards) ?? checkNumber(cards.length, seats, isAdvanced(given));
  },
};

function checkCards(cards: readonly string[]): Refusal | null {
  for (const [index, text] of cards.entries()) {
    const card = parseCard(text, index + 1);
    if (!card.ok) return card.refusal;
  }
  return null;
}

function checkNumber(cards: number, seats: number, advanced: boolean): Refusal | null {
  const needed = seats * CARDS_A_SEAT[advanced ? 'advanced' : 'basic'];
  return cards < needed ? about(no['too-few-cards'], { seats, cards: needed }) : null;
}

/** Returns the cards of a game. The options must have been checked. */
export function cardsOf({ cards }: Options): readonly Card[] {
  return (typeof cards === 'string' ? classicCards : cards).flatMap((text, index) => {
    const card = parseCard(text, index + 1);
    return card.ok ? [card.value] : [];
  });
}
