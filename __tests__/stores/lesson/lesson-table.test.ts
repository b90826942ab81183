import { lastDie } from '../../../src/engine/last-die';
import { lockout } from '../../../src/engine/lockout';
import type { State } from '../../../src/engine/lockout/state';
import { seeded } from '../../../src/engine/random';
import { memoryStorage } from '../../../src/storage/memory';
import type { Storage } from '../../../src/storage/storage';
import { createApp } from '../../../src/stores/app/app';
import type { App } from '../../../src/stores/app/app-interface';
import type { Lesson } from '../../../src/stores/lesson/lesson';
import type { LessonTable } from '../../../src/stores/lesson/lesson-table';
import { OWN_END, pauses } from '../../../src/stores/table/pace';
import { type HandClock, handClock } from '../../support/clock';

const ROLL = { kind: 'roll' } as const;
const RED_3 = { kind: 'mark', row: 0, number: 3 } as const;
const YELLOW_3 = { kind: 'mark', row: 1, number: 3 } as const;
const RED_5 = { kind: 'mark', row: 0, number: 5 } as const;

/** White 2 and 1, red 3. */
const lesson: Lesson<string> = {
  game: lockout,
  options: {},
  start: [0],
  steps: [
    { kind: 'do', words: 'roll', at: [], moves: ['roll'], dice: [2, 1, 3, 5, 4, 6], otherwise: [] },
    { kind: 'do', words: 'red 3', at: [], moves: ['mark red 3'], otherwise: [['*', 'rather red 3']] },
    { kind: 'tell', words: 'now Mia', at: [] },
    { kind: 'bot', words: 'Mia passes', at: [], move: 'pass' },
    { kind: 'do', words: 'red 4', at: [], moves: ['mark red 4'], otherwise: [['*', 'rather red 4']] },
    { kind: 'tell', words: 'that is all', at: [] },
  ],
};

interface Sat {
  readonly app: App;
  readonly clock: HandClock;
  readonly played: LessonTable<string>;
  /** The step's words, and those of an answer. */
  now(): readonly (string | null)[];
}

async function sit(storage: Storage = memoryStorage(), played: Lesson<string> = lesson): Promise<Sat> {
  const clock = handClock();
  const app = await createApp({
    storage,
    lasting: true,
    trouble: null,
    clock,
    today: () => 0,
    random: seeded(1),
  });
  app.settings.change({ pace: 'none' });
  const opened = await app.openLesson(played, ['Ada', 'Mia']);
  opened.table.enter();
  return {
    app,
    clock,
    played: opened,
    now() {
      const { step, aside } = opened.store.getState();
      return [step?.words ?? null, aside?.words ?? null];
    },
  };
}

async function roll({ played, clock }: Sat): Promise<void> {
  played.table.commit(ROLL);
  await clock.pass(10);
  played.table.landed();
  await clock.pass(10);
}

const logOf = ({ played }: Sat) =>
  played.table.played().log.map(({ move }) => lockout.notation.format(move as never));

test('the learner’s move takes the dice of the lesson, and the lesson goes on when they have landed', async () => {
  const set = await sit();
  expect(set.now()).toEqual(['roll', null]);
  set.played.table.commit(ROLL);
  await set.clock.pass(10);
  expect(set.now()).toEqual(['roll', null]);
  set.played.table.landed();
  expect(set.now()).toEqual(['red 3', null]);
  expect((set.played.table.store.getState().state as State).white).toEqual([2, 1]);
});

test('another legal move is answered and not made; the lesson’s own move is confirmed', async () => {
  const set = await sit();
  await roll(set);
  set.played.table.choose(YELLOW_3);
  expect(set.now()).toEqual(['red 3', 'rather red 3']);
  expect(set.played.table.store.getState().draft).toBeNull();
  set.played.table.commit({ kind: 'pass' });
  await set.clock.pass(10);
  expect(logOf(set)).toEqual(['roll']);
  set.played.table.choose(RED_3);
  expect(set.now()).toEqual(['red 3', null]);
  expect(set.played.store.getState().chosen).toBe(true);
  set.played.table.undo();
  expect(set.played.store.getState().chosen).toBe(false);
});

test('places are passed when they are drafted, and the next move is not chosen by them', async () => {
  const place = { kind: 'place', value: 4, row: 1 } as const;
  const set = await sit(memoryStorage(), {
    game: lastDie,
    options: { ...lastDie.options.defaults, tableaus: [Array(6).fill('+30: 4 4')] },
    start: [0, 1],
    steps: [
      { kind: 'do', words: 'roll', at: [], moves: ['roll'], dice: [4, 4, 2, 6, 1], otherwise: [] },
      { kind: 'place', words: 'the first', at: [], moves: ['place 4 1'], otherwise: [] },
      { kind: 'place', words: 'the second', at: [], moves: ['place 4 1'], otherwise: [] },
      { kind: 'do', words: 'stop', at: [], moves: ['stop'], otherwise: [['roll', 'rather stop']] },
    ],
  });
  await roll(set);
  set.played.table.place(place);
  expect(set.now()).toEqual(['the second', null]);
  set.played.table.place(place);
  expect(set.now()).toEqual(['stop', null]);
  expect(set.played.store.getState().chosen).toBe(false);
  set.played.table.commit(ROLL);
  expect(set.now()).toEqual(['stop', 'rather stop']);
  set.played.table.undo();
  expect(set.now()).toEqual(['the second', null]);
});

