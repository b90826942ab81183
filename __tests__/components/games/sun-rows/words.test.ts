import { realDice } from '../../../../src/components/games/sun-rows/board/real-dice';
import { face } from '../../../../src/components/games/sun-rows/face';
import { highlights } from '../../../../src/components/games/sun-rows/words/highlights';
import { narrate } from '../../../../src/components/games/sun-rows/words/narrate';
import { sources } from '../../../../src/components/games/sun-rows/words/sources';
import { numbers, shuffled } from '../../../../src/engine/chance';
import { sunRows } from '../../../../src/engine/sun-rows';
import { fell, opening, turn } from '../../../engine/support/sun-rows';
import { linesOf } from '../../../support/played';
import { advancedTable, goldenGames, linesPlayed, say } from './support';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const goldens = goldenGames();

describe('over the golden games', () => {
  test('every entry is narrated in a sentence that begins with a name', () => {
    for (const happening of goldens.flat()) {
      const narrated = narrate(happening, NAMES, say);
      expect(narrated).toMatch(new RegExp(`^${NAMES[happening.entry.seat]} .*\\.$`));
      expect(narrated).not.toMatch(/undefined|NaN|\{/);
    }
  });

  test('points by source add up to the score, all along', () => {
    for (const { after } of goldens.flat()) {
      const scores = sunRows.scores(after);
      scores.forEach((score, seat) => {
        expect(sources(after, seat, say, []).reduce((sum, { points }) => sum + points, 0)).toBe(score);
      });
    }
  });

  test('each finished card has a sum that adds up, and all of them make its source', () => {
    for (const played of goldens) {
      const end = played.at(-1)?.after;
      if (!end) continue;
      end.scored.forEach((cards, seat) => {
        const [finished] = sources(end, seat, say, played);
        const sums = finished?.sums ?? [];
        expect(sums).toHaveLength(cards);
        const worths = sums.map((sum) => {
          const [parts = '', worth] = sum.replace(/^Card \d: /, '').split(' = ');
          const added = parts
            .split(' + ')
            .reduce((all, part) => all + Number(part.replace(/^suns? /, '')), 0);
          expect(added).toBe(Number(worth));
          return added;
        });
        expect(worths.reduce((all, worth) => all + worth, 0)).toBe(finished?.points);
      });
    }
  });

  test('there are highlights', () => {
    for (const played of goldens) {
      const lines = linesOf(highlights(played, NAMES, say));
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.join()).not.toMatch(/undefined|NaN|\{/);
    }
  });

  test('statistics get one colour for each thrown die', () => {
    for (const happening of goldens.flat()) {
      const { move } = happening.entry;
      const thrown = move.kind === 'roll' ? 5 : move.kind === 'reroll' ? move.places.length : 0;
      const values = face.fallen(happening);
      expect(values).toHaveLength(thrown);
      for (const value of values)
        expect(face.valueName(value, say)).toMatch(/^(red|orange|yellow|green|blue|purple)$/);
    }
  });
});

function lastTold(lines: readonly string[], cards: readonly string[] = []) {
  const happening = linesPlayed(opening({ cards }), lines).played.at(-1);
  return happening && narrate(happening, NAMES, say);
}

test('a roll is narrated by its colours, and so are the filled boxes', () => {
  const cards = ['red 4, orange 2, purple 1'];
  expect(lastTold([`0: roll [${fell('prpor')}]`], cards)).toBe('Ada rolls 2 red, 1 orange, 2 purple.');
  // Two purple dice do not fit one box, so they are left out.
  expect(lastTold(turn(0, 'prpor', '0: enter 1'), cards)).toBe('Ada fills 2 red, 1 orange.');
});

test('a finished card is narrated with its points', () => {
  expect(
    lastTold(turn(0, 'royyp', '0: enter 2'), ['blue 6, red 6, green 6', 'red 1*, orange 1, purple 1*']),
  ).toBe('Ada fills 1 red, 1 orange, 1 purple and finishes a card for 8 points.');
});

test('the sum of a finished card names its rows and its suns', () => {
  const cards = ['red 6, blue 6, green 6', 'red 1*, orange 2, purple 1*', 'red 1, blue 1, green 1*'];
  const { match, played } = linesPlayed(opening({ cards }), turn(0, 'royop', '0: enter 2'));
  expect(sources(match.state, 0, say, played)[0]?.sums).toEqual(['Card 1: 1 + 2 + 1 + suns 5 = 9']);
});

test('what others have gained since then is told in few words, but for what the entry itself brings', () => {
  const cards = [
    'red 6, blue 6, green 6',
    'red 1, orange 2, purple 1',
    'red 1, blue 6, green 6',
    'red 1, orange 2, purple 1',
  ];
  const lines = [...turn(0, 'royop', '0: enter 2', '1: enter 2'), `1: roll [${fell('rrrrr')}]`];
  const { played } = linesPlayed(opening({ cards }), lines);
  const toldTo = (here: readonly number[]) =>
    played.map((happening, at) => narrate(happening, NAMES, say, () => played.slice(0, at), here));
  const entered = 'Ben fills 1 red, 2 orange, 1 purple and finishes a card for 4 points.';
  const roll = 'Ben rolls 5 red.';
  expect(toldTo([0]).slice(-2)).toEqual([entered, `${roll} Before that: Ben +4.`]);
  expect(toldTo([1]).slice(-2)).toEqual([entered, roll]);
  expect(toldTo([]).slice(-2)).toEqual([entered, roll]);
});

test('the fourth card says that the game ends', () => {
  const card = (at: number) => [...turn(at % 2, 'royyp', `${at % 2}: enter 1`), `${(at + 1) % 2}: pass`];
  const lines = Array.from({ length: 7 }, (_, at) => card(at)).flat();
  const cards = Array.from({ length: 12 }, () => 'red 1, orange 1, purple 1');
  expect(lastTold(lines.slice(0, -1), cards)).toBe(
    'Ada fills 1 red, 1 orange, 1 purple and finishes a fourth card for 3 points. This is the last turn.',
  );
});

test.each([
  [0, /^Ada finished a card in only 1 turn\.$/],
  [3, /^Ada finished a card in only 4 turns\.$/],
  [4, null],
])('a card that is finished after %d turns of waiting', (waits, line) => {
  const waiting = Array.from({ length: waits }, (_, at) => [
    ...turn(at % 2, 'royyp', `${at % 2}: pass`),
    `${(at + 1) % 2}: pass`,
  ]).flat();
  const last = waits % 2;
  const enter = last === 0 ? ['0: enter 1'] : ['1: pass', '0: enter 1'];
  const cards = ['red 1, orange 1, purple 1', 'red 6, orange 6, purple 6'];
  const { played } = linesPlayed(opening({ cards }), [...waiting, ...turn(last, 'royyp', ...enter)]);
  const told = linesOf(highlights(played, NAMES, say)).filter((each) => each.includes('in only'));
  expect(told).toEqual(line ? [expect.stringMatching(line)] : []);
});

test('real dice are tapped in by their colours, and called by their places', () => {
  const { match } = linesPlayed(opening(), [`0: roll [${fell('royyp')}]`]);
  const move = { kind: 'reroll', places: [2, 5] };
  const wanted = { seat: 0, move, given: [], draw: numbers(2, 1, 6) };
  const dice = realDice(wanted, match.state, say);
  expect(dice.map(({ label }) => label)).toEqual(['Die 2', 'Die 5']);
  expect(dice[0]?.faces.map(({ label }) => label)).toEqual([
    'red',
    'orange',
    'yellow',
    'green',
    'blue',
    'purple',
  ]);
});

test('a pile of cards is not tapped in', () => {
  const { dealt } = advancedTable();
  const move = { kind: 'keep', places: [1, 2, 3] };
  const wanted = { seat: 1, move, given: [], draw: shuffled([1, 2, 3, 4, 5, 6]) };
  expect(realDice(wanted, dealt, say)).toEqual([]);
});

test('house rules: which cards, but no list of cards', () => {
  for (const field of sunRows.options.fields) {
    const words = face.option(field.name, say);
    if (field.kind === 'choice') expect(Object.keys(words?.choices ?? {})).toEqual(field.choices);
    else expect(words).toBeNull();
  }
});
