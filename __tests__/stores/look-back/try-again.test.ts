import type { AnyMatch } from '../../../src/engine/match';
import { seeded } from '../../../src/engine/random';
import { memoryStorage } from '../../../src/storage/memory';
import { createApp } from '../../../src/stores/app/app';
import { tryAgainFrom } from '../../../src/stores/look-back/try-again';
import { statesOf } from '../../../src/stores/table/replay';
import { handClock } from '../../support/clock';
import { goldenMatches, savedGames } from '../../support/saved-games';
import { person, seatsFor } from '../../support/table';

const match = goldenMatches('lockout').find(
  ({ opening, game, state }) => opening.names.length >= 3 && game.ranking(state) !== null,
) as AnyMatch;
const names = match.opening.names;
const expert = { kind: 'bot', level: 'expert' } as const;
const seats = seatsFor(...names.map((_, seat) => (seat === 1 ? expert : person)));
const saved = { id: 'game', match, seats, answers: [], dice: 'phone', room: null } as const;

const phases = statesOf(match).map((state) => match.game.turn(state).length);
/** A decision in a turn of its own, and one in the middle of a simultaneous phase. */
const alone = match.log.findIndex((_, at) => at > 20 && phases[at] === 1 && phases[at - 1] === 1);
const together = match.log.findIndex((_, at) => at > 20 && phases[at] === names.length - 1);

async function phone() {
  const storage = memoryStorage();
  const games = savedGames(storage);
  const app = await createApp({
    storage,
    lasting: true,
    trouble: null,
    clock: handClock(),
    today: () => 1000,
    random: seeded(1),
  });
  await games.keep('game', match, seats);
  return { app, games };
}

test('it is the position before the entry, against the same bots and hard ones in place of people', () => {
  const again = tryAgainFrom(saved, alone, 0);
  expect(again?.match.log).toEqual(match.log.slice(0, alone));
  expect(again?.match.state).toEqual(statesOf(match)[alone]);
  const keepers = again?.seats.map(({ keeper }) => keeper);
  expect(keepers?.slice(0, 3)).toEqual([person, expert, { kind: 'bot', level: 'hard' }]);
});

test('in a simultaneous phase everybody answers again', () => {
  const again = tryAgainFrom(saved, together, 2);
  expect(again?.match.log).toHaveLength(together - 1);
  expect(match.game.turn(again?.match.state)).toHaveLength(names.length);
});

test('there is nothing to try after the end, and no entry of the old game changes', () => {
  expect(tryAgainFrom(saved, match.log.length, 0)).toBeNull();
  expect(tryAgainFrom(saved, match.log.length + 1, 0)).toBeNull();
});

test('it is practice: it is offered once it was played on, and never counts', async () => {
  const { app } = await phone();
  const opened = await app.tryAgain('game', alone, 0);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const id = opened.value;
  const listed = async () => (await app.saves.list()).games.find((each) => each.id === id);
  expect(await listed()).toMatchObject({ practice: true, begun: false });

  const table = await app.saves.load(id);
  if (!table || typeof table === 'string') throw new Error('not stored');
  expect(table.match.log).toHaveLength(alone);
  await app.saves
    .journal(id, table.match.game)
    .append({ ...table.match, log: match.log.slice(0, alone + 1) }, alone);
  expect(await listed()).toMatchObject({ practice: true, begun: true });

  await app.results.update(new Map());
  expect(app.results.store.getState().results?.map((result) => result.id)).toEqual(['game']);
});

test('practice that nobody played is deleted after a day, and its mark with it', async () => {
  const { app } = await phone();
  const opened = await app.tryAgain('game', alone, 0);
  if (!opened.ok) throw new Error(opened.refusal.code);
  await app.saves.forgetUnplayed(500);
  expect(await app.saves.load(opened.value)).not.toBeNull();
  await app.saves.forgetUnplayed(2000);
  expect(await app.saves.load(opened.value)).toBeNull();
  expect((await app.saves.list()).games.map(({ id }) => id)).toEqual(['game']);
});
