import { msg, select } from '@lingui/core/macro';
import { MOST_MISSES } from '../../../../engine/lockout/rules';
import { scoreOf, withMark } from '../../../../engine/lockout/sheet';
import {
  type Answer,
  colours,
  emptySheet,
  lastNumber,
  type Mark,
  type Move,
  type Sheet,
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
  earlier: () => Played = () => [],
): string | null {
  const { entry, before, after } = happening;
  const { seat, move } = entry;
  if (before.phase === 'white' && move.kind !== 'roll')
    return after.phase === 'white'
      ? null
      : whiteSentence(before, answersWith(before, seat, move), after, names, say);
  const sentence = turnSentence(happening, earlier, names, say);
  return [...lockedLately(before, earlier, say), sentence].join(' ');
}

type Played = readonly Happening<State, Move>[];

/** The rows that have closed since all players last had an answer: a lock is told until everybody has moved on. */
function lockedLately({ closed }: State, earlier: () => Played, say: Say): readonly string[] {
  if (!closed.includes(true)) return [];
  const played = earlier();
  const before = played[played.findLastIndex(endsWhite)]?.before.closed ?? closed;
  return colours
    .filter((_, row) => closed[row] && !before[row])
    .map((colour) =>
      say(
        msg`${select(colour, { red: 'Red is locked.', yellow: 'Yellow is locked.', green: 'Green is locked.', other: 'Blue is locked.' })}`,
      ),
    );
}

const endsWhite = ({ before, after }: Happening<State, Move>) =>
  before.phase === 'white' && after.phase !== 'white';

/** An answer to the coloured dice, with the mark that its player has made in the same turn. */
function turnSentence(
  happening: Happening<State, Move>,
  earlier: () => Played,
  names: readonly string[],
  say: Say,
): string {
  const { entry, before } = happening;
  const { seat, move } = entry;
  const alone = narrateInReplay(happening, names, say);
  if (move.kind === 'roll' || !before.activeMarked) return alone;
  const first = earlier().findLast(({ entry }) => entry.seat === seat && entry.move.kind !== 'roll')?.entry
    .move;
  if (first?.kind !== 'mark' || isLock(first)) return alone;
  const name = names[seat] ?? '';
  const firstPlace = place(first.row, first.number, say);
  if (move.kind === 'pass') return say(msg`${name} marks ${firstPlace}, then passes.`);
  if (isLock(move)) return alone;
  const secondPlace = place(move.row, move.number, say);
  return say(msg`${name} marks ${firstPlace}, then ${secondPlace}.`);
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
    return isLock(move)
      ? lockSentence(name, move, before.sheets[seat], say) +
          (before.phase === 'white' ? '' : closedSentence(after, say))
      : markSentence([{ name, mark: move }], say).join('');
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
  after: State,
  names: readonly string[],
  say: Say,
): string {
  const marks = answers.flatMap((answer, seat) =>
    answer?.kind === 'mark' ? [{ name: names[seat] ?? '', mark: answer, sheet: before.sheets[seat] }] : [],
  );
  const sum = whiteSum(before);
  if (marks.length === 0) return say(msg`Nobody marks the white ${sum}.`);
  const locks = marks
    .filter(({ mark }) => isLock(mark))
    .map(({ name, mark, sheet }) => lockSentence(name, mark, sheet, say));
  const others = markSentence(
    marks.filter(({ mark }) => !isLock(mark)),
    say,
  );
  const end = locks.length > 0 ? closedSentence(after, say) : '';
  return `${[...others, ...locks].join(' ')}${end}`;
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

function lockSentence(name: string, mark: Mark, sheet: Sheet = emptySheet, say: Say): string {
  const colour = colourOf(mark.row);
  const points = scoreOf(withMark(sheet, mark)) - scoreOf(sheet);
  return say(
    msg`${name} locks the ${select(colour, { red: 'red', yellow: 'yellow', green: 'green', other: 'blue' })} row: +${points}.`,
  );
}

/** What a lock means for all, as long as there is a game to go on. */
const closedSentence = ({ phase }: State, say: Say): string =>
  phase === 'over' ? '' : ` ${say(msg`Nobody can mark there any more.`)}`;

function passSentence(name: string, missesBefore: number, misses: number, say: Say): string {
  if (misses === missesBefore) return say(msg`${name} passes.`);
  if (misses === MOST_MISSES - 1) return say(msg`${name} takes a third miss: a fourth ends the game.`);
  return misses === MOST_MISSES ? say(msg`${name} takes a fourth miss.`) : say(msg`${name} takes a miss.`);
}
