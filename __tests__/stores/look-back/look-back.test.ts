import { seeded } from '../../../src/engine/random';
import { memoryStorage } from '../../../src/storage/memory';
import type { Storage } from '../../../src/storage/storage';
import { createApp } from '../../../src/stores/app/app';
import type { App } from '../../../src/stores/app/app-interface';
import type { LookBack } from '../../../src/stores/look-back/look-back';
import { lookBackKey } from '../../../src/stores/look-back/look-back-text';
import { type HandClock, handClock, settled } from '../../support/clock';
import { goldenMatches, savedGames } from '../../support/saved-games';
import { person, seatsFor } from '../../support/table';

const finished = goldenMatches('lockout').filter(({ game, state }) => game.ranking(state) !== null);
const match = finished.toSorted((a, b) => a.log.length - b.log.length)[0] ?? goldenMatches('lockout')[0];
if (!match) throw new Error('no golden game');
const { length } = match.log;

/** Each look at the clock takes a millisecond, so that slices end. */
function tickingClock(): HandClock {
  const clock = handClock();
  let looks = 0;
  return { ...clock, now: () => clock.now() + looks++ };
}

async function phone(storage: Storage = memoryStorage()) {
  const clock = tickingClock();
  const games = savedGames(storage);
  const app = await createApp({
    storage,
    lasting: true,
    trouble: null,
    clock,
    today: () => 1000,
    random: seeded(1),
  });
  return { app, clock, games, storage };
}

const names = match.opening.names;
const normal = { kind: 'bot', level: 'normal' } as const;
const seats = seatsFor(...names.map((_, seat) => (seat === 0 ? person : normal)));

/** The look back at the stored game. */
async function lookBackOf(app: App): Promise<LookBack> {
  const saved = await app.saves.load('game');
  if (!saved || typeof saved === 'string') throw new Error('not stored');
  return app.lookBack(saved);
}

async function lookedBack({ app, clock }: { readonly app: App; readonly clock: HandClock }) {
  const lookBack = await lookBackOf(app);
  const leave = lookBack.enter();
  await clock.pass(0);
  leave();
  return lookBack.store.getState();
}

test('a finished game is worked out once, and stored beside it', async () => {
  const first = await phone();
  await first.games.keep('game', match, seats);
  const state = await lookedBack(first);
  expect(state).toMatchObject({ kind: 'done' });
  const again = await lookBackOf((await phone(first.storage)).app);
  again.enter();
  await settled();
  // Nothing had to be worked out: no time has passed.
  expect(again.store.getState()).toMatchObject({ kind: 'done', findings: { length } });
});

test('work that the player left goes on where it was', async () => {
  const { app, clock, games, storage } = await phone();
  await games.keep('game', match, seats);
  const lookBack = await lookBackOf(app);
  const leave = lookBack.enter();
  lookBack.store.subscribe((state) => {
    if (state.kind === 'working' && state.judged >= 10) leave();
  });
  await clock.pass(0);
  const kept = (await storage.read(lookBackKey('game'))) ?? '';
  const { findings } = JSON.parse(kept);
  expect(findings.length).toBeGreaterThanOrEqual(10);
  expect(findings.length).toBeLessThan(length);
  const back = await lookBackOf(app);
  const judged: number[] = [];
  back.store.subscribe((state) => {
    if (state.kind === 'working') judged.push(state.judged);
  });
  back.enter();
  await clock.pass(0);
  expect(judged[0]).toBe(findings.length);
  expect(back.store.getState()).toMatchObject({ kind: 'done', findings: { length } });
});

test('findings that another version stored, or that can’t be read, are made anew', async () => {
  const first = await phone();
  await first.games.keep('game', match, seats);
  const expected = await lookedBack(first);
  for (const text of ['{"lookBack":0,"findings":[]}', '{"lookBack":2,"findings":[{"shares":[1]}]}']) {
    await first.storage.write(lookBackKey('game'), text);
    const state = await lookedBack(await phone(first.storage));
    if (state.kind !== 'done' || expected.kind !== 'done') throw new Error(state.kind);
    expect(state.findings).toEqual(expected.findings);
  }
});

test('an unfinished game is not judged', async () => {
  const { app, games } = await phone();
  await games.keep('game', { ...match, log: match.log.slice(0, 5) }, seats);
  const unfinished = await lookBackOf(app);
  unfinished.enter();
  await settled();
  expect(unfinished.store.getState()).toEqual({ kind: 'none', why: 'unfinished' });
});

test('the findings are deleted with their game', async () => {
  const { app, clock, games, storage } = await phone();
  await games.keep('game', match, seats);
  await lookedBack({ app, clock });
  await app.saves.remove('game');
  expect(await storage.read(lookBackKey('game'))).toBeNull();
});
