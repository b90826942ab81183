import { type Chance, drawOne, numbers, permutation, shuffled } from '../chance';
import type { Seat } from '../game';
import { mostFirst, type Ranking } from '../ranking';
import type { Refusal } from '../refusal';
import { replaced } from '../replaced';
import { cardPoints, entered, isComplete, rowPoints } from './entering';
import { cardsOf, isAdvanced, type Options } from './options';
import { no } from './reasons';
import {
  CARDS_TO_END,
  cardAt,
  cardOf,
  DICE,
  freshCard,
  MOST_ROLLS,
  type Move,
  type Place,
  type Setup,
  type State,
} from './state';

const COLOURS = 6;
const OPEN_CARDS = 3;
const DEALT = { basic: 2, advanced: 5 } as const;
/** S9: the cards that each seat keeps of those it was dealt. */
export const KEPT = 3;

const ROLL: Move = { kind: 'roll' };
const STOP: Move = { kind: 'stop' };
const PASS: Move = { kind: 'pass' };

/** The ascending list of places of each bit mask. */
function subsets(of: number, size?: number): readonly (readonly number[])[] {
  const all = Array.from({ length: (1 << of) - 1 }, (_, mask) =>
    Array.from({ length: of }, (_, at) => at + 1).filter((place) => ((mask + 1) >> (place - 1)) & 1),
  );
  return size === undefined ? all : all.filter((places) => places.length === size);
}

export const REROLLS: readonly Move[] = subsets(DICE).map((places) => ({ kind: 'reroll', places }));
const KEEPS: readonly Move[] = subsets(DEALT.advanced, KEPT).map((places) => ({ kind: 'keep', places }));

/** S2, S9 */
export function start(seats: number, options: Options, chance: Chance): State {
  const setup: Setup = { cards: cardsOf(options), advanced: isAdvanced(options) };
  const active = drawOne(chance, 0, seats - 1);
  const pile = chance.draw(permutation(setup.cards.length));
  const dealt = DEALT[setup.advanced ? 'advanced' : 'basic'];
  const none = Array.from({ length: seats }, () => 0);
  return {
    setup,
    phase: setup.advanced ? 'keep' : 'roll',
    active,
    answering: active,
    dice: [],
    rolls: 0,
    places: none.map((_, seat) => {
      const from = ((seat - active + seats) % seats) * dealt;
      return pile.slice(from, from + dealt).map((number) => freshCard(setup, number));
    }),
    scored: none,
    points: none,
    pile: pile.slice(seats * dealt),
    open: [],
    kept: setup.advanced ? none.map(() => null) : [],
  };
}

export function turn(state: State): readonly Seat[] {
  if (state.phase === 'over') return [];
  if (state.phase !== 'keep') return [state.answering];
  return state.kept.flatMap((kept, seat) => (kept ? [] : [seat]));
}

/** S9: hides the others' answers until all have answered. */
export function view(state: State, seat: Seat): State {
  if (state.phase !== 'keep') return state;
  return { ...state, kept: state.kept.map((kept, other) => (other === seat ? kept : null)) };
}

export function moves(state: State, seat: Seat): readonly Move[] {
  switch (state.phase) {
    case 'keep':
      return KEEPS;
    case 'roll':
      return [ROLL];
    case 'reroll':
      return [...REROLLS, STOP];
    case 'answer':
      return [...enterings(state, seat), PASS];
    case 'take':
      return state.open.map((_, at) => ({ kind: 'take', place: at + 1 }));
    case 'over':
      return [];
  }
}

function enterings(state: State, seat: Seat): readonly Move[] {
  const all = (state.places[seat] ?? []).map((_, at): Move => ({ kind: 'enter', place: at + 1 }));
  return all.filter((move) => move.kind === 'enter' && !checkEnter(state, seat, move.place));
}

/** The refusal of moves that a phase does not allow, by phase. */
const EXPECTED: Readonly<
  Record<State['phase'], { readonly kinds: readonly Move['kind'][]; readonly else: Refusal }>
> = {
  keep: { kinds: ['keep'], else: no['keep-first'] },
  roll: { kinds: ['roll'], else: no['roll-first'] },
  reroll: { kinds: ['reroll', 'stop'], else: no['stop-first'] },
  answer: { kinds: ['enter', 'pass'], else: no['roll-stands'] },
  take: { kinds: ['take'], else: no['take-first'] },
  over: { kinds: [], else: no['roll-stands'] },
};

export function check(state: State, seat: Seat, move: Move): Refusal | null {
  const expected = EXPECTED[state.phase];
  if (!expected.kinds.includes(move.kind)) return misplaced(state, move) ?? expected.else;
  if (move.kind === 'enter') return checkEnter(state, seat, move.place);
  if (move.kind === 'keep') return move.places.length === KEPT ? null : no['keep-three'];
  if (move.kind === 'take') return state.open[move.place - 1] ? null : no['no-such-open-card'];
  return null;
}

/** Returns a more exact refusal for a move that is too late or too early; null if there is none. */
function misplaced({ phase, setup }: State, { kind }: Move): Refusal | null {
  if (kind === 'roll') return phase === 'reroll' ? no['already-rolled'] : null;
  // The basic game has no kept or open cards, so the phase's refusal is exact.
  if (phase === 'keep' || !setup.advanced) return null;
  if (kind === 'keep') return no['cards-kept'];
  return kind === 'take' ? no['nothing-to-take'] : null;
}

