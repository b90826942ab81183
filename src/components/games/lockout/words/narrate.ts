import { msg, select } from '@lingui/core/macro';
import {
  type Answer,
  lastNumber,
  type Mark,
  type Move,
  type State,
  whiteSum,
} from '../../../../engine/lockout/state';
import type { Happening, Say } from '../../face';
import { MOST_MISSES } from '../board/miss-points';
import { colourOf, place } from './words';

/** Answers to the white dice are told together, when all are in: none counts before (L3). */
export function narrate(
  happening: Happening<State, Move>,
  names: readonly string[],
  say: Say,
): string | null {
  const { entry, before, after } = happening;
  const { seat, move } = entry;
  if (before.phase !== 'white' || move.kind === 'roll') return narrateInReplay(happening, names, say);
  return after.phase === 'white' ? null : tellWhite(before, answersWith(before, seat, move), names, say);
}

/** Each answer by itself: once a game has been played none is a secret. */
export function narrateInReplay(
  { entry, before, after }: Happening<State, Move>,
  names: readonly string[],
  say: Say,
): string {
  const { seat, move } = entry;
  const name = names[seat] ?? '';
  if (move.kind === 'roll') return tellRoll(name, after, say);
  if (move.kind === 'mark')
    return isLock(move) ? tellLock(name, move, say) : tellMarks([{ name, mark: move }], say).join('');
  return tellPass(name, before.sheets[seat]?.misses ?? 0, after.sheets[seat]?.misses ?? 0, say);
}

/** The white dice, and the coloured ones that are still in play: never fewer than two (L7, L8). */
function tellRoll(name: string, { white, coloured, closed }: State, say: Say): string {
  const [first = 0, second = 0] = white;
  const others = coloured
    .flatMap((value, row) => (closed[row] ? [] : [unbroken(place(row, value, say))]))
    .reduce((list, next) => say(msg`${list}, ${next}`));
  return say(msg`${name} rolls white ${first} and ${second}, ${others}.`);
}

/** A die and what it shows are not to be in two lines. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

const answersWith = ({ answers }: State, seat: number, answer: Answer) =>
  answers.map((each, at) => (at === seat ? answer : each));

function tellWhite(
  before: State,
  answers: readonly (Answer | null)[],
  names: readonly string[],
  say: Say,
): string {
  const marks = answers.flatMap((answer, seat) =>
    answer?.kind === 'mark' ? [{ name: names[seat] ?? '', mark: answer }] : [],
  );
  const sum = whiteSum(before);
  if (marks.length === 0) return say(msg`Nobody marks the white ${sum}.`);
  const locks = marks.filter(({ mark }) => isLock(mark)).map(({ name, mark }) => tellLock(name, mark, say));
  const others = tellMarks(
    marks.filter(({ mark }) => !isLock(mark)),
    say,
  );
  return [...others, ...locks].join(' ');
}

interface Marked {
  readonly name: string;
  readonly mark: Mark;
}

const isLock = ({ row, number }: Mark): boolean => number === lastNumber(row);

/** One sentence for all of them: "Ann marks red 7, Bo blue 7." */
function tellMarks([first, ...others]: readonly Marked[], say: Say): readonly string[] {
  if (!first) return [];
  const firstName = first.name;
  const firstPlace = place(first.mark.row, first.mark.number, say);
  const marks = others.reduce(
    (list, { name, mark }) => {
      const marked = place(mark.row, mark.number, say);
      return say(
        msg({ message: `${list}, ${name} ${marked}`, comment: 'who marks what: Ann marks red 7, Bo blue 7' }),
      );
    },
    say(msg`${firstName} marks ${firstPlace}`),
  );
  return [say(msg`${marks}.`)];
}

function tellLock(name: string, { row }: Mark, say: Say): string {
  const colour = colourOf(row);
  return say(
    msg`${name} locks the ${select(colour, { red: 'red', yellow: 'yellow', green: 'green', other: 'blue' })} row.`,
  );
}

function tellPass(name: string, missesBefore: number, misses: number, say: Say): string {
  if (misses === missesBefore) return say(msg`${name} passes.`);
  return misses === MOST_MISSES ? say(msg`${name} takes a fourth miss.`) : say(msg`${name} takes a miss.`);
}
