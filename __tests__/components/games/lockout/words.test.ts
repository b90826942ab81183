import { lossOf, storyOf } from '../../../../src/components/games/face';
import { controls } from '../../../../src/components/games/lockout/board/controls';
import { realDice } from '../../../../src/components/games/lockout/board/real-dice';
import { tray } from '../../../../src/components/games/lockout/board/tray';
import { face } from '../../../../src/components/games/lockout/face';
import { highlights } from '../../../../src/components/games/lockout/words/highlights';
import { narrate, narrateInReplay } from '../../../../src/components/games/lockout/words/narrate';
import { sources } from '../../../../src/components/games/lockout/words/sources';
import { dice } from '../../../../src/engine/chance';
import { scores } from '../../../../src/engine/lockout/rules';
import type { State } from '../../../../src/engine/lockout/state';
import { linesOf } from '../../../support/played';
import { goldenGames, momentAfter, NAMES, played, say } from './played';

/** Ann rolls white 3 and 4, red 5, yellow 2, green 6, blue 1. */
const ROLL = '0 roll 3 4 5 2 6 1';
const game = (...lines: string[]) => played({ seats: 2, start: 0, lines });

/** The white phase after `ROLL`, with these marks in the rows of both. */
function withRows(...rows: readonly (readonly number[])[]) {
  const moment = momentAfter(game(ROLL));
  const state = { ...moment.state, sheets: moment.state.sheets.map((sheet) => ({ ...sheet, rows })) };
  return { ...moment, state, board: state };
}

/** Ann marks red 2 to 6 by white sums. Bo passes and takes misses in his turns. */
function fiveRed(): string[] {
  const turn = (active: number, white: string, mark: number) => [
    `${active} roll ${white} 1 1 1 1`,
    `0 mark red ${mark}`,
    '1 pass',
    `${active} pass`,
  ];
  return [
    ...turn(0, '1 1', 2),
    ...turn(1, '1 2', 3),
    ...turn(0, '2 2', 4),
    ...turn(1, '2 3', 5),
    ...turn(0, '3 3', 6),
  ];
}