function checkEnter(state: State, seat: Seat, place: number): Refusal | null {
  const card = cardAt(state, seat, place);
  if (!card) return no['no-such-card'];
  return entered(cardOf(state.setup, card.number), card.filled, state.dice) ? null : no['nothing-to-enter'];
}

export function play(state: State, seat: Seat, move: Move, chance: Chance): State {
  switch (move.kind) {
    case 'keep':
      return keep(state, seat, move.places, chance);
    case 'roll':
      return { ...state, phase: 'reroll', dice: chance.draw(numbers(DICE, 1, COLOURS, true)), rolls: 1 };
    case 'reroll':
      return reroll(state, move.places, chance);
    case 'stop':
      return { ...state, phase: 'answer' };
    case 'enter':
      return enter(state, seat, move.place);
    case 'pass':
      return nextAnswer(state);
    case 'take':
      return take(state, seat, move.place);
  }
}

/** S9: after the last answer, the returned cards are shuffled into the pile and three cards become open. */
function keep(state: State, seat: Seat, places: readonly number[], chance: Chance): State {
  const kept = replaced(state.kept, seat, places);
  if (kept.includes(null)) return { ...state, kept };
  const keeps = (owner: Seat, at: number) => kept[owner]?.includes(at + 1) ?? false;
  const givenBack = state.places.flatMap((cards, owner) => cards.filter((_, at) => !keeps(owner, at)));
  const pile = chance.draw(
    shuffled([...givenBack.flatMap((card) => (card ? [card.number] : [])), ...state.pile]),
  );
  return {
    ...state,
    phase: 'roll',
    kept: [],
    places: state.places.map((cards, owner) => cards.filter((_, at) => keeps(owner, at))),
    open: pile.slice(0, OPEN_CARDS),
    pile: pile.slice(OPEN_CARDS),
  };
}

/** S3: the third roll stands. */
function reroll(state: State, places: readonly number[], chance: Chance): State {
  const fallen = chance.draw(numbers(places.length, 1, COLOURS, true));
  const dice = state.dice.map((die, at) => fallen[places.indexOf(at + 1)] ?? die);
  const rolls = state.rolls + 1;
  return { ...state, dice, rolls, phase: rolls === MOST_ROLLS ? 'answer' : 'reroll' };
}

/** S5, S6 */
function enter(state: State, seat: Seat, place: number): State {
  const held = cardAt(state, seat, place);
  if (!held) return state;
  const card = cardOf(state.setup, held.number);
  const filled = entered(card, held.filled, state.dice) ?? held.filled;
  if (!isComplete(card, filled)) return nextAnswer(inPlace(state, seat, place, { ...held, filled }));
  const scored: State = {
    ...inPlace(state, seat, place, null),
    scored: replaced(state.scored, seat, (state.scored[seat] ?? 0) + 1),
    points: replaced(state.points, seat, (state.points[seat] ?? 0) + cardPoints(card, filled)),
  };
  if (scored.scored[seat] === CARDS_TO_END) return nextAnswer(scored);
  return state.setup.advanced ? { ...scored, phase: 'take' } : nextAnswer(drawNew(scored, seat, place));
}

function inPlace(state: State, seat: Seat, place: number, card: Place): State {
  return {
    ...state,
    places: replaced(state.places, seat, replaced(state.places[seat] ?? [], place - 1, card)),
  };
}

function drawNew(state: State, seat: Seat, place: number): State {
  const [top, ...pile] = state.pile;
  return top === undefined ? state : { ...inPlace(state, seat, place, freshCard(state.setup, top)), pile };
}

/** S9: puts the open card in the free place. A card of the pile, if there is one, replaces the open card. */
function take(state: State, seat: Seat, place: number): State {
  const taken = state.open[place - 1];
  const free = (state.places[seat] ?? []).indexOf(null) + 1;
  if (taken === undefined) return state;
  const [top, ...pile] = state.pile;
  const open =
    top === undefined ? state.open.filter((_, at) => at !== place - 1) : replaced(state.open, place - 1, top);
  return nextAnswer({ ...inPlace(state, seat, free, freshCard(state.setup, taken)), open, pile });
}

/** S4, S7, S8 */
function nextAnswer(state: State): State {
  const seats = state.places.length;
  const answering = (state.answering + 1) % seats;
  if (answering !== state.active) return { ...state, phase: 'answer', answering };
  const cleared = { ...state, dice: [], rolls: 0 };
  if (state.scored.includes(CARDS_TO_END)) return { ...cleared, phase: 'over', answering };
  const active = (state.active + 1) % seats;
  return { ...cleared, phase: 'roll', active, answering: active };
}

/** S8: unscored cards count at the end only. */
export function scores(state: State): readonly number[] {
  if (state.phase !== 'over') return state.points;
  return state.points.map((points, seat) => {
    const left = (state.places[seat] ?? []).map((held) =>
      held ? rowPoints(cardOf(state.setup, held.number), held.filled) : 0,
    );
    return left.reduce((total, each) => total + each, points);
  });
}

export const ranking = (state: State): Ranking | null =>
  state.phase === 'over' ? mostFirst(scores(state)) : null;
