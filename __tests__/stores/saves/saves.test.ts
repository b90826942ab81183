import { games } from '../../../src/engine/games';
import { lockout } from '../../../src/engine/lockout';
import { seeded } from '../../../src/engine/random';
import { sunRows } from '../../../src/engine/sun-rows';
import { memoryStorage } from '../../../src/storage/memory';
import type { Storage } from '../../../src/storage/storage';
import { createApp } from '../../../src/stores/app/app';
import type { App, Platform } from '../../../src/stores/app/app-interface';
import type { Table } from '../../../src/stores/table/table';
import { handClock, settled } from '../../support/clock';
import { bot, person, seatsFor } from '../../support/table';

function platform(storage: Storage, seed = 1): Platform {
  return {
    storage,
    lasting: true,
    trouble: null,
    clock: handClock(),
    today: () => 1000,
    random: seeded(seed),
  };
}

async function newGame(
  app: App,
  game = lockout as (typeof games)[number],
  keepers = [person, person],
): Promise<string> {
  const opened = await app.newGame(game, {
    seats: seatsFor(...keepers),
    options: game.options.defaults,
    dice: 'phone',
  });
  if (!opened.ok) throw new Error(opened.refusal.text);
  return opened.value;
}

async function tableOf(app: App, id: string): Promise<Table> {
  const opened = await app.openTable(id);
  if (opened.kind !== 'table') throw new Error(opened.kind);
  return opened.table;
}

/** Plays some moves for the seats in turn, all on one phone. */
async function play(table: Table, moves: number): Promise<void> {
  table.enter();
  for (let i = 0; i < moves && !table.store.getState().over; i += 1) {
    await settled();
    table.landed();
    table.uncover();
    const { game, state, seat } = table.store.getState();
    if (seat === null) continue;
    const legal = game.moves(state, seat);
    table.commit(legal[i % legal.length]);
    await settled();
  }
  table.landed();
  await settled();
}

describe('a stored game', () => {
  test.each(games.map((game) => [game.id, game] as const))(
    '%s: comes back as the very state it was left in, after every move',
    async (_, game) => {
      const storage = memoryStorage();
      const app = await createApp(platform(storage));
      const id = await newGame(app, game);
      for (let round = 0; round < 12; round += 1) {
        const table = await tableOf(app, id);
        await play(table, 3);
        const again = await tableOf(await createApp(platform(storage, 9)), id);
        expect(again.store.getState().state).toEqual(table.store.getState().state);
        expect(again.played()).toEqual(table.played());
      }
    },
  );

  test('is loaded with the held answers and the players of the seats', async () => {
    const storage = memoryStorage();
    const app = await createApp(platform(storage));
    const id = await newGame(app, lockout, [person, person, person]);
    const table = await tableOf(app, id);
    table.giveSeat(2, bot);
    table.rename(1, 'Zoe');
    await play(table, 1);
    const { seat } = table.store.getState();
    table.commit({ kind: 'pass' });
    await settled();
    const again = await tableOf(await createApp(platform(storage)), id);
    expect(again.store.getState().held).toEqual([seat]);
    expect(again.store.getState().seats.map(({ name, keeper }) => [name, keeper.kind])).toEqual([
      ['Ada', 'person'],
      ['Zoe', 'person'],
      ['Cleo', 'bot'],
    ]);
    expect(again.played().opening.names).toEqual(['Ada', 'Zoe', 'Cleo']);
  });

  test('two windows can not both write its next entry', async () => {
    const storage = memoryStorage();
    const app = await createApp(platform(storage));
    const id = await newGame(app);
    const [one, other] = [await tableOf(app, id), await tableOf(app, id)];
    await play(one, 1);
    await play(other, 1);
    expect(one.played().log).toHaveLength(1);
    expect(other.played().log).toHaveLength(0);
    expect(other.store.getState().refusal).toMatchObject({ reason: { code: 'table.other-window' } });
  });

  test('is listed, newest first, and known to be over', async () => {
    const storage = memoryStorage();
    let time = 1;
    const app = await createApp({ ...platform(storage), today: () => time++ });
    const first = await newGame(app);
    const second = await newGame(app);
    await play(await tableOf(app, first), 4000);
    const { games: listed, aside } = await app.saves.list();
    expect(listed.map(({ id, over }) => [id, over])).toEqual([
      [first, true],
      [second, false],
    ]);
    expect(aside).toEqual([]);
    await app.saves.remove(second);
    expect(await app.openTable(second)).toEqual({ kind: 'missing' });
  });
});

