import { face } from '../../../../src/components/games/arena/face';
import { dieWords } from '../../../../src/components/games/arena/words/die-words';
import { throwWords } from '../../../../src/components/games/arena/words/throw-words';
import { arena } from '../../../../src/engine/arena';
import { aimAt } from '../../../../src/engine/arena/physics/styles';
import { linesOf } from '../../../support/played';
import { goldenGames, momentOf, NAMES, type Played, playedOn, say, toss } from './support/play';

const narrated = (played: Played): string | null => {
  const last = played.happenings.at(-1);
  if (!last) throw new Error('nothing was played');
  return face.narrate(last, NAMES, say, () => played.happenings.slice(0, -1));
};
const controlsOf = (played: Played, wishes = {}) => face.controls(momentOf(played, wishes), say);

describe('narration', () => {
  test.each([
    ['A4 what matches is taken', [toss(0, 4, 4)], 'Ada throws and takes 2 dice: 4 and 4.'],
    ['A5 nothing matches', [toss(0, 4, 5)], 'Ada throws a 5. Nothing matches.'],
    ['A4 an X', [toss(0, 4, 1)], 'Ada throws an X: that die is out of the game.'],
    ['A4 a die that flies out', [toss(0, 4, 0)], 'Ada throws a die out of the arena: it is lost.'],
    [
      'A4 another die turned to X',
      [toss(0, 1, 5)],
      'Ada throws a 5. The 4 tips over to an X and is out of the game. Nothing matches.',
    ],
    [
      'A4 another die knocked out',
      [toss(0, 0, 5)],
      'Ada throws a 5. The 4 is knocked out of the arena. Nothing matches.',
    ],
    [
      'A4 a die that leaned',
      [toss(0, 14, 4)],
      'Ada throws and takes 2 dice: 4 and 4. A die leaned: its number was unclear, so it was rolled again.',
    ],
    [
      'A4 a hit turns the die over that would have matched',
      [toss(0, 3, 4)],
      'Ada throws a 4. The 4 tips over to a 3. Nothing matches.',
    ],
    [
      'A4 a hit turns a die over, which then matches',
      [toss(0, 5, 5)],
      'Ada throws and takes 2 dice: 5 and 5. The 4 tips over to a 5.',
    ],
    ['A5 stopping', [toss(0, 4, 5), '0: stop'], 'Ada stops after 1 throw without a match.'],
    [
      'A5 stopping, after dice were lost: also those that lay there',
      [toss(0, 4, 4), toss(1, 2, 2, 2, 3, 3, 4, 5, 5, 6), toss(0, 4, 6, 1), toss(0, 4, 0, 2), '0: stop'],
      'Ada stops after 2 throws without a match. 2 dice are out of the game.',
    ],
    ['A3 regrouping', ['0: regroup 1 10 5 30'], 'Ada moves the 4.'],
    [
      'A6 the grand throw',
      [toss(0, 4, 4), toss(1, 2, 2, 2, 3, 3, 1, 0, 5, 6)],
      'Ben throws all 9 dice and takes 5: 2, 2, 2, 3 and 3. An X is out of the game. A die flew out. 2 dice stay in the arena: 5 and 6.',
    ],
  ])('%s', (_, lines, sentence) => {
    expect(narrated(playedOn(lines))).toBe(sentence);
  });

  /** Ada throws only X. */
  const loseAll = (dice: number) => Array.from({ length: dice }, () => toss(0, 4, 1));

  test('A7 who has no dice left is out, and the last one wins', () => {
    expect(narrated(playedOn(loseAll(9)))).toBe(
      'Ada throws an X: that die is out of the game. Ada has no dice left and is out. The game is over.',
    );
    expect(narrated(playedOn(loseAll(8), { seats: 3 }))).toMatch(/Ada has no dice left and is out\.$/);
  });

  test('A8 a tournament goes on with the next round', () => {
    const last = `${toss(0, 4, 1).slice(0, -1)} 3]`;
    expect(narrated(playedOn([...loseAll(8), last], { rounds: 'tournament' }))).toMatch(
      /Ada has no dice left and is out\. Round 2 begins\.$/,
    );
  });

  test('every entry of the golden games is narrated with its player’s name', () => {
    for (const { happenings, match } of goldenGames()) {
      for (const happening of happenings) {
        const name = match.opening.names[happening.entry.seat] ?? '';
        expect(face.narrate(happening, match.opening.names, say)).toMatch(new RegExp(`^${name} .+[.!]$`));
      }
    }
  });
});

