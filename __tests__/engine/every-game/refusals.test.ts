import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, parseMove } from '../../../src/engine/game';
import { games } from '../../../src/engine/games';
import { type AnyMatch, commit, matchReasons, why } from '../../../src/engine/match';
import { seeded } from '../../../src/engine/random';
import type { Refusal } from '../../../src/engine/refusal';
import { mutated } from '../support/mutate';
import { faultOfReason, generalReasons, rulesOn } from '../support/reasons';
import { settings } from '../support/settings';
import { positions, somePositions } from '../support/walk';

// Every illegal move is refused with a code from the lists, a rule from the pages and a whole sentence.

/** The texts of moves for every phase of a game: all legal moves of random games, and typing errors. */
function poolOf(game: AnyGame): readonly string[] {
  const own = settings.filter((setting) => setting.game.id === game.id).flatMap(positions);
  const random = seeded(8);
  const texts = new Set<string>();
  for (const { state, log } of own) {
    for (const seat of game.turn(state))
      for (const move of game.moves(state, seat)) texts.add(game.notation.format(move));
    const last = log.at(-1);
    // There are very many moves that are not listed, so take some.
    if (last && texts.size < 150) texts.add(game.notation.format(last.move));
  }
  const slips = [...texts].map((text) => mutated(text, random));
  return [...texts, ...slips, ...generalTexts];
}

const generalTexts = [
  '',
  ' ',
  'null',
  'roll',
  'pass',
  'stop',
  'throw',
  '🎲',
  '__proto__',
  'mark red 13',
  'place 7 7',
];

/** Returns why the record reader refuses a text; null if it is a legal move. */
function refusalOf({ game, state }: AnyMatch, seat: number, text: string): Refusal | null {
  const move = parseMove(game.notation, text);
  return move === null ? matchReasons['unknown-move'] : why(game, state, seat, move);
}

/** Whether a move need not be listed: a game may have too many moves with parameters. */
const mayBeUnlisted = (game: AnyGame, text: string): boolean =>
  game.atRandom !== undefined && text.includes(' ');

describe.each(games.map((game: AnyGame) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const pool = poolOf(game);
  const own = settings.filter((setting) => setting.game.id === id);

  test('refuses every text that is not among its moves, and gives a proper reason', () => {
    const seen = new Set<string>();
    for (const match of own.flatMap((setting) => somePositions(setting, 24)))
      for (const seat of game.turn(match.state)) {
        const legal = new Set(game.moves(match.state, seat).map((move) => game.notation.format(move)));
        for (const text of pool) {
          const refusal = refusalOf(match, seat, text);
          if (refusal === null && !legal.has(text) && !mayBeUnlisted(game, text))
            throw new Error(`"${text}" is not listed and not refused`);
          if (refusal !== null && legal.has(text)) throw new Error(`"${text}" is listed and refused`);
          const fault = refusal && faultOfReason(game, refusal);
          if (fault) throw new Error(`"${text}": ${fault}`);
          if (refusal) seen.add(refusal.code);
        }
      }
    // The game itself has refused some moves, and typing errors were no moves.
    expect(seen).toContain('match.unknown-move');
    expect([...seen].filter((code) => code.startsWith(`${id}.`)).length).toBeGreaterThan(0);
  });

  test('M4: no move has two texts', () => {
    const random = seeded(16);
    for (const text of [...pool, ...pool.flatMap((each) => [mutated(each, random), mutated(each, random)])]) {
      const move = parseMove(game.notation, text);
      if (move !== null && game.notation.format(move) !== text)
        throw new Error(`"${text}" is read as a move`);
    }
  });

  test('refuses everything from a seat that is not in turn, and everything after the end', () => {
    for (const match of own.flatMap((setting) => somePositions(setting, 10))) {
      const turn = game.turn(match.state);
      const reason = turn.length === 0 ? matchReasons.over : matchReasons['wrong-seat'];
      for (const seat of [-1, 0, 1, 2, 3, 4, 5, 6, 7, 0.5, Number.NaN]) {
        if (turn.includes(seat)) continue;
        for (const text of pool) {
          const move = parseMove(game.notation, text);
          if (move !== null && why(game, match.state, seat, move) !== reason)
            throw new Error(`"${text}" from seat ${seat} is not refused as ${reason.code}`);
        }
      }
    }
  });

  test('a refused move changes nothing and draws no dice', () => {
    const noChance = {
      draw(): never {
        throw new Error('dice were drawn for a move that is not legal');
      },
    };
    for (const match of own.flatMap((setting) => somePositions(setting, 10)))
      for (const text of pool) {
        const move = parseMove(game.notation, text);
        const seat = game.turn(match.state)[0] ?? 0;
        const refusal = move === null ? null : why(game, match.state, seat, move);
        if (!refusal) continue;
        const result = commit(match, seat, move, noChance);
        if (result.ok || !isDeepStrictEqual(result.refusal, refusal))
          throw new Error(`"${text}" is committed`);
      }
  });

  test('every reason of the game stands on its page of rules', () => {
    const rules = rulesOn(id);
    const missing = Object.values(game.reasons).filter(({ rule }) => !rules.has(rule));
    expect(missing).toEqual([]);
    for (const [name, reason] of Object.entries(game.reasons)) expect(reason.code).toBe(`${id}.${name}`);
  });
});

test('every general reason stands on the page of the match', () => {
  const rules = rulesOn('match');
  expect(generalReasons.filter(({ rule }) => !rules.has(rule))).toEqual([]);
  const codes = generalReasons.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});
