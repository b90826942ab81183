import { face } from '../../../../src/components/games/last-die/face';
import { dice } from '../../../../src/engine/chance';
import { lastDie } from '../../../../src/engine/last-die';
import { FIRST_POINTS } from '../../../../src/engine/last-die/rules';
import { linesOf } from '../../../support/played';
import {
  drafting,
  goldenGames,
  MIXED,
  momentOf,
  NAMES,
  type Played,
  playedOn,
  SHORT,
  say,
} from './support/play';

const narrated = (played: Played): string | null => {
  const last = played.happenings.at(-1);
  if (!last) throw new Error('nothing was played');
  return face.narrate(last, NAMES, say);
};
const controlsOf = (played: Played, wishes = {}) => face.controls(momentOf(played, wishes), say);

const FIVE = [1, 2, 3, 4, 5].map((value) => `0: place ${value} ${value}`);

describe('narration', () => {
  test.each([
    [['0: roll [5 1 3 3 1]'], 'Ada rolls 1 1 3 3 5.'],
    [['0: roll [1 1 3 3 5]', '0: place 3 2'], 'Ada places 3 in row 2.'],
    [['0: roll [1 1 3 3 5]', '0: place 5 5'], 'Ada places the last die of row 5: 10 points!'],
    [['0: roll [1 1 3 3 6]', '0: place 6 4'], 'Ada places the last die of row 4 and pays 30 points.'],
    [['0: roll [1 1 3 3 5]', '0: place 5 5', '0: stop'], 'Ada stops.'],
  ])('%j', (lines, sentence) => {
    expect(narrated(playedOn([MIXED], lines))).toBe(sentence);
  });

  test('D7 a roll that fits nowhere', () => {
    const pairs = ['+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1'];
    expect(narrated(playedOn([pairs], ['0: roll [6 2 3 4 5]']))).toBe(
      'Ada rolls 2 3 4 5 6. Nothing fits, so the turn is over.',
    );
  });

  test('D9 a player with fewer points than a row costs pays all of them', () => {
    const costly = ['-100: 1', '-100: 2', '+10: 3', '+10: 4', '+10: 5', '+10: 6'];
    const roll = '0: roll [1 2 3 3 3]';
    expect(narrated(playedOn([costly], [roll, '0: place 1 1']))).toBe(
      'Ada places the last die of row 1 and pays 80 points.',
    );
    expect(narrated(playedOn([costly], [roll, '0: place 1 1', '0: place 2 2']))).toBe(
      'Ada places the last die of row 2, and has nothing to pay with.',
    );
  });

  test('D11 D12 the end of a round, and of the game', () => {
    const lines = ['0: roll [1 2 3 4 5]', ...FIVE, '1: roll [6 6 6 6 6]', '1: place 6 6'];
    expect(narrated(playedOn([SHORT], lines))).toBe(
      'Ben places the last die of row 6: 10 points! The tableau is full: round 2 begins.',
    );
    expect(narrated(playedOn([SHORT], lines, { options: { goal: 100 } }))).toBe(
      'Ben places the last die of row 6: 10 points! The tableau is full, and the game is over.',
    );
  });

  const told = ({ happenings }: Played): string | null => {
    const last = happenings.at(-1);
    return last ? face.narrate(last, NAMES, say, () => happenings.slice(0, -1)) : null;
  };

  test('what a turn has placed stays in the sentence until the turn is over', () => {
    const placed = ['0: roll [1 3 3 5 6]', '0: place 3 2', '0: place 3 2', '0: place 5 5'];
    expect(told(playedOn([MIXED], placed.slice(0, 3)))).toBe('Ada places 3 3 in row 2.');
    expect(told(playedOn([MIXED], placed))).toBe('Ada places 3 3 in row 2, 5 in row 5 (+10).');
    expect(told(playedOn([MIXED], [...placed, '0: stop']))).toBe(
      'Ada places 3 3 in row 2, 5 in row 5 (+10), and stops.',
    );
    expect(told(playedOn([MIXED], [...placed, '0: roll [6 2]']))).toBe(
      'Ada places 3 3 in row 2, 5 in row 5 (+10), then rolls 2 6.',
    );
    expect(told(playedOn([MIXED], [...placed, '0: stop', '1: roll [1 2 3 4 5]']))).toBe(
      'Ben rolls 1 2 3 4 5.',
    );
  });

  test('D7 a roll in vain is still told with what the next player does, as far as two lines go', () => {
    const ones = ['+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1'];
    const vain = ['0: roll [2 2]', '1: roll [1 6]'].map((line) => line.replace(']', ' 3 3 3]'));
    expect(told(playedOn([ones], vain))).toBe(
      'Ada rolls 2 2 3 3 3. Nothing fits, so the turn is over. Ben rolls 1 3 3 3 6.',
    );
    expect(told(playedOn([ones], [...vain, '1: place 1 1', '1: stop']))).toBe(
      'Ben places 1 in row 1 (+10), and stops.',
    );
  });

  test('D12 points that reach the goal are announced, with what follows', () => {
    const lines = ['0: roll [1 2 3 4 5]', '0: place 1 1', '0: place 2 2'];
    const played = playedOn([SHORT], lines, { options: { goal: 100 } });
    expect(told(played)).toBe(
      'Ada places 1 in row 1 (+10), 2 in row 2 (+10). 100 of 100: this tableau is played to its end.',
    );
    expect(controlsOf(played).prompt).toBe('Ada: 100 of 100: this tableau is played to its end.');
    expect(told(playedOn([SHORT], [...lines, '0: place 3 3'], { options: { goal: 100 } }))).not.toMatch(
      'of 100',
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
  test('D4 a roll of five dice, or of those that are left', () => {
    const { prompt, main } = controlsOf(playedOn([MIXED], []));
    expect(prompt).toBe('Ada: Your roll.');
    expect(main).toEqual({ label: 'Roll 5 dice', moves: [{ kind: 'roll' }], throws: true });
    const played = playedOn([MIXED], []);
    const one = { ...played.match.state, dice: [1, 15] };
    expect(controlsOf(played, { board: one, state: one }).main?.label).toBe('Roll 1 die');
  });

  test('D6 before a die is placed there is no button, and the prompt says what is missing', () => {
    const { prompt, main, others } = controlsOf(playedOn([MIXED], ['0: roll [1 1 3 3 5]']));
    expect(prompt).toBe('Ada: Tap a row with a frame to place a die.');
    expect(main).toBeNull();
    expect(others).toEqual([]);
  });

  test('a player alone at a phone is not called by name', () => {
    const played = playedOn([MIXED], ['0: roll [1 1 3 3 5]']);
    expect(controlsOf(played, { alone: true }).prompt).toBe('Tap a row with a frame to place a die.');
    expect(controlsOf(played, { alone: true, seat: null }).prompt).toBe('Ada is thinking…');
  });

  test('a die that is picked up', () => {
    const played = playedOn(
      [['+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1']],
      ['0: roll [1 2 3 4 5]'],
    );
    expect(controlsOf(played, { picked: [0] }).prompt).toBe('Ada: Now tap a row with a frame.');
    expect(controlsOf(played, { picked: [4] }).prompt).toBe('Ada: That die fits nowhere. Take another one.');
  });

  test('D8 with a die placed: roll the rest again, or stop', () => {
    const played = playedOn([MIXED], ['0: roll [1 1 3 3 5]']);
    const { prompt, main, others } = face.controls(drafting(played, 'place 5 5'), say);
    expect(prompt).toBe('Ada: Place more, roll again, or stop?');
    expect(main).toEqual({ label: 'Roll 4 again', moves: [{ kind: 'roll' }], throws: true });
    expect(others).toEqual([{ label: 'Stop', moves: [{ kind: 'stop' }], passes: true }]);
  });

  test('D11 D12 D13 a draft that ends the turn waits to be committed', () => {
    const roll = playedOn([SHORT, MIXED], ['0: roll [1 2 3 4 5]']);
    const places = [1, 2, 3, 4, 5].map((value) => `place ${value} ${value}`);
    const ended = face.controls(drafting(roll, ...places), say);
    expect(ended.prompt).toBe('Ada: All dice of this roll are placed.');
    const few = drafting(roll, ...places);
    const none = { ...few, board: { ...few.board, dice: [0, 15] } };
    expect(face.controls(none, say).prompt).toBe('Ada: All your dice are placed.');
    expect(ended.main).toEqual({ label: 'End my turn', moves: [] });
    const last = [...['0: roll [1 2 3 4 5]', ...FIVE], '1: roll [6 6 6 6 6]'];
    expect(face.controls(drafting(playedOn([SHORT, MIXED], last), 'place 6 6'), say).main?.label).toBe(
      'Next round',
    );
    const game = playedOn([SHORT, MIXED], last, { options: { goal: 100 } });
    expect(face.controls(drafting(game, 'place 6 6'), say).main?.label).toBe('End the game');
  });

  test('D7 after a roll in vain the prompt says so before others move', () => {
    const ones = ['+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1'];
    const vain = playedOn([ones], ['0: roll [6 2 3 4 5]']);
    const resting = { seat: null, turn: [] };
    expect(controlsOf(vain, { ...resting, here: [0] }).prompt).toBe(
      'Nothing fits. The turn is over, and nothing is lost.',
    );
    expect(controlsOf(vain, { ...resting, here: [1] }).prompt).toBe('');
    expect(controlsOf(vain, { seat: null, here: [0] }).prompt).toBe('Ben is thinking…');
  });

  test('no action is offered while others move', () => {
    const played = playedOn([MIXED], ['0: roll [1 1 3 3 5]']);
    expect(controlsOf(played, { seat: null })).toEqual({
      prompt: 'Ada is thinking…',
      main: null,
      others: [],
    });
    // The person who holds the phone is not told so.
    expect(controlsOf(played, { seat: null, here: [0] }).prompt).toBe('');
    expect(controlsOf(played, { seat: null, flying: true }).prompt).toBe('Ada rolls…');
    expect(controlsOf(played, { seat: null, over: true }).prompt).toBe('The game is over.');
  });
});

describe('the tray', () => {
  const shown = (played: Played, wishes = {}) =>
    face
      .tray(momentOf(played, wishes), say)
      .dice.map(({ value, dim }) => (dim ? `(${value})` : `${value}`))
      .join(' ');

  test('all dice of a roll fly, in the order in which they lie', () => {
    const played = playedOn([SHORT], ['0: roll [6 1 6 2 1]']);
    const { dice: flying, thrown, pickable } = face.tray(momentOf(played, { flying: true, seat: null }), say);
    expect(flying.map(({ value }) => value)).toEqual([1, 1, 2, 6, 6]);
    expect(thrown).toEqual(flying.map(({ key }) => key));
    expect(new Set(thrown).size).toBe(5);
    expect(pickable).toBe(false);
  });

  test('dice that fit nowhere are dimmed; placing a die does not change the others', () => {
    const played = playedOn([MIXED], ['0: roll [1 1 2 5 5]', '0: place 2 2']);
    expect(shown(played)).toBe('1 1 5 5');
    const before = face.tray(momentOf(played), say).dice;
    const after = face.tray(drafting(played, 'place 5 5'), say).dice;
    expect(after.map(({ key }) => key)).toEqual(before.slice(0, 3).map(({ key }) => key));
    const only = playedOn(
      [['+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1']],
      ['0: roll [1 2 3 4 5]'],
    );
    expect(shown(only)).toBe('1 (2) (3) (4) (5)');
  });

  test('dice left over from a turn stay, dimmed, while its last entry is shown; then the tray is empty', () => {
    const ones = ['+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1'];
    expect(shown(playedOn([ones], []))).toBe('');
    const vain = playedOn([ones], ['0: roll [6 2 3 4 5]']);
    expect(shown(vain, { turn: [] })).toBe('(2) (3) (4) (5) (6)');
    // Nobody at this phone is in turn, or the same player goes on: the roll in vain can still be seen.
    expect(shown(vain, { seat: null })).toBe('(2) (3) (4) (5) (6)');
    expect(shown(vain)).toBe('');
    const stopped = playedOn([ones], ['0: roll [1 2 3 4 5]', '0: place 1 1', '0: stop']);
    expect(shown(stopped, { turn: [] })).toBe('(2) (3) (4) (5)');
    expect(shown(stopped, { turn: [], over: true })).toBe('');
    expect(face.tray(momentOf(stopped), say).inHand).toHaveLength(5);
    const end = ['0: roll [1 2 3 4 5]', ...FIVE, '1: roll [6 5 5 5 5]'];
    const dice = face.tray(drafting(playedOn([SHORT], end), 'place 6 6'), say).dice;
    expect(dice.map(({ value, dim }) => [value, dim])).toEqual(Array(4).fill([5, true]));
  });

  test('only the dice of the person in turn can be picked up', () => {
    const played = playedOn([MIXED], ['0: roll [1 1 3 3 5]']);
    expect(face.tray(momentOf(played), say).pickable).toBe(true);
    expect(face.tray(momentOf(played, { seat: null }), say).pickable).toBe(false);
    expect(face.tray(momentOf(played, { picked: [4] }), say).dice.map(({ picked }) => picked)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('points', () => {
  test('D1 the points at the beginning are those of the engine', () => {
    expect(lastDie.scores(playedOn([MIXED], [], { seats: 4 }).match.state)).toEqual(
      Array(4).fill(FIRST_POINTS),
    );
  });

  test('sources add up to the score all along the golden games', () => {
    for (const { happenings } of goldenGames()) {
      for (const [at, { after }] of happenings.entries()) {
        const played = happenings.slice(0, at + 1);
        const sums = after.points.map((_, seat) =>
          face.sources(after, seat, say, played).reduce((sum, { points }) => sum + points, 0),
        );
        expect(sums).toEqual(lastDie.scores(after));
      }
    }
  });

  test('rows won and rows paid for are separate sources', () => {
    const roll = '0: roll [1 2 3 5 6]';
    const { happenings, match } = playedOn([MIXED], [roll, '0: place 5 5', '0: place 6 4', '0: stop']);
    const of = (seat: number) =>
      face.sources(match.state, seat, say, happenings).map(({ label, points }) => [label, points]);
    expect(of(0)).toEqual([
      ['To begin with', 80],
      ['Rows won', 10],
      ['Rows paid for', -30],
    ]);
    expect(of(1)).toEqual([['To begin with', 80]]);
  });

  test('highlights of a game', () => {
    const round = ['0: roll [1 2 3 4 5]', ...FIVE, '1: roll [6 5 5 5 5]', '1: place 6 6'];
    const costly = ['-30: 6', '+10: 2', '+10: 3', '+10: 4', '+10: 5', '+70: 1'];
    const { happenings } = playedOn(
      [SHORT, costly],
      [...round, '0: roll [6 1 1 1 1]', '0: place 6 1', '0: stop', '1: roll [1 2 2 2 2]', '1: place 1 6'],
    );
    expect(linesOf(face.highlights(happenings, NAMES, say))).toEqual([
      'Best turn: Ada won 50 points with 5 rows in round 1.',
      'Best row: Ada took one of 10 points in round 1.',
      'Dearest row: Ada paid 30 points in round 2.',
    ]);
    const stopped = playedOn([SHORT, costly], [...round, '0: roll [1 6 6 6 6]', '0: place 1 6', '0: stop']);
    expect(linesOf(face.highlights(stopped.happenings, NAMES, say))).toContain(
      'Best row: Ada took one of 70 points in round 2.',
    );
  });

  test('rolls in vain are reported for the player with the most', () => {
    const ones = ['+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1'];
    const vain = (seat: number) => `${seat}: roll [2 3 4 5 6]`;
    const lines = [vain(0), vain(1), vain(0), vain(1), vain(0)];
    expect(linesOf(face.highlights(playedOn([ones], lines).happenings, NAMES, say))).toEqual([
      'Ada had bad luck: 3 rolls without a die that fits.',
    ]);
    expect(face.highlights(playedOn([ones], lines.slice(0, 4)).happenings, NAMES, say)).toEqual([]);
  });

  test('a golden game has a few highlights', () => {
    for (const { happenings, match } of goldenGames()) {
      const lines = linesOf(face.highlights(happenings, match.opening.names, say));
      expect(lines.length).toBeGreaterThanOrEqual(2);
      expect(lines.length).toBeLessThanOrEqual(4);
    }
  });
});

test('every house rule has words, except the custom components', () => {
  for (const { name, kind } of lastDie.options.fields) {
    const words = face.option(name, say);
    if (kind === 'components') expect(words).toBeNull();
    else expect(words?.label).not.toBe('');
  }
  expect(Object.keys(face.option('stars', say)?.choices ?? {})).toEqual(['separate', 'distinct']);
});

test('real dice: as many as are rolled, six faces each', () => {
  const { state } = playedOn([MIXED], []).match;
  const wanted = { seat: 0, move: { kind: 'roll' }, given: [], draw: dice(5) };
  const real = face.realDice?.(wanted, state, say) ?? [];
  expect(real.map(({ label }) => label)).toEqual(['Die 1', 'Die 2', 'Die 3', 'Die 4', 'Die 5']);
  for (const { faces } of real) expect(faces.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('statistics count rolled dice, and nothing else', () => {
  const { happenings } = playedOn([MIXED], ['0: roll [5 1 3 3 1]', '0: place 3 2']);
  expect(happenings.map((each) => face.fallen(each))).toEqual([[5, 1, 3, 3, 1], []]);
});

test('D11 the dice of the next round are not counted before the last die is sure', () => {
  const before = playedOn([SHORT, SHORT], ['0: roll [1 2 3 4 5]', ...FIVE, '1: roll [6 6 6 6 6]']);
  const { state, board } = drafting(before, 'place 6 6');
  const count = (...states: readonly [typeof board, typeof board?]) =>
    face.seatFacts?.(states[0], 1, say, states[1])?.count;
  expect(count(board, state)).toBe('14');
  expect(count(board)).toBe('15');
});