describe('controls', () => {
  test('the active player rolls', () => {
    const before = game(ROLL)[0];
    if (!before) throw new Error('nothing was played');
    const now = { ...momentAfter([before]), board: before.before, state: before.before, seat: 0, turn: [0] };
    expect(controls(now, say)).toEqual({
      prompt: 'Ann: Your roll.',
      main: { label: 'Roll', moves: [{ kind: 'roll' }], throws: true },
      others: [],
    });
  });

  test('the white sum can be marked or passed', () => {
    const { prompt, main } = controls(momentAfter(game(ROLL)), say);
    expect(prompt).toBe('Ann: Mark any 7, or pass.');
    expect(main).toEqual({ label: 'Pass', moves: [{ kind: 'pass' }], passes: true, secondary: true });
  });

  test('passing is prominent only if nothing can be marked', () => {
    const { prompt, main } = controls(withRows([7], [7], [7], [7]), say);
    expect(prompt).toBe('Ann: The white 7 fits nowhere.');
    expect(main).toEqual({ label: 'Pass', moves: [{ kind: 'pass' }], passes: true });
  });

  test('the active player who can mark nothing in the whole turn reads so at the first answer, others do not', () => {
    const full = withRows([11], [11], [3], [3]);
    const { prompt, main } = controls(full, say);
    expect(prompt).toBe('Ann: Nothing fits, with the coloured dice either.');
    // One press is enough for both answers.
    const pass = { kind: 'pass' };
    expect(main).toEqual({ label: 'Take a miss (−5)', moves: [pass, pass], passes: true });
    expect(controls({ ...full, seat: 1 }, say).prompt).toBe('Bo: The white 7 fits nowhere.');
  });

  test('a single number that fits is named', () => {
    expect(controls(withRows([11], [11], [9], [3]), say).prompt).toBe('Ann: Mark green 7, or pass.');
  });

  test('L8 after three misses the roll says what a fourth one would do', () => {
    const end = momentAfter(game(ROLL, '0 pass', '1 pass', '0 pass'));
    const after = (misses: number) => {
      const state = { ...end.state, sheets: end.state.sheets.map((sheet) => ({ ...sheet, misses })) };
      return controls({ ...end, state, board: state }, say).prompt;
    };
    expect(after(2)).toBe('Bo: Your roll.');
    expect(after(3)).toBe('Bo: Your roll. A fourth miss would end the game.');
  });

  test('a player alone at a phone is not called by name', () => {
    expect(controls(momentAfter(game(ROLL), { alone: true }), say).prompt).toBe('Mark any 7, or pass.');
  });

  test('the button commits the draft', () => {
    const draft = [{ kind: 'mark', row: 0, number: 7 }] as const;
    const { main } = controls(momentAfter(game(ROLL), { draft }), say);
    expect(main).toEqual({ label: 'Mark red 7', moves: [] });
  });

  test('all other seats answer at the same time: the prompt names those that the table waits for', () => {
    const now = momentAfter(game(ROLL), { seat: null, turn: [1] });
    expect(controls(now, say)).toEqual({ prompt: 'Waiting for Bo…', main: null, others: [] });
  });

  test('during a turn the other seats wait', () => {
    const now = momentAfter(game(ROLL, '0 pass', '1 pass'), { seat: null, turn: [0] });
    expect(controls(now, say).prompt).toBe('Ann is thinking…');
  });

  test('L5 the button warns of a miss, but only of one that would be taken', () => {
    const missing = controls(momentAfter(game(ROLL, '0 pass', '1 pass')), say);
    expect(missing.prompt).toBe('Ann: Mark white + colour, or take a miss.');
    expect(missing.main).toEqual({
      label: 'Take a miss (−5)',
      moves: [{ kind: 'pass' }],
      passes: true,
      secondary: true,
      warning: 'You can still mark one of 8 numbers. Tap again for −5.',
    });
    const warning = (...rows: readonly (readonly number[])[]) => {
      const { state } = withRows(...rows);
      const later: State = { ...state, phase: 'colour' };
      return controls({ ...momentAfter(game(ROLL)), state: later, board: later }, say).main?.warning;
    };
    expect(warning([7], [11], [3], [3])).toBe('You can still mark red 8 or red 9. Tap again for −5.');
    expect(warning([8], [11], [3], [3])).toBe('You can still mark red 9. Tap again for −5.');
    expect(warning([11], [11], [3], [3])).toBeUndefined();
    const marked = controls(momentAfter(game(ROLL, '0 mark red 7', '1 pass')), say);
    expect(marked.prompt).toBe('Ann: Mark white + colour, or pass.');
    expect(marked.main?.label).toBe('Pass');
  });

  test('L6 a mark that locks says so', () => {
    const lines = [...fiveRed(), '1 roll 6 6 1 1 1 1'];
    const draft = [{ kind: 'mark', row: 0, number: 12 }] as const;
    const { prompt, main } = controls(momentAfter(game(...lines), { draft }), say);
    expect(prompt).toBe('Ann: This locks the row for everyone.');
    expect(main?.label).toBe('Mark red 12 and lock');
  });
});

describe('the tray', () => {
  test('has all six dice, in the order of the roll', () => {
    const { dice: lying, thrown } = tray(momentAfter(game(ROLL)), say);
    expect(lying.map(({ label }) => label)).toEqual([
      'White, 3',
      'White, 4',
      'Red, 5',
      'Yellow, 2',
      'Green, 6',
      'Blue, 1',
    ]);
    expect(thrown).toEqual(lying.map(({ key }) => key));
  });

  test('shows flying dice before their entry counts', () => {
    const [roll] = game(ROLL);
    if (!roll) throw new Error('nothing was played');
    const flying = { ...momentAfter([roll]), state: roll.before, board: roll.before, flying: true };
    expect(tray(flying, say).dice.map(({ value }) => value)).toEqual([3, 4, 5, 2, 6, 1]);
  });

  test('keeps the last throw, dimmed, while its last entry is shown', () => {
    const now = momentAfter(game(ROLL, '0 pass', '1 pass', '0 pass'), { turn: [] });
    const { dice: lying, thrown } = tray(now, say);
    expect(lying.map(({ value, dim }) => [value, dim])).toEqual(
      [3, 4, 5, 2, 6, 1].map((value) => [value, true]),
    );
    expect(thrown).toEqual([]);
  });

  test('shows no dice before a roll and after the game; those of the next throw are in the hand', () => {
    const played = game(ROLL, '0 pass', '1 pass', '0 pass');
    const before = tray(momentAfter(played), say);
    expect(before.dice).toEqual([]);
    expect(before.inHand).toHaveLength(6);
    const after = tray(momentAfter(played, { turn: [], over: true }), say);
    expect([after.dice, after.inHand]).toEqual([[], []]);
  });

  test('L7 the die of a closed row is gone', () => {
    const lines = [...fiveRed(), '1 roll 6 6 1 1 1 1', '0 mark red 12', '1 pass'];
    const keys = tray(momentAfter(game(...lines)), say).dice.map(({ key }) => key);
    expect(keys).toEqual(['white-1', 'white-2', 'yellow', 'green', 'blue']);
  });
});

