import type { AnyMatch } from '../../../src/engine/match';
import { seeded } from '../../../src/engine/random';
import { realClock } from '../../../src/net/clock';
import { memoryStorage } from '../../../src/storage/memory';
import type { Storage } from '../../../src/storage/storage';
import { type App, createApp } from '../../../src/stores/app/app';
import type { DailyEntry } from '../../../src/stores/daily/daily-log';
import { loadOpponent, openDaily, playedByExpert, setUpOf } from '../../../src/stores/daily/daily-play';

const noon = (day: string) => new Date(`${day}T12:00:00`).getTime();
const DAY = '2026-11-20';
const NEXT = '2026-11-21';
const NAMES = ['Ada', 'Mia'];

/** A phone whose calendar can be set. The app can be killed and opened again. */
function phone(storage: Storage = memoryStorage()) {
  let time = noon(DAY);
  const seed = { next: 1 };
  return {
    storage,
    setDate: (day: string) => {
      time = noon(day);
    },
    open: (): Promise<App> => {
      seed.next += 1;
      return createApp({
        storage,
        lasting: true,
        trouble: null,
        clock: realClock,
        today: () => time,
        random: seeded(seed.next),
      });
    },
  };
}

const opened = async (app: App, id: string) => {
  const found = await app.openTable(id);
  if (found.kind !== 'table') throw new Error(found.kind);
  return found.table;
};

async function begun(app: App, game = 'lockout'): Promise<string> {
  const id = await app.daily.begin(game, NAMES);
  if (!id.ok) throw new Error(id.refusal.code);
  return id.value;
}

