import { isDeepStrictEqual } from 'node:util';
import { readEntry, writeEntry } from '../../../src/engine/codec';
import { digest } from '../../../src/engine/digest';
import { parseMove } from '../../../src/engine/game';
import { why } from '../../../src/engine/match';
import { isPlain, partsOf } from '../support/freeze';
import { settings } from '../support/settings';
import { positions, somePositions } from '../support/walk';

// Properties of every game at every step of random games, independent of its rules. Every state is frozen.

describe.each(settings)('$title', (setting) => {
  const { game, seats } = setting;
  const all = positions(setting);
  const ended = all.at(-1);

  test('comes to an end, and only there has a ranking and nobody in turn', () => {
    for (const { state } of all) {
      const over = state === ended?.state;
      if ((game.turn(state).length === 0) !== over) throw new Error('nobody in turn, or somebody at the end');
      if ((game.ranking(state) !== null) !== over) throw new Error('a ranking before the end, or none');
    }
    const places = game.ranking(ended?.state) ?? [];
    expect(places).toHaveLength(seats);
    // 1 is first; ties are equal and the next place is left out.
    const sorted = [...places].sort((a, b) => a - b);
    for (const [at, place] of sorted.entries())
      expect(place === at + 1 || place === sorted[at - 1]).toBe(true);
  });

  test('has different seats in turn, each of which has a move, and a score for every seat', () => {
    for (const { state } of all) {
      const turn = game.turn(state);
      const able = turn.filter((seat) => seat >= 0 && seat < seats && game.moves(state, seat).length > 0);
      if (new Set(able).size !== turn.length) throw new Error(`in turn are ${turn}, able to move ${able}`);
      if (game.scores(state).length !== seats) throw new Error(`scores ${game.scores(state)}`);
    }
  });

  test('lists legal moves only, each with a text of its own that reads back as the same move', () => {
    for (const { state } of all)
      for (const seat of game.turn(state)) {
        const moves = game.moves(state, seat);
        const texts = moves.map((move) => game.notation.format(move));
        if (new Set(texts).size !== texts.length) throw new Error(`twice the same in ${texts}`);
        for (const [at, move] of moves.entries()) {
          const text = texts[at] ?? '';
          if (why(game, state, seat, move)) throw new Error(`${text} is listed but not legal`);
          if (!isDeepStrictEqual(parseMove(game.notation, text), move))
            throw new Error(`${text} reads back otherwise`);
        }
      }
  });

  test('has a state of plain data that survives JSON with the same digest', () => {
    for (const { state } of somePositions(setting, 20)) {
      expect(isPlain(state)).toBe(true);
      const copy: unknown = JSON.parse(JSON.stringify(state));
      if (!isDeepStrictEqual(copy, state)) throw new Error(`JSON changes ${JSON.stringify(state)}`);
      expect(digest(copy)).toBe(digest(state));
    }
  });

  test('leaves earlier states as they were and shares what has not changed', () => {
    let shared = 0;
    let known = partsOf(all[0]?.state);
    for (const { state } of all.slice(1)) {
      const parts = partsOf(state);
      if ([...parts].some((part) => known.has(part))) shared += 1;
      known = parts;
    }
    // In a small state everything may be new when a seat goes out or a round begins.
    expect(shared).toBeGreaterThan(0.5 * (all.length - 1));
  });

  test('sends every entry as a few bytes that read back as the same entry', () => {
    for (const entry of ended?.log ?? []) {
      const bytes = writeEntry(game, entry);
      if (!isDeepStrictEqual(readEntry(game, bytes), entry))
        throw new Error(`${JSON.stringify(entry)} comes back as ${JSON.stringify(readEntry(game, bytes))}`);
    }
  });

  test('tells every step in one line of text and draws every state', () => {
    const names = ended?.opening.names ?? [];
    const oddity = /undefined|NaN|\[object|null/;
    for (const [at, after] of all.slice(1).entries()) {
      const before = all[at];
      const entry = after.log.at(-1);
      if (!before || !entry) throw new Error('a step without an entry');
      const told = game.story.tell(before.state, entry, after.state, names);
      if (!/^[^\n]+\.$/.test(told) || oddity.test(told)) throw new Error(told);
    }
    for (const { state } of somePositions(setting, 10)) {
      const drawn = game.story.draw(state, names);
      expect(drawn).not.toMatch(oddity);
      for (const name of names) expect(drawn).toContain(name);
    }
  });
});