describe('narration', () => {
  const narrated = (...lines: string[]) => {
    const last = game(...lines).at(-1);
    return last ? narrate(last, NAMES, say) : null;
  };

  test('a roll, with its values', () =>
    expect(narrated(ROLL)).toBe(
      'Ann rolls white 3 and 4, red\u00a05, yellow\u00a02, green\u00a06, blue\u00a01.',
    ));

  test('L7 a roll without the die of a closed row', () => {
    const closing = [...fiveRed(), '1 roll 6 6 1 1 1 1', '0 mark red 12', '1 pass', '1 pass'];
    expect(narrated(...closing, '0 roll 1 2 3 4 5')).toBe(
      'Ann rolls white 1 and 2, yellow\u00a03, green\u00a04, blue\u00a05.',
    );
  });

  test('L3 answers to the white dice: nothing before the last, then all', () => {
    expect(narrated(ROLL, '0 mark red 7')).toBeNull();
    expect(narrated(ROLL, '0 mark red 7', '1 mark blue 7')).toBe('Ann marks red 7, Bo blue 7.');
    expect(narrated(ROLL, '0 pass', '1 pass')).toBe('Nobody marks the white 7.');
  });

  test('in a replay each answer is narrated on its own, because none is secret', () => {
    const happenings = game(ROLL, '0 mark red 7', '1 pass', '0 pass');
    expect(happenings.map((happening) => narrateInReplay(happening, NAMES, say))).toEqual([
      'Ann rolls white 3 and 4, red\u00a05, yellow\u00a02, green\u00a06, blue\u00a01.',
      'Ann marks red 7.',
      'Bo passes.',
      'Ann passes.',
    ]);
  });

  test('answers to the coloured dice', () => {
    expect(narrated(ROLL, '0 mark red 7', '1 pass', '0 mark red 8')).toBe('Ann marks red 8.');
    expect(narrated(ROLL, '0 mark red 7', '1 pass', '0 pass')).toBe('Ann passes.');
    expect(narrated(ROLL, '0 pass', '1 mark red 7', '0 pass')).toBe('Ann takes a miss.');
  });

  test('L8 a third miss says what the fourth one does', () => {
    const misses = (before: number) => {
      const last = game(ROLL, '0 pass', '1 pass', '0 pass').at(-1);
      if (!last) throw new Error('nothing was played');
      const more = (state: State, count: number) => ({
        ...state,
        sheets: state.sheets.map((sheet) => ({ ...sheet, misses: count })),
      });
      return narrate(
        { ...last, before: more(last.before, before), after: more(last.after, before + 1) },
        NAMES,
        say,
      );
    };
    expect([0, 2, 3].map(misses)).toEqual([
      'Ann takes a miss.',
      'Ann takes a third miss: a fourth ends the game.',
      'Ann takes a fourth miss.',
    ]);
  });

  /** As at the table, where the entries before it are known. */
  const toldAtTable = (...lines: string[]) => {
    const happenings = game(...lines);
    const last = happenings.at(-1);
    return last ? narrate(last, NAMES, say, () => happenings.slice(0, -1)) : null;
  };

  test('the second answer of a turn is told with the first one', () => {
    const marked = [ROLL, '0 mark red 7', '1 mark blue 7'];
    expect(toldAtTable(...marked, '0 mark red 8')).toBe('Ann marks red 7, then red 8.');
    expect(toldAtTable(...marked, '0 pass')).toBe('Ann marks red 7, then passes.');
    expect(toldAtTable(ROLL, '0 pass', '1 pass', '0 mark red 8')).toBe('Ann marks red 8.');
  });

  test('L7 a lock says what it brings and what it means, and is told until all have answered again', () => {
    const locked = [...fiveRed(), '1 roll 6 6 1 1 1 1', '0 mark red 12', '1 pass'];
    expect(toldAtTable(...locked)).toBe('Ann locks the red row: +13. Nobody can mark there any more.');
    expect(toldAtTable(...locked, '1 pass')).toBe(
      'Red is locked. Bo takes a third miss: a fourth ends the game.',
    );
    const rolled = [...locked, '1 pass', '0 roll 1 2 3 4 5'];
    expect(toldAtTable(...rolled)).toMatch(/^Red is locked\. Ann rolls white 1 and 2,/);
    const answered = [...rolled, '0 mark yellow 3', '1 mark yellow 3'];
    expect(toldAtTable(...answered)).toBe('Ann marks yellow 3, Bo yellow 3.');
    expect(toldAtTable(...answered, '0 pass')).toBe('Ann marks yellow 3, then passes.');
  });

  test('L8 the lock that ends the game does not speak of what comes after it', () => {
    const last = game(...fiveRed(), '1 roll 6 6 1 1 1 1', '0 mark red 12', '1 pass').at(-1);
    if (!last) throw new Error('nothing was played');
    expect(narrate({ ...last, after: { ...last.after, phase: 'over' } }, NAMES, say)).toBe(
      'Ann locks the red row: +13.',
    );
  });
});

