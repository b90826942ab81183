import { readFileSync } from 'node:fs';
import { botFor } from '../../src/engine/bots';
import type { ReadyLevel } from '../../src/engine/bots/bot';
import { rolled } from '../../src/engine/chance';
import { featsFound, featsOf } from '../../src/engine/feats';
import type { AnyGame } from '../../src/engine/game';
import { games } from '../../src/engine/games';
import { commit, open } from '../../src/engine/match';
import { seeded } from '../../src/engine/random';

/** A game of two bots of one level, by its seed. */
interface Sample {
  readonly level: ReadyLevel;
  readonly seed: number;
  readonly seat: number;
}

/** For each feat a seat that has it, and one that has not. */
const samples: Readonly<
  Record<string, Readonly<Record<string, { readonly has: Sample; readonly lacks: Sample }>>>
> = JSON.parse(readFileSync('__tests__/data/feats.json', 'utf8'));

const known = new Map<string, readonly (readonly string[])[]>();

/** The feats of both seats in a game. `most`: the number of entries after which it stops. */
function featsIn(game: AnyGame, level: ReadyLevel, seed: number, most = 3000) {
  const key = `${game.id} ${level} ${seed} ${most}`;
  const before = known.get(key);
  if (before) return before;
  const random = seeded(seed);
  const opened = open(game, ['Ada', 'Ben'], game.options.defaults, rolled(random));
  if (!opened.ok) throw new Error(opened.refusal.code);
  let match = opened.value;
  const states = [match.state];
  const bot = botFor(game, level);
  while (match.log.length < most) {
    const [seat] = game.turn(match.state);
    if (seat === undefined) break;
    const next = commit(match, seat, bot.choose(match.state, seat, random), rolled(random));
    if (!next.ok) throw new Error(next.refusal.code);
    match = next.value;
    states.push(match.state);
  }
  const found = featsFound(match, states);
  known.set(key, found);
  return found;
}

describe.each(games.map((game: AnyGame) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const feats = games.flatMap((each) => (each.id === id ? featsOf[each.id] : []));

  test('there are eight feats with different ids', () => {
    expect(new Set(feats.map((feat) => feat.id)).size).toBe(8);
  });

  test.each(feats.map((feat) => feat.id))('%s: one game has it, another has not', (feat) => {
    const sample = samples[id]?.[feat];
    if (!sample) throw new Error(`no sample of ${feat}`);
    const { has, lacks } = sample;
    expect(featsIn(game, has.level, has.seed)[has.seat]).toContain(feat);
    expect(featsIn(game, lacks.level, lacks.seed)[lacks.seat]).not.toContain(feat);
  });

  test('a game under way has none', () => {
    expect(featsIn(game, 'normal', 1, 10)).toEqual([]);
  });
});