test('a move that is not legal is refused by the table, with the rule', async () => {
  const set = await sit();
  await roll(set);
  set.played.table.choose(RED_5);
  expect(set.now()).toEqual(['red 3', null]);
  expect(set.played.table.store.getState().refusal?.reason.rule).toBe('L3');
});

test('the bot waits until the learner has read, and makes the lesson’s move', async () => {
  const set = await sit();
  await roll(set);
  set.played.table.commit(RED_3);
  await set.clock.pass(60_000);
  expect(set.now()).toEqual(['now Mia', null]);
  expect(logOf(set)).toEqual(['roll', 'mark red 3']);
  set.played.next();
  await set.clock.pass(10_000);
  expect(logOf(set)).toEqual(['roll', 'mark red 3', 'pass']);
  expect(set.now()).toEqual(['red 4', null]);
});

test('nothing is asked of the learner while the bot’s last move can still be seen', async () => {
  const ones = Array.from({ length: 6 }, () => '+10: 1');
  const vain = [2, 3, 4, 5, 6];
  const set = await sit(memoryStorage(), {
    game: lastDie,
    options: { ...lastDie.options.defaults, tableaus: [ones] },
    start: [0, 1],
    steps: [
      { kind: 'do', words: 'roll', at: [], moves: ['roll'], dice: vain, otherwise: [] },
      { kind: 'bot', words: 'Mia rolls', at: [], move: 'roll', dice: vain },
      { kind: 'do', words: 'your turn', at: [], moves: ['roll'], dice: vain, otherwise: [] },
    ],
  });
  set.app.settings.change({ pace: 'usual' });
  await roll(set);
  await set.clock.pass(OWN_END * pauses.usual + 100);
  set.played.table.landed();
  expect(set.played.table.store.getState()).toMatchObject({ count: 2, seat: null });
  expect(set.now()).toEqual(['Mia rolls', null]);
  await set.clock.pass(pauses.usual);
  expect(set.played.table.store.getState().seat).toBe(0);
  expect(set.now()).toEqual(['your turn', null]);
});

test('the hint of a lesson is its own move, and comes when the dice have landed', async () => {
  const set = await sit();
  set.played.table.commit(ROLL);
  await set.clock.pass(10);
  set.played.table.recommend();
  expect(set.played.table.store.getState()).toMatchObject({ flying: true, hint: null });
  set.played.table.landed();
  await set.clock.pass(10);
  set.played.table.recommend();
  expect(set.played.table.store.getState().hint).toEqual(RED_3);
});

async function toTheLast(set: Sat): Promise<void> {
  await roll(set);
  set.played.table.commit(RED_3);
  await set.clock.pass(10);
  set.played.next();
  await set.clock.pass(10_000);
}

test('it goes on after a restart where it was left', async () => {
  const storage = memoryStorage();
  await toTheLast(await sit(storage));
  const again = await sit(storage);
  expect(again.now()).toEqual(['red 4', null]);
  expect(logOf(again)).toEqual(['roll', 'mark red 3', 'pass']);
  expect(await again.app.lessonState(lockout)).toBe('begun');
});

test('a lesson that has changed since begins again', async () => {
  const storage = memoryStorage();
  await toTheLast(await sit(storage));
  const changed = lesson.steps.map((step) =>
    step.kind === 'do' && step.words === 'red 3' ? { ...step, moves: ['mark yellow 3'] } : step,
  );
  expect((await sit(storage, { ...lesson, steps: changed })).now()).toEqual(['roll', null]);
});

test('at its end it is done, and no game is stored', async () => {
  const set = await sit();
  await toTheLast(set);
  set.played.table.commit({ ...RED_3, number: 4 });
  await set.clock.pass(10_000);
  expect(set.now()).toEqual(['that is all', null]);
  set.played.next();
  await set.clock.pass(10);
  expect(set.now()).toEqual([null, null]);
  expect(await set.app.lessonState(lockout)).toBe('done');
  expect(await set.app.saves.list()).toEqual({ games: [], aside: [] });
});

test('once done it stays done while it is learnt again, which is resumed as well', async () => {
  const storage = memoryStorage();
  const set = await sit(storage);
  await toTheLast(set);
  set.played.table.commit({ ...RED_3, number: 4 });
  await set.clock.pass(10_000);
  set.played.next();
  await set.clock.pass(10);
  const again = await sit(storage);
  expect(again.now()).toEqual(['roll', null]);
  await roll(again);
  expect(await again.app.lessonState(lockout)).toBe('done');
  const resumed = await sit(storage);
  expect(resumed.now()).toEqual(['red 3', null]);
});

test('the game after a lesson is against the same bot, an easy one, and the last set-up stays', async () => {
  const { app } = await sit();
  const seats = ['Ada', 'Bob'].map((name) => ({ name, keeper: { kind: 'person' } }) as const);
  await app.newGame(lockout, { seats, options: lockout.options.defaults, dice: 'real' });
  const next = await app.newGameAfterLesson(lockout, ['Ada', 'Mia']);
  const saved = next.ok ? await app.saves.load(next.value) : null;
  expect(saved).toMatchObject({
    dice: 'phone',
    seats: [
      { name: 'Ada', keeper: { kind: 'person' } },
      { name: 'Mia', keeper: { kind: 'bot', level: 'easy' } },
    ],
  });
  expect((await app.lastSetUp(lockout))?.seats).toEqual(seats);
});
