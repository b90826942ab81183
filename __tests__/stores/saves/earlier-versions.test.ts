import { readdirSync, readFileSync } from 'node:fs';
import { rolled } from '../../../src/engine/chance';
import { findGame } from '../../../src/engine/games';
import { seeded } from '../../../src/engine/random';
import { realClock } from '../../../src/net/clock';
import { botsInTurn, moveBot } from '../../../src/net/session/bots-in-turn';
import { openLocalSession } from '../../../src/net/session/local-session';
import { memoryStorage } from '../../../src/storage/memory';
import type { StoredGame } from '../../../src/storage/storage';
import { lastSetUp } from '../../../src/stores/app/set-up';
import { openSettings } from '../../../src/stores/app/settings';
import { createResults } from '../../../src/stores/people/results';
import { playersOf } from '../../../src/stores/people/tallies';
import { roomText } from '../../../src/stores/saves/room-text';
import { type SavedTable, savesIn } from '../../../src/stores/saves/saves';

interface Dump {
  readonly documents: Record<string, string>;
  readonly games: readonly StoredGame[];
}

const FOLDER = '__tests__/data/saves';
const versions = readdirSync(FOLDER).map((name) => name.replace(/\.json$/, ''));

/** What a phone with that version had stored. */
function phoneOf(version: string) {
  const dump: Dump = JSON.parse(readFileSync(`${FOLDER}/${version}.json`, 'utf8'));
  const storage = memoryStorage({
    documents: new Map(Object.entries(dump.documents)),
    games: new Map(dump.games.map((game) => [game.id, game])),
  });
  return { dump, storage, saves: savesIn(storage, () => 0) };
}

describe.each(versions)('what version %s has stored', (version) => {
  const { dump, storage, saves } = phoneOf(version);

  async function loaded(id: string): Promise<SavedTable> {
    const saved = await saves.load(id);
    if (saved === null || typeof saved === 'string') throw new Error(`${id}: ${saved}`);
    return saved;
  }

  test('every game is in the list, and none is set aside', async () => {
    const { games, aside } = await saves.list();
    expect(aside).toEqual([]);
    expect(games.map(({ id }) => id).sort()).toEqual(dump.games.map(({ id }) => id).sort());
    expect(new Set(games.map(({ game }) => game.id))).toEqual(
      new Set(['lockout', 'last-die', 'sun-rows', 'arena']),
    );
  });

  test.each(dump.games.map((game) => [game.id, game] as const))(
    '%s opens as it was left',
    async (id, stored) => {
      const { match, seats, answers, dice } = await loaded(id);
      const notes: { seats: unknown; answers: readonly unknown[]; over: boolean } = JSON.parse(stored.notes);
      expect(match.log).toHaveLength(stored.entries.length);
      expect(seats).toEqual(notes.seats);
      expect(answers).toHaveLength(notes.answers.length);
      expect(dice).toBe(JSON.parse(stored.head).dice);
      expect(match.game.turn(match.state).length === 0).toBe(notes.over);
    },
  );

  test('a game that had begun is played to its end', async () => {
    for (const { id } of dump.games.filter(({ id }) => id.includes('begun'))) {
      const { match, answers } = await loaded(id);
      const bot = { name: 'Bot', keeper: { kind: 'bot', level: 'easy' } } as const;
      const seats = match.opening.names.map(() => bot);
      const random = seeded(1);
      const journal = saves.journal(id, match.game);
      const session = openLocalSession({ match, seats, answers, chance: rolled(random), journal });
      for (let seat = botsInTurn(session)[0]; seat !== undefined; seat = botsInTurn(session)[0])
        expect(await moveBot(session, seat, { random, now: () => 0 })).toBe(true);
      expect((await loaded(id)).match.game.ranking(session.view().match.state)).not.toBeNull();
    }
  });

  test('a hosted table keeps its seats, phones, key and rule for those away', async () => {
    const { room } = await loaded('hostedtable1');
    expect(room).toMatchObject({
      away: { ms: 60_000, level: 'normal' },
      membership: {
        role: 'host',
        me: 0,
        era: { number: 1, phone: 0 },
        eras: [{ number: 1, phone: 0, from: 0 }],
        assignments: [
          { name: 'Ada', phone: 0, bot: null },
          { name: 'Ben', phone: 1, bot: 'normal' },
        ],
        phones: [{ number: 0 }, { number: 1, address: '192.168.1.7' }],
        paused: false,
      },
    });
    expect(room?.secret).toEqual(Uint8Array.from({ length: 32 }, (_, at) => 255 - at));
  });

  test.each(['hostedtable1', 'guesttable12'])('%s is stored as that version stores it', async (id) => {
    const { room } = await loaded(id);
    expect(room && JSON.parse(roomText(room))).toEqual(JSON.parse(dump.documents[`room/${id}`] ?? ''));
  });

  test('a guest keeps its place at another phone’s table', async () => {
    const { room } = await loaded('guesttable12');
    expect(room).toMatchObject({ away: null, membership: { role: 'guest', me: 1, paused: true } });
  });

  test('every game counts, for the persons who have the names of its seats', async () => {
    const results = createResults({ storage, saves, clock: realClock });
    await results.update(new Map());
    const all = results.store.getState().results ?? [];
    const begun = (await saves.list()).games.filter((game) => game.begun);
    expect(all.map(({ id }) => id).sort()).toEqual(begun.map(({ id }) => id).sort());
    const over = all.filter(({ over }) => over);
    expect(over.length).toBeGreaterThan(0);
    const names = over.flatMap(({ seats }) =>
      seats.filter(({ bot }) => bot === null).map(({ name }) => name),
    );
    const [name = ''] = names;
    const steps = playersOf(all, [{ id: 'one', name, colour: 'green', emblem: 'leaf', former: [] }]);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value.find(({ key }) => key === 'one')?.played).toBe(
      names.filter((each) => each === name).length,
    );
  });

  test('settings, the last set-up and the last address are kept', async () => {
    expect((await openSettings(storage)).store.getState()).toMatchObject({ pace: 'quick', sound: true });
    const lockout = findGame('lockout');
    expect(lockout && (await lastSetUp(storage, lockout))).toMatchObject({
      dice: 'real',
      seats: [{ name: 'Ada' }, { name: 'Ben' }],
    });
    expect(await storage.read('told')).toBe('192.168.1.7:47123');
  });
});

test('there are saves of at least one earlier version', () => {
  expect(versions).not.toEqual([]);
});