describe.each(goldenGames)('$title', ({ names, played: happenings }) => {
  test('points by source add up to the score at every moment', () => {
    for (const { after } of happenings) {
      const sums = after.sheets.map((_, seat) => sum(sources(after, seat, say).map(({ points }) => points)));
      expect(sums).toEqual(scores(after));
    }
  });

  test('every mark and every miss is narrated with its player’s name', () => {
    const story = happenings.flatMap((happening) => narrate(happening, names, say) ?? []).join('\n');
    for (const [seat, sheet] of (happenings.at(-1)?.after.sheets ?? []).entries()) {
      const mine =
        story.match(new RegExp(`${names[seat]} (marks |locks the )?(red|yellow|green|blue) `, 'g')) ?? [];
      const misses = story.match(new RegExp(`${names[seat]} takes a`, 'g')) ?? [];
      expect([mine.length, misses.length]).toEqual([sheet.rows.flat().length, sheet.misses]);
    }
  });

  test('it has highlights without placeholders', () => {
    const lines = linesOf(highlights(happenings, names, say));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/^[A-Z0-9][^{}]+\.$/);
  });

  test('every throw is counted', () => {
    const thrown = happenings.flatMap(({ entry }) => entry.dice);
    expect(happenings.flatMap((happening) => face.fallen(happening))).toEqual(thrown);
  });
});

test('the highlights are the best row, a lock and the misses', () => {
  const lines = [...fiveRed(), '1 roll 6 6 1 1 1 1', '0 mark red 12', '1 pass', '1 pass'];
  expect(linesOf(highlights(game(...lines), NAMES, say))).toEqual([
    'Ann has 7 marks in the red row: 28 points.',
    'Ann locked the red row.',
    'Ann made 13 points in one turn.',
    'Ann left out 5 numbers in a row to mark red 12.',
    'Bo lost 15 points to 3 misses.',
  ]);
});

test('the winner’s success is told with the winner, and a loss with the seat that had it', () => {
  const lines = [...fiveRed(), '1 roll 6 6 1 1 1 1', '0 mark red 12', '1 pass', '1 pass'];
  const found = highlights(game(...lines), NAMES, say);
  expect(storyOf(found, [0])).toBe('Ann has 7 marks in the red row: 28 points.');
  expect(storyOf(found, [1])).toBeNull();
  expect(lossOf(found, 1)).toBe('Bo lost 15 points to 3 misses.');
  expect(lossOf(found, 0)).toBeNull();
});

test('real dice are asked for in the order of a roll, without those of closed rows', () => {
  const closed = [false, true, false, false];
  const state: State = { ...momentAfter(game(ROLL)).state, closed };
  const wanted = { seat: 0, move: { kind: 'roll' }, given: [], draw: dice(5) };
  const asked = realDice(wanted, state, say);
  expect(asked.map(({ label }) => label)).toEqual([
    'First white die',
    'Second white die',
    'Red die',
    'Green die',
    'Blue die',
  ]);
  for (const { faces } of asked) expect(faces.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6]);
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