test('a game that was opened a day ago and never begun is forgotten, one that was begun is not', async () => {
  const storage = memoryStorage();
  let time = 0;
  const app = await createApp({ ...platform(storage), today: () => time });
  const empty = await newGame(app);
  const begun = await newGame(app);
  await play(await tableOf(app, begun), 1);
  time = 25 * 60 * 60 * 1000;
  const fresh = await newGame(app);
  const { games: listed } = await app.saves.list();
  expect(new Set(listed.map(({ id }) => id))).toEqual(new Set([begun, fresh]));
  expect(await app.openTable(empty)).toEqual({ kind: 'missing' });
});

test('a game has begun when a person has answered in secret, although there is no entry yet', async () => {
  const storage = memoryStorage();
  let time = 0;
  const app = await createApp({ ...platform(storage), today: () => time });
  const opened = await app.newGame(sunRows, {
    seats: seatsFor(person, person, bot),
    options: { variant: 'advanced', cards: 'classic' },
    dice: 'phone',
  });
  const id = opened.ok ? opened.value : '';
  const begun = async () => (await app.saves.list()).games.find((game) => game.id === id)?.begun;
  const table = await tableOf(app, id);
  table.enter();
  await settled();
  expect(table.store.getState().held).toEqual([]);
  expect(await begun()).toBe(false);
  await play(table, 1);
  expect(table.played().log).toEqual([]);
  expect(await begun()).toBe(true);
  time = 25 * 60 * 60 * 1000;
  await newGame(app);
  const again = await tableOf(await createApp(platform(storage)), id);
  expect(again.store.getState().held).toContain(0);
});

test('a game with unreadable notes is not deleted', async () => {
  const storage = memoryStorage();
  let time = 0;
  const app = await createApp({ ...platform(storage), today: () => time });
  const id = await newGame(app);
  await storage.keepNotes(id, 'nonsense', 1);
  time = 25 * 60 * 60 * 1000;
  await newGame(app);
  expect((await app.openTable(id)).kind).toBe('table');
});