/** The game of the day as two experts play it. */
async function expertGame(day: string, game: string): Promise<AnyMatch> {
  const setUp = setUpOf({ day, game });
  const match = setUp && openDaily(setUp, NAMES);
  if (!setUp || !match?.ok) throw new Error(game);
  const steps = playedByExpert(setUp, match.value, await loadOpponent(setUp));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The person plays like the expert, to the end or up to so many entries. */
async function play(app: App, id: string, match: AnyMatch, entries = match.log.length): Promise<void> {
  const { length } = (await loaded(app, id)).log;
  await app.saves.journal(id, match.game).append({ ...match, log: match.log.slice(0, entries) }, length);
}

async function loaded(app: App, id: string): Promise<AnyMatch> {
  const saved = await app.saves.load(id);
  if (!saved || typeof saved === 'string') throw new Error(`no ${id}`);
  return saved.match;
}

async function entryOf(app: App, day: string, game = 'lockout'): Promise<DailyEntry | undefined> {
  await app.daily.look(day.slice(0, 7));
  const month = app.daily.store.getState().months.get(day.slice(0, 7));
  return month?.find((entry) => entry.day === day && entry.game === game);
}

test('a try that was killed goes on where it was, and is not begun again', async () => {
  const device = phone();
  const first = await device.open();
  const id = await begun(first);
  await play(first, id, await expertGame(DAY, 'lockout'), 20);
  const second = await device.open();
  expect(await begun(second)).toBe(id);
  expect((await loaded(second, id)).log).toHaveLength(20);
  expect(await entryOf(second, DAY)).toMatchObject({ state: 'begun', scores: null });
});

/** Commits a move at the table of this game and returns the dice that fell. */
async function commit(app: App, id: string, move: unknown): Promise<readonly number[] | undefined> {
  const table = await opened(app, id);
  const leave = table.enter();
  table.commit(move);
  await new Promise(setImmediate);
  leave();
  return table.played().log.at(-1)?.dice;
}

test('two phones meet the same dice, although one was killed in the middle', async () => {
  const device = phone();
  const app = await device.open();
  const id = await begun(app, 'sun-rows');
  // The person begins on this day.
  const rolled = await commit(app, id, { kind: 'roll' });
  const rerolled = await commit(await device.open(), id, { kind: 'reroll', places: [2, 4] });
  const other = await phone().open();
  await begun(other, 'sun-rows');
  expect(await commit(other, id, { kind: 'roll' })).toEqual(rolled);
  expect(await commit(other, id, { kind: 'reroll', places: [2, 4] })).toEqual(rerolled);
  expect(rolled).toEqual((await expertGame(DAY, 'sun-rows')).log[0]?.dice);
});

test('there are no hints in the try that counts', async () => {
  const app = await phone().open();
  const table = await opened(app, await begun(app, 'sun-rows'));
  const leave = table.enter();
  table.recommend();
  expect(table.store.getState()).toMatchObject({ hints: false, hint: null });
  leave();
});

test('a finished try has a result, beside what the expert made of the same dice', async () => {
  const device = phone();
  const app = await device.open();
  const id = await begun(app);
  const game = await expertGame(DAY, 'lockout');
  await play(app, id, game);
  expect(await entryOf(app, DAY)).toMatchObject({
    state: 'finished',
    scores: game.game.scores(game.state),
    expert: null,
  });
  const shares: number[] = [];
  // The person has played like the expert.
  expect(await app.daily.expert({ day: DAY, game: 'lockout' }, (share) => shares.push(share))).toEqual(
    game.game.scores(game.state),
  );
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect((await entryOf(await device.open(), DAY))?.expert).toEqual(game.game.scores(game.state));
});

test('practice begins after the try; before it, it would show the dice', async () => {
  const app = await phone().open();
  const daily = { day: DAY, game: 'lockout' };
  expect(await app.daily.practise(daily, NAMES)).toMatchObject({ ok: false });
  const id = await begun(app);
  expect(await app.daily.practise(daily, NAMES)).toMatchObject({ ok: false });
  await play(app, id, await expertGame(DAY, 'lockout'));
  const practice = await app.daily.practise(daily, NAMES);
  if (!practice.ok) throw new Error(practice.refusal.code);
  expect((await loaded(app, practice.value)).opening.start).toEqual((await loaded(app, id)).opening.start);
  expect((await opened(app, practice.value)).store.getState().hints).toBe(true);
});

test('statistics count the try and leave practice out', async () => {
  const app = await phone().open();
  const match = await expertGame(DAY, 'lockout');
  const id = await begun(app);
  await play(app, id, match);
  const practice = await app.daily.practise({ day: DAY, game: 'lockout' }, NAMES);
  if (!practice.ok) throw new Error(practice.refusal.code);
  await play(app, practice.value, match);
  await app.results.update(new Map());
  expect(app.results.store.getState().results?.map((result) => result.id)).toEqual([id]);
});

test('a deleted try is not tried again', async () => {
  const app = await phone().open();
  await app.saves.remove(await begun(app));
  expect(await app.daily.begin('lockout', NAMES)).toMatchObject({ ok: false });
});

test('a clock that was set back or forward gives no second try and takes nothing away', async () => {
  const device = phone();
  const app = await device.open();
  const today = await begun(app);
  await play(app, today, await expertGame(DAY, 'lockout'));
  device.setDate(NEXT);
  const tomorrow = await begun(app);
  await play(app, tomorrow, await expertGame(NEXT, 'lockout'));
  device.setDate(DAY);
  // The try of this day is the one that there was.
  expect(await begun(app)).toBe(today);
  expect(await entryOf(app, NEXT)).toMatchObject({ state: 'finished' });
  device.setDate(NEXT);
  expect(await begun(app)).toBe(tomorrow);
});

test('a day that was practised before it came does not count any more', async () => {
  const device = phone();
  const app = await device.open();
  device.setDate('2026-11-30');
  expect(await app.daily.practise({ day: NEXT, game: 'lockout' }, NAMES)).toMatchObject({ ok: true });
  device.setDate(NEXT);
  const id = await begun(app);
  expect(id).toMatch(/^practice-/);
  expect(await entryOf(app, NEXT)).toMatchObject({ state: 'void' });
});

test('a game that is finished after midnight counts for the day on which it began', async () => {
  const device = phone();
  const app = await device.open();
  const id = await begun(app);
  const match = await expertGame(DAY, 'lockout');
  await play(app, id, match, 30);
  device.setDate(NEXT);
  expect(await entryOf(app, DAY)).toMatchObject({ state: 'begun' });
  expect(app.daily.canPractise({ day: DAY, game: 'lockout' })).toBe(false);
  await play(app, id, match);
  expect(await entryOf(app, DAY)).toMatchObject({ state: 'finished' });
  expect(await entryOf(app, NEXT)).toBeUndefined();
});

test('it is played alone', async () => {
  const app = await phone().open();
  expect(await app.openToOthers(await begun(app))).toMatchObject({ ok: false });
});
