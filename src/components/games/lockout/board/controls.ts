import { msg, plural } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import { MOST_MISSES, moves } from '../../../../engine/lockout/rules';
import { scoreOf, withMark } from '../../../../engine/lockout/sheet';
import {
  emptySheet,
  lastNumber,
  type Mark,
  type Move,
  type State,
  whiteSum,
} from '../../../../engine/lockout/state';
import { withPlayerName } from '../../../board-kit/with-player-name';
import type { Action, Controls, Moment, Say } from '../../face';
import { place, placeName } from '../words/words';
import { missPoints } from './miss-points';

type Now = Moment<State, Move>;

/** A warning names so many numbers at most, and counts more. */
const MOST_NAMED = 2;

export function controls(moment: Now, say: Say): Controls<Move> {
  const { seat } = moment;
  if (seat === null) return { prompt: waiting(moment, say), main: null, others: [] };
  return withPlayerName(ownControls(moment, seat, say), moment, say);
}

function ownControls({ draft, state }: Now, seat: Seat, say: Say): Controls<Move> {
  const placed = draft.at(-1);
  if (placed?.kind === 'mark') return marking(state, seat, placed, say);
  switch (state.phase) {
    case 'roll':
      return {
        prompt:
          missesOf(state, seat) === MOST_MISSES - 1
            ? say(msg`Your roll. A fourth miss would end the game.`)
            : say(msg`Your roll.`),
        main: { label: say(msg`Roll`), moves: [{ kind: 'roll' }], throws: true },
        others: [],
      };
    case 'white':
      return white(state, seat, say);
    case 'colour':
      return state.activeMarked ? colour(state, seat, say) : colourOrMiss(state, seat, say);
    case 'over':
      return { prompt: say(msg`The game is over.`), main: null, others: [] };
  }
}

function waiting({ over, turn, state, last, flying, names }: Now, say: Say): string {
  if (over) return say(msg`The game is over.`);
  const [first] = turn;
  // The narration already reports the entry that has landed.
  if (first === undefined) {
    const name = names[last?.entry.seat ?? state.active] ?? '';
    return flying ? say(msg`${name} rolls…`) : '';
  }
  const waitedFor = turn.map((seat) => names[seat] ?? '').join(', ');
  return state.phase === 'white' ? say(msg`Waiting for ${waitedFor}…`) : say(msg`${waitedFor} is thinking…`);
}

/** The name of a mark, as a label. */
export function markName({ row, number }: Mark, say: Say): string {
  const marked = place(row, number, say);
  return number === lastNumber(row) ? say(msg`Mark ${marked} and lock`) : say(msg`Mark ${marked}`);
}

function marking(state: State, seat: Seat, mark: Mark, say: Say): Controls<Move> {
  const { row, number } = mark;
  const spoken = chosenSentence(state, seat, mark, say);
  const marked = place(row, number, say);
  if (number !== lastNumber(row))
    return {
      prompt: say(msg`Tap ${marked} again to undo.`),
      spoken,
      main: { label: markName(mark, say), moves: [] },
      others: [],
    };
  const ends = state.closed.includes(true);
  const prompt = ends ? say(msg`This ends the game.`) : say(msg`This locks the row for everyone.`);
  return {
    prompt,
    spoken: `${prompt} ${spoken}`,
    main: { label: markName(mark, say), moves: [] },
    others: [],
  };
}

/** What a choice has done, and how to go on from it or back. */
function chosenSentence({ sheets }: State, seat: Seat, mark: Mark, say: Say): string {
  const sheet = sheets[seat] ?? emptySheet;
  const points = scoreOf(withMark(sheet, mark)) - scoreOf(sheet);
  const chosen = placeName(mark.row, mark.number, say);
  const button = markName(mark, say);
  return say(
    msg`${chosen} chosen: ${plural(points, { one: '# more point', other: '# more points' })}. Confirm with “${button}”, or choose it again to undo.`,
  );
}