describe('a save that can not be read', () => {
  const spoil: readonly [string, (storage: Storage, id: string) => Promise<void>, string][] = [
    ['a head that is no JSON', (storage, id) => storage.keepHead(id, '{'), 'broken'],
    ['a head of something else', (storage, id) => storage.keepHead(id, '[1]'), 'broken'],
    ['a head from a newer version', (storage, id) => storage.keepHead(id, '{"save":2,"more":{}}'), 'newer'],
    ['an entry that is no JSON', (storage, id) => storage.append(id, 1, ['{"seat":'], 1), 'broken'],
    ['an entry of no move', (storage, id) => storage.append(id, 1, ['{"seat":0,"move":"fly"}'], 1), 'broken'],
    ['an entry that closes the list', (storage, id) => storage.append(id, 1, [']}'], 1), 'broken'],
    [
      'an entry against the rules',
      (storage, id) => storage.append(id, 1, ['{"seat":0,"move":"mark red 12"}'], 1),
      'broken',
    ],
  ];

  test.each(spoil)('%s: is set aside with its reason, and stays', async (_, change, why) => {
    const storage = memoryStorage();
    const app = await createApp(platform(storage));
    const id = await newGame(app);
    const sound = await newGame(app);
    await play(await tableOf(app, id), 1);
    await change(storage, id);
    const before = await storage.game(id);
    expect(await app.openTable(id)).toEqual({ kind: 'aside', why });
    const list = await app.saves.list();
    expect(list.aside).toMatchObject([{ id, why }]);
    expect(list.games.map((game) => game.id)).toEqual([sound]);
    const after = await storage.game(id);
    expect(after).toMatchObject({ head: before?.head, entries: before?.entries });
    expect(await app.saves.raw(id)).toContain(id);
  });

  test('is no longer set aside once it can be read', async () => {
    const storage = memoryStorage();
    const app = await createApp(platform(storage));
    const id = await newGame(app);
    const head = (await storage.game(id))?.head ?? '';
    await storage.keepHead(id, '{"save":2}');
    await app.openTable(id);
    await storage.keepHead(id, head);
    expect((await app.openTable(id)).kind).toBe('table');
    expect((await app.saves.list()).aside).toEqual([]);
  });

  test('by an older app is listed with the others after an update of the app', async () => {
    const storage = memoryStorage();
    const app = await createApp(platform(storage));
    const id = await newGame(app);
    await storage.setAside(id, 'newer');
    expect(await app.saves.list()).toMatchObject({ games: [{ id }], aside: [] });
  });

  test('does not affect the others even if the mark can’t be stored', async () => {
    const storage: Storage = { ...memoryStorage(), setAside: () => Promise.reject(new Error('full')) };
    const app = await createApp(platform(storage));
    const id = await newGame(app);
    const sound = await newGame(app);
    await storage.keepHead(id, '{');
    expect(await app.saves.list()).toMatchObject({ games: [{ id: sound }], aside: [{ id, why: 'broken' }] });
    expect(await app.openTable(id)).toEqual({ kind: 'aside', why: 'broken' });
  });

  test.each(['', '{', '{"seats":[]}', '{"seats":1,"answers":[],"at":0,"over":false}'])(
    'notes that are lost (%j) cost no game: everybody sits at this phone',
    async (text) => {
      const storage = memoryStorage();
      const app = await createApp(platform(storage));
      const id = await newGame(app, lockout, [person, bot]);
      await storage.keepNotes(id, text, 1);
      const table = await tableOf(app, id);
      expect(table.store.getState().seats).toEqual(seatsFor(person, person));
    },
  );
});

describe('opening a game', () => {
  test('stores the set-up for the next game', async () => {
    const storage = memoryStorage();
    const app = await createApp(platform(storage));
    expect(await app.lastSetUp(lockout)).toBeNull();
    const setUp = { seats: seatsFor(person, bot, bot), options: {}, dice: 'real' } as const;
    await app.newGame(lockout, setUp);
    expect(await (await createApp(platform(storage))).lastSetUp(lockout)).toEqual(setUp);
  });

  test.each(['', '{', '{"seats":[],"options":{},"dice":"phone"}', '{"seats":[1,2]}'])(
    'a set-up that can not be read (%j) is as good as none',
    async (text) => {
      const storage = memoryStorage();
      await storage.write('set-up/lockout', text);
      expect(await (await createApp(platform(storage))).lastSetUp(lockout)).toBeNull();
    },
  );

  test('is refused with a reason if the game does not allow it (M1)', async () => {
    const app = await createApp(platform(memoryStorage()));
    const refused = await app.newGame(lockout, { seats: seatsFor(person), options: {}, dice: 'phone' });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'match.seats' } });
    expect((await app.saves.list()).games).toEqual([]);
  });

  test('is refused if nothing can be stored', async () => {
    const storage: Storage = { ...memoryStorage(), createGame: () => Promise.reject(new Error('no')) };
    const app = await createApp(platform(storage));
    const refused = await app.newGame(lockout, { seats: seatsFor(person, bot), options: {}, dice: 'phone' });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'table.storage' } });
  });
});

test('dice come from the platform’s random numbers', async () => {
  const dice = async (seed: number) => {
    const app = await createApp(platform(memoryStorage(), seed));
    const table = await tableOf(app, await newGame(app));
    await play(table, 1);
    return table.played().log[0]?.dice;
  };
  expect(await dice(1)).toEqual(await dice(1));
  expect(await dice(1)).not.toEqual(await dice(2));
});