describe('controls', () => {
  const THROW = [{ kind: 'throw', aim: null }];

  test('A2 a die must be thrown first', () => {
    const { prompt, spoken, main, others } = controlsOf(playedOn([]));
    expect(spoken).toMatch(/button.*“How to throw”/);
    expect(prompt).toBe('Swipe or press the button to throw. You may move dice first.');
    expect(main).toEqual({ label: 'Throw a die', moves: THROW, throws: true });
    expect(others).toEqual([]);
  });

  test('A5 without a match: again, or stop', () => {
    const { prompt, main, others } = controlsOf(playedOn([toss(0, 4, 5)]));
    expect(prompt).toBe('No match. Throw again, or stop?');
    expect(main?.label).toBe('Throw again');
    expect(others).toEqual([{ label: 'Stop', moves: [{ kind: 'stop' }], passes: true }]);
  });

  test('A6 an empty arena asks for all dice; emptied in mid-turn, for one more', () => {
    const handedOn = controlsOf(playedOn([toss(0, 4, 4)]));
    expect(handedOn.prompt).toBe('The arena is empty: throw all your dice at once!');
    expect(handedOn.main?.label).toBe('Throw all 9 dice');
    const emptied = controlsOf(playedOn([toss(0, 1, 0)]));
    expect(emptied.main?.label).toBe('Throw again');
  });

  test('several people at a phone are called by name', () => {
    expect(controlsOf(playedOn([toss(0, 4, 5)]), { alone: false }).prompt).toBe(
      'Ada: No match. Throw again, or stop?',
    );
  });

  test('no action is offered while others move', () => {
    const played = playedOn([toss(0, 4, 4)]);
    expect(controlsOf(played, { seat: null })).toEqual({
      prompt: 'Ben is thinking…',
      main: null,
      others: [],
    });
    // The person who holds the phone is not told so.
    expect(controlsOf(played, { seat: null, here: [1] }).prompt).toBe('');
    expect(controlsOf(played, { seat: null, over: true }).prompt).toBe('The game is over.');
    const grand = playedOn([toss(0, 4, 4), toss(1, 2, 2, 2, 3, 3, 1, 0, 5, 6)]);
    const { before: state } = grand.happenings[1] ?? {};
    expect(controlsOf(grand, { seat: null, flying: true, state }).prompt).toBe(
      'Grand throw: Ben throws all dice!',
    );
  });
});

describe('points', () => {
  test('sources add up to the score all along the golden games', () => {
    for (const { happenings } of goldenGames()) {
      for (const [at, { after }] of happenings.entries()) {
        const played = happenings.slice(0, at + 1);
        const sums = after.reserves.map((_, seat) =>
          face.sources(after, seat, say, played).reduce((sum, { points }) => sum + points, 0),
        );
        expect(sums).toEqual(arena.scores(after));
      }
    }
  });

  test('sources say of every seat what it took and what it threw', () => {
    const { happenings, match } = playedOn([toss(0, 4, 4), toss(1, 2, 2, 2, 3, 3, 1, 0, 5, 6)]);
    const sums = [0, 1].map((seat) =>
      face.sources(match.state, seat, say, happenings).map(({ label, points }) => `${label} ${points}`),
    );
    expect(sums).toEqual([
      ['Dice at the start 9', 'Dice taken 2', 'Dice thrown -1'],
      ['Dice at the start 9', 'Dice taken 5', 'Dice thrown -9'],
    ]);
  });

  test('highlights: the best catch, the longest turn, the largest loss', () => {
    const { happenings } = playedOn([
      ...[toss(0, 4, 5), toss(0, 4, 5, 1), toss(0, 4, 5, 0), toss(0, 4, 5, 1), toss(0, 4, 5, 5)],
      toss(1, 4, 4),
      toss(0, 6, 6, 6, 2, 2, 3),
    ]);
    expect(linesOf(face.highlights(happenings, NAMES, say))).toEqual([
      'Best catch: Ada took 5 dice with a grand throw.',
      'Most daring: Ada threw 5 times in one turn.',
      'Ada had bad luck: 3 dice were lost to an X or flew out of the arena.',
    ]);
    expect(linesOf(face.highlights([], NAMES, say))).toEqual([]);
  });
});

test('statistics count the thrown dice that stayed inside, with X as 1', () => {
  const { happenings } = playedOn([
    toss(0, 3, 15),
    '0: regroup 1 10 60 30',
    toss(0, 3, 5, 1),
    toss(0, 3, 5, 0),
    '0: stop',
  ]);
  expect(happenings.map((each) => face.fallen(each))).toEqual([[5], [], [1], [], []]);
  expect([1, 2, 6].map((value) => face.valueName(value, say))).toEqual(['X', '2', '6']);
});

test('every house rule has words', () => {
  for (const { name } of arena.options.fields) expect(face.option(name, say)?.label).not.toBe('');
  expect(Object.keys(face.option('rounds', say)?.choices ?? {})).toEqual(['single', 'tournament']);
});

test('the label of a die is its face and its place on the screen', () => {
  const die = { face: 5, x: -90, y: 0, turn: 0 };
  expect(dieWords(die, { turned: false }, say)).toBe('5, on the left');
  expect(dieWords(die, { turned: true }, say)).toBe('5, near side');
  expect(dieWords({ ...die, x: 10, y: -10 }, { turned: false }, say)).toBe('5, in the middle');
  expect(dieWords({ ...die, x: 70, y: 60 }, { turned: false }, say)).toBe('5, far right');
});

test('a recommended throw is described by its strength and its target', () => {
  const lying = [
    { face: 5, x: 40, y: 10, turn: 0 },
    { face: 2, x: -60, y: -20, turn: 0 },
  ];
  expect(throwWords(aimAt('hard', { x: 40, y: 10 }), lying, say)).toBe('Throw hard at the 5');
  expect(throwWords(aimAt('gentle', { x: -58, y: -20 }), lying, say)).toBe('Throw gently at the 2');
  expect(throwWords(aimAt('firm', { x: 0, y: 0 }), lying, say)).toBe('Throw firmly at the middle');
});

test('without what came before, as in a look back, a stop is told alone', () => {
  const { happenings } = playedOn([toss(0, 4, 5), '0: stop']);
  const stop = happenings.at(-1);
  expect(stop && face.narrate(stop, NAMES, say)).toBe('Ada stops.');
});
