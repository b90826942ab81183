import { msg, select } from '@lingui/core/macro';
import { MOST_MISSES } from '../../../../engine/lockout/rules';
import {
  type Answer,
  lastNumber,
  type Mark,
  type Move,
  type State,
  whiteSum,
} from '../../../../engine/lockout/state';
import type { Happening, Say } from '../../face';
import { colourOf, place } from './words';

/** Reports all answers to the white dice together, after the last one: none counts before that (L3). */
export function narrate(
  happening: Happening<State, Move>,
  names: readonly string[],
  say: Say,
): string | null {
  const { entry, before, after } = happening;
  const { seat, move } = entry;
  if (before.phase !== 'white' || move.kind === 'roll') return narrateInReplay(happening, names, say);
  return after.phase === 'white' ? null : whiteSentence(before, answersWith(before, seat, move), names, say);
}

/** Reports each answer on its own: after the game no answer is secret. */
export function narrateInReplay(
  { entry, before, after }: Happening<State, Move>,
  names: readonly string[],
  say: Say,
): string {
  const { seat, move } = entry;
  const name = names[seat] ?? '';
  if (move.kind === 'roll') return rollSentence(name, after, say);
  if (move.kind === 'mark')
    return isLock(move) ? lockSentence(name, move, say) : markSentence([{ name, mark: move }], say).join('');
  return passSentence(name, before.sheets[seat]?.misses ?? 0, after.sheets[seat]?.misses ?? 0, say);
}

/** The white dice, and the coloured dice in play. There are always at least two of those (L7, L8). */
function rollSentence(name: string, { white, coloured, closed }: State, say: Say): string {
  const [first = 0, second = 0] = white;
  const others = coloured
    .flatMap((value, row) => (closed[row] ? [] : [unbroken(place(row, value, say))]))
    .reduce((list, next) => say(msg`${list}, ${next}`));
  return say(msg`${name} rolls white ${first} and ${second}, ${others}.`);
}

/** Keeps a die and its value on the same line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

const answersWith = ({ answers }: State, seat: number, answer: Answer) =>
  answers.map((each, at) => (at === seat ? answer : each));

function whiteSentence(
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
  const locks = marks
    .filter(({ mark }) => isLock(mark))
    .map(({ name, mark }) => lockSentence(name, mark, say));
  const others = markSentence(
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

/** One sentence for all marks: "Ann marks red 7, Bo blue 7." */
function markSentence([first, ...others]: readonly Marked[], say: Say): readonly string[] {
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

function lockSentence(name: string, { row }: Mark, say: Say): string {
  const colour = colourOf(row);
  return say(
    msg`${name} locks the ${select(colour, { red: 'red', yellow: 'yellow', green: 'green', other: 'blue' })} row.`,
  );
}

function passSentence(name: string, missesBefore: number, misses: number, say: Say): string {
  if (misses === missesBefore) return say(msg`${name} passes.`);
  return misses === MOST_MISSES ? say(msg`${name} takes a fourth miss.`) : say(msg`${name} takes a miss.`);
}