/** Passing is prominent only if nothing better can be chosen. */
const pass = (label: string, secondary: boolean): Action<Move> => ({
  label,
  moves: [{ kind: 'pass' }],
  passes: true,
  ...(secondary && { secondary }),
});

const marksFor = (state: State, seat: Seat): readonly Mark[] =>
  moves(state, seat).filter((move) => move.kind === 'mark');

const canMark = (state: State, seat: Seat): boolean => marksFor(state, seat).length > 0;

const missesOf = ({ sheets }: State, seat: Seat): number => sheets[seat]?.misses ?? 0;

function white(state: State, seat: Seat, say: Say): Controls<Move> {
  const fitting = marksFor(state, seat);
  if (fitting.length === 0 && missIsSure(state, seat)) return sureMiss(state, seat, say);
  return {
    prompt: whitePrompt(state, fitting, say),
    main: pass(say(msg`Pass`), fitting.length > 0),
    others: [],
  };
}

/** What the others answer can only close more rows, so nothing will fit later in this turn either. */
const missIsSure = (state: State, seat: Seat): boolean =>
  seat === state.active && !canMark({ ...state, phase: 'colour' }, seat);

/** One press for both: the white dice and the coloured ones. */
function sureMiss(state: State, seat: Seat, say: Say): Controls<Move> {
  const last = missesOf(state, seat) + 1 === MOST_MISSES;
  const { moves, ...main } = pass(missLabel(last, say), false);
  return {
    prompt: last
      ? say(msg`Nothing fits. The fourth miss ends the game.`)
      : say(msg`Nothing fits, with the coloured dice either.`),
    main: { ...main, moves: [...moves, ...moves] },
    others: [],
  };
}

function missLabel(last: boolean, say: Say): string {
  const cost = -missPoints(1);
  return last ? say(msg`Take the fourth miss (−${cost})`) : say(msg`Take a miss (−${cost})`);
}

function whitePrompt(state: State, [only, ...others]: readonly Mark[], say: Say): string {
  const sum = whiteSum(state);
  if (only && others.length > 0) return say(msg`Mark any ${sum}, or pass.`);
  if (only) {
    const marked = place(only.row, only.number, say);
    return say(msg`Mark ${marked}, or pass.`);
  }
  return say(msg`The white ${sum} fits nowhere.`);
}

function colour(state: State, seat: Seat, say: Say): Controls<Move> {
  const prompt = canMark(state, seat)
    ? say(msg`Mark white + colour, or pass.`)
    : say(msg`White + colour fits nowhere.`);
  return { prompt, main: pass(say(msg`Pass`), canMark(state, seat)), others: [] };
}

/** Nothing is marked yet, so passing costs a miss (L5). */
function colourOrMiss(state: State, seat: Seat, say: Say): Controls<Move> {
  const fitting = marksFor(state, seat);
  const last = missesOf(state, seat) + 1 === MOST_MISSES;
  const miss = pass(missLabel(last, say), fitting.length > 0);
  if (fitting.length === 0) {
    const prompt = last
      ? say(msg`Nothing fits. The fourth miss ends the game.`)
      : say(msg`Nothing fits. That is a miss.`);
    return { prompt, main: miss, others: [] };
  }
  const prompt = last
    ? say(msg`Mark white + colour: a fourth miss ends the game!`)
    : say(msg`Mark white + colour, or take a miss.`);
  return { prompt, main: { ...miss, warning: warning(fitting, last, say) }, others: [] };
}

/** What could still be marked instead of taking a miss. */
function warning(fitting: readonly Mark[], last: boolean, say: Say): string {
  const count = fitting.length;
  const named = fitting
    .map(({ row, number }) => place(row, number, say))
    .reduce((list, next) => say(msg`${list} or ${next}`));
  const all = count > MOST_NAMED ? say(msg`one of ${count} numbers`) : named;
  const cost = -missPoints(1);
  return last
    ? say(msg`You can still mark ${all}. Tap again for −${cost} and the end of the game.`)
    : say(msg`You can still mark ${all}. Tap again for −${cost}.`);
}
