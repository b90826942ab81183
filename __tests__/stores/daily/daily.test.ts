import type { AnyMatch } from '../../../src/engine/match';
import { seeded } from '../../../src/engine/random';
import { realClock } from '../../../src/net/clock';
import { tableReasons } from '../../../src/net/session/table-reasons';
import { memoryStorage } from '../../../src/storage/memory';
import type { Storage } from '../../../src/storage/storage';
import { createApp } from '../../../src/stores/app/app';
import type { App } from '../../../src/stores/app/app-interface';
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

test('TD10 a try that was killed goes on where it was, and is not begun again', async () => {
  const device = phone();
  const first = await device.open();
  const id = await begun(first);
  await play(first, id, await expertGame(DAY, 'lockout'), 20);
  const second = await device.open();
  expect(await begun(second)).toBe(id);
  expect((await loaded(second, id)).log).toHaveLength(20);
  expect(await entryOf(second, DAY)).toMatchObject({ state: 'begun', scores: null });
});

test('TD8 the person is at the first seat, the expert at the second', async () => {
  const app = await phone().open();
  const saved = await app.saves.load(await begun(app));
  if (!saved || typeof saved === 'string') throw new Error('not saved');
  expect(saved.seats.map(({ keeper }) => keeper)).toEqual([
    { kind: 'person' },
    { kind: 'bot', level: 'expert' },
  ]);
});

test('TD9 a try has the date on which it begins', async () => {
  const device = phone();
  device.setDate(NEXT);
  const app = await device.open();
  await begun(app);
  expect(await entryOf(app, NEXT)).toMatchObject({ state: 'begun' });
  expect(await entryOf(app, DAY)).toBeUndefined();
});

test('TD10 a try of which only the game was stored goes on', async () => {
  const device = phone();
  const first = await device.open();
  const id = await begun(first);
  await play(first, id, await expertGame(DAY, 'lockout'), 20);
  // The phone was killed before the try was noted.
  await device.storage.erase(`daily/${DAY.slice(0, 7)}`);
  const second = await device.open();
  expect(await begun(second)).toBe(id);
  expect((await loaded(second, id)).log).toHaveLength(20);
  expect(await entryOf(second, DAY)).toMatchObject({ state: 'begun' });
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

test('TD10 two phones meet the same dice, although one was killed in the middle', async () => {
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

test('TD12 there are no hints in the try that counts', async () => {
  const app = await phone().open();
  const table = await opened(app, await begun(app, 'sun-rows'));
  const leave = table.enter();
  table.recommend();
  expect(table.store.getState()).toMatchObject({ hints: false, hint: null });
  leave();
});

test('TD7 the expert at the table decides with the random numbers of the day', async () => {
  const setUp = setUpOf({ day: DAY, game: 'arena' });
  const match = setUp && openDaily(setUp, NAMES);
  if (!setUp || !match?.ok) throw new Error('no Arena');
  // The expert begins on this day.
  const [seat = 0] = match.value.game.turn(match.value.state);
  const expert = await loadOpponent(setUp);
  const move = expert.choose(match.value.state, seat, setUp.dice.bot(match.value));

  const app = await phone().open();
  app.settings.change({ pace: 'none', reducedMotion: true });
  const table = await opened(app, await begun(app, 'arena'));
  const leave = table.enter();
  await new Promise<void>((done) => {
    table.store.subscribe(() => table.played().log.length > 0 && done());
  });
  leave();
  expect(table.played().log[0]).toMatchObject({ seat: 1, move });
});

test('TD15 the expert’s game is not worked out before the try is finished: it would show the dice', async () => {
  const app = await phone().open();
  const daily = { day: DAY, game: 'lockout' };
  await begun(app);
  expect(await app.daily.expert(daily, () => {})).toBeNull();
});

test('TD15 a finished try has a result, beside what the expert made of the same dice', async () => {
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

test('TD11 practice begins after the try; before it, it would show the dice', async () => {
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

test('TD11 a past day can be practised without a try, a day to come can’t', async () => {
  const device = phone();
  device.setDate(NEXT);
  const app = await device.open();
  const practise = (day: string) => app.daily.practise({ day, game: 'lockout' }, NAMES);
  expect(await practise('2026-11-22')).toMatchObject({ ok: false });
  expect(await practise(NEXT)).toMatchObject({ ok: false });
  expect(await practise(DAY)).toMatchObject({ ok: true });
});

test('TD11 statistics count the try and leave practice out', async () => {
  const app = await phone().open();
  const match = await expertGame(DAY, 'lockout');
  const id = await begun(app);
  await play(app, id, match);
  const practice = await app.daily.practise({ day: DAY, game: 'lockout' }, NAMES);
  if (!practice.ok) throw new Error(practice.refusal.code);
  await play(app, practice.value, match);
  await app.results.update(new Map());
  expect(app.results.store.getState().results?.map((result) => result.id)).toEqual([id]);
  const { games } = await app.saves.list();
  expect(games.filter((game) => game.practice).map((game) => game.id)).toEqual([practice.value]);
  expect(games).toHaveLength(2);
});

test('TD13 a deleted try is not tried again', async () => {
  const app = await phone().open();
  await app.saves.remove(await begun(app));
  expect(await app.daily.begin('lockout', NAMES)).toMatchObject({ ok: false });
});

test('TD14 a clock that was set back or forward gives no second try and takes nothing away', async () => {
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

test('TD14 a day that was practised before it came does not count any more', async () => {
  const device = phone();
  const app = await device.open();
  device.setDate('2026-11-30');
  expect(await app.daily.practise({ day: NEXT, game: 'lockout' }, NAMES)).toMatchObject({ ok: true });
  device.setDate(NEXT);
  const id = await begun(app);
  expect(id).toMatch(/^practice-/);
  expect(await entryOf(app, NEXT)).toMatchObject({ state: 'void' });
});

test('TD9 a game that is finished after midnight counts for the day on which it began', async () => {
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

test('TD12 it is played alone, and who wants to share it is told so', async () => {
  const app = await phone().open();
  expect(await app.openToOthers(await begun(app))).toEqual({ ok: false, refusal: tableReasons.alone });
});

test('TD13 a try is stored under its date and its game', async () => {
  const device = phone();
  device.setDate(NEXT);
  expect(await begun(await device.open(), 'sun-rows')).toBe(`daily-${NEXT}-sun-rows`);
});
