import { given, rolled } from '../../../src/engine/chance';
import { draftReasons } from '../../../src/engine/draft';
import { games } from '../../../src/engine/games';
import { lastDie } from '../../../src/engine/last-die';
import { lockout } from '../../../src/engine/lockout';
import type { State } from '../../../src/engine/lockout/state';
import type { AnyMatch } from '../../../src/engine/match';
import { seeded } from '../../../src/engine/random';
import { readRecord, replay, writeRecord } from '../../../src/engine/record';
import { sunRows } from '../../../src/engine/sun-rows';
import type { State as SunRowsState } from '../../../src/engine/sun-rows/state';
import type { Answer, Journal, Notes } from '../../../src/net/session/journal';
import { openLocalSession } from '../../../src/net/session/local-session';
import { bot, openMatch, person, seatsFor, setTable } from '../../support/table';

const PASS = { kind: 'pass' } as const;
const ROLL = { kind: 'roll' } as const;

/** A journal that records its calls, and can be made to fail or to wait. */
function journal() {
  const written: string[] = [];
  const notes: Notes[] = [];
  const doing = { fails: false, wait: Promise.resolve() };
  const kept: Journal = {
    async append(match, from) {
      await doing.wait;
      if (doing.fails) throw new Error('the disk is full');
      for (const { seat, move } of match.log.slice(from))
        written.push(`${seat} ${match.game.notation.format(move)}`);
    },
    async keep(noted) {
      await doing.wait;
      if (doing.fails) throw new Error('the disk is full');
      notes.push(noted);
    },
  };
  return { kept, written, notes, doing };
}

const starter = (match: { readonly state: unknown }) => (match.state as State).active;

describe('a table on this phone', () => {
  test('shows nothing as done before it is stored', async () => {
    const { kept, written, doing } = journal();
    let store = () => {};
    doing.wait = new Promise((resolve) => {
      store = resolve;
    });
    const { session } = setTable(lockout, [person, person], { journal: kept });
    const seat = starter(session.view().match);
    const proposal = session.propose(seat, [ROLL]);
    await Promise.resolve();
    expect(session.view().match.log).toHaveLength(0);
    store();
    expect((await proposal).ok).toBe(true);
    expect(session.view().match.log).toHaveLength(1);
    expect(written).toEqual([`${seat} roll`]);
  });

  test('does nothing that could not be stored, shows trouble, and accepts the same move later', async () => {
    const { kept, doing } = journal();
    const { session } = setTable(lockout, [person, person], { journal: kept });
    const seat = starter(session.view().match);
    doing.fails = true;
    const refused = await session.propose(seat, [ROLL]);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'table.storage' } });
    expect(session.view()).toMatchObject({ match: { log: [] }, trouble: { code: 'table.storage' } });
    doing.fails = false;
    expect((await session.propose(seat, [ROLL])).ok).toBe(true);
    expect(session.view()).toMatchObject({ match: { log: [{ seat }] }, trouble: null });
  });

  test('holds the answers of a simultaneous phase back and counts them together, in order of seats (L3)', async () => {
    const { kept, written, notes } = journal();
    const { session } = setTable(lockout, [person, person, person], { journal: kept });
    await session.propose(starter(session.view().match), [ROLL]);
    await session.propose(2, [PASS]);
    await session.propose(0, [PASS]);
    expect(session.view().held).toEqual([0, 2]);
    expect(session.view().match.log).toHaveLength(1);
    expect(notes.at(-1)?.answers.map(({ seat }) => seat)).toEqual([0, 2]);
    await session.propose(1, [PASS]);
    expect(session.view().held).toEqual([]);
    expect(written.slice(1)).toEqual(['0 pass', '1 pass', '2 pass']);
  });

  test('lets a seat change its answer until the last one is in (L3)', async () => {
    const { session } = setTable(lockout, [person, person]);
    await session.propose(starter(session.view().match), [ROLL]);
    const { match } = session.view();
    const mark = lockout.moves(match.state as State, 0).find(({ kind }) => kind === 'mark');
    await session.propose(0, [PASS]);
    await session.propose(0, [mark]);
    await session.propose(1, [PASS]);
    expect(session.view().match.log.slice(1)).toMatchObject([
      { seat: 0, move: mark },
      { seat: 1, move: PASS },
    ]);
  });

  test('refuses an answer that is not legal and keeps the others', async () => {
    const { session } = setTable(lockout, [person, person]);
    await session.propose(starter(session.view().match), [ROLL]);
    await session.propose(1, [PASS]);
    const refused = await session.propose(0, [{ kind: 'mark', row: 0, number: 99 }]);
    expect(refused.ok).toBe(false);
    expect(session.view().held).toEqual([1]);
  });

  test('waits for real dice and uses their values', async () => {
    const { kept, written } = journal();
    const { session } = setTable(lockout, [person, person], { realDice: true, journal: kept });
    const seat = starter(session.view().match);
    await session.propose(seat, [ROLL]);
    expect(session.view().wanted).toMatchObject({ seat, draw: { size: 6 } });
    expect(written).toEqual([]);
    expect((await session.propose(seat, [ROLL])).ok).toBe(false);
    expect((await session.tapIn([1, 2, 3, 4, 5, 7])).ok).toBe(false);
    expect((await session.tapIn([1, 2, 3])).ok).toBe(false);
    expect(session.view().wanted).not.toBeNull();
    expect((await session.tapIn([1, 2, 3, 4, 5, 6])).ok).toBe(true);
    expect(session.view()).toMatchObject({ wanted: null, match: { log: [{ dice: [1, 2, 3, 4, 5, 6] }] } });
  });

  test('a new keeper of a seat that waits for real dice decides again', async () => {
    const { session } = setTable(lockout, [person, person], { realDice: true });
    const seat = starter(session.view().match);
    await session.propose(seat, [ROLL]);
    await session.rename(seat, 'Zoe');
    await session.giveSeat(1 - seat, { kind: 'bot', level: 'easy' });
    expect(session.view().wanted).not.toBeNull();
    await session.giveSeat(seat, { kind: 'bot', level: 'easy' });
    expect(session.view()).toMatchObject({ wanted: null, match: { log: [] } });
    expect((await session.propose(seat, [ROLL])).ok).toBe(true);
  });

  test('illegal or complete answers from a damaged save are ignored', async () => {
    const first = setTable(lockout, [person, person]);
    await first.session.propose(starter(first.session.view().match), [ROLL]);
    const { match, seats } = first.session.view();
    const heldOf = (at: AnyMatch, answers: readonly Answer[]) =>
      openLocalSession({ match: at, seats, answers, chance: given([]), journal: journal().kept }).view().held;
    const [zero, one] = [0, 1].map((seat) => ({ seat, move: PASS }));
    if (!zero || !one) throw new Error('two seats');
    expect(heldOf(match, [one])).toEqual([1]);
    expect(heldOf(match, [{ seat: 0, move: { kind: 'mark', row: 0, number: 99 } }, one])).toEqual([1]);
    expect(heldOf(match, [{ seat: 7, move: PASS }])).toEqual([]);
    expect(heldOf(match, [zero, one])).toEqual([]);
    const opening = openMatch(lockout, 2);
    expect(heldOf(opening, [{ seat: starter(opening), move: ROLL }])).toEqual([]);
  });

  test('the last move is done when it is stored, even if storing the note of the end fails', async () => {
    const { kept } = journal();
    const keep = () => Promise.reject(new Error('the disk is full'));
    const { table, session, clock } = setTable(lastDie, [bot, bot], { journal: { ...kept, keep } });
    table.enter();
    for (let i = 0; i < 3000 && !table.store.getState().over; i += 1) await clock.pass(0);
    expect(session.view().trouble).toBeNull();
    expect(table.store.getState()).toMatchObject({ over: true, refusal: null });
  });

  test('real dice that are withdrawn leave nothing behind', async () => {
    const { session } = setTable(lockout, [person, person], { realDice: true });
    const seat = starter(session.view().match);
    await session.propose(seat, [ROLL]);
    await session.takeBack();
    expect(session.view()).toMatchObject({ wanted: null, match: { log: [] } });
    expect((await session.tapIn([1, 2, 3, 4, 5, 6])).ok).toBe(false);
    await session.propose(seat, [ROLL]);
    expect(session.view().wanted).not.toBeNull();
  });

  test.each([
    ['lockout', lockout],
    ['last-die', lastDie],
    ['sun-rows', sunRows],
  ] as const)('%s: a throw of real dice is asked for', async (_, game) => {
    const { session } = setTable(game, [person, person], { realDice: true });
    const { match } = session.view();
    const [seat = 0] = match.game.turn(match.state);
    await session.propose(seat, [ROLL]);
    expect(session.view().wanted).not.toBeNull();
    expect(session.view().match.log).toHaveLength(0);
  });

  test.each([
    ['the phone', false],
    ['real dice', true],
  ] as const)('with %s the phone shuffles what has to be shuffled (S9)', async (_, realDice) => {
    const pile = async (seed: number) => {
      const match = openMatch(sunRows, 2, 1, { variant: 'advanced', cards: 'classic' });
      const chance = rolled(seeded(seed));
      const { session } = setTable(sunRows, [person, person], { match, chance, realDice });
      for (const seat of [0, 1]) await session.propose(seat, [{ kind: 'keep', places: [1, 2, 3] }]);
      expect(session.view()).toMatchObject({ wanted: null, match: { log: [{ seat: 0 }, { seat: 1 }] } });
      return (session.view().match.state as SunRowsState).pile;
    };
    expect(await pile(1)).toEqual(await pile(1));
    expect(await pile(1)).not.toEqual(await pile(2));
  });

  test('checks proposals one after the other, each on the state after the previous one', async () => {
    const { session } = setTable(lockout, [person, person]);
    const seat = starter(session.view().match);
    const both = await Promise.all([session.propose(seat, [ROLL]), session.propose(seat, [ROLL])]);
    expect(both.map(({ ok }) => ok)).toEqual([true, false]);
    expect(session.view().match.log).toHaveLength(1);
  });

  test('gives a seat to a bot and back, renames it, and stores both', async () => {
    const { kept, notes } = journal();
    const { session } = setTable(lockout, [person, person], { journal: kept });
    await session.giveSeat(1, { kind: 'bot', level: 'normal' });
    await session.rename(1, 'Zoe');
    expect(notes.at(-1)?.seats[1]).toEqual({ name: 'Zoe', keeper: { kind: 'bot', level: 'normal' } });
    await session.giveSeat(1, person);
    expect(session.view().seats[1]).toEqual({ name: 'Zoe', keeper: person });
    expect((await session.giveSeat(7, person)).ok).toBe(false);
  });

  test('N29 a seat has a tidy name that no other seat has', async () => {
    const { session } = setTable(lockout, [person, person]);
    const [, other] = session.view().seats;
    await session.rename(0, '\u202eZoe\n');
    expect(session.view().seats[0]?.name).toBe('Zoe');
    await session.rename(0, ' \u200b ');
    expect(session.view().seats[0]?.name).toBe('Zoe');
    await session.rename(0, other?.name ?? '');
    expect(session.view().seats[0]?.name).toBe(`${other?.name} 2`);
  });

  test('accepts all moves of a proposal or none', async () => {
    const { session } = setTable(lockout, [person, person], { chance: given([]) });
    const seat = starter(session.view().match);
    const refused = await session.propose(seat, [PASS, ROLL]);
    expect(refused.ok).toBe(false);
    expect(session.view().match.log).toHaveLength(0);
    expect(await session.propose(seat, [])).toMatchObject({ ok: false });
  });

  test('throws dice only for the last move of a proposal', async () => {
    const { session } = setTable(lockout, [person, person]);
    const seat = starter(session.view().match);
    const done = await session.propose(seat, [ROLL, PASS]);
    expect(done).toMatchObject({ ok: false, refusal: draftReasons['needs-dice'] });
    expect(session.view().match.log).toHaveLength(0);
  });

  test.each(games.map((game) => [game.id, game] as const))(
    '%s: a whole game of proposals is a record that replays to the same state (M9)',
    async (_, game) => {
      const { session } = setTable(game, [person, person], { seed: 5 });
      for (let moves = 0; moves < 5000; moves += 1) {
        const { match, held } = session.view();
        const seat = game.turn(match.state as never).find((each) => !held.includes(each));
        if (seat === undefined) break;
        const legal = game.moves(match.state as never, seat);
        const done = await session.propose(seat, [legal[moves % legal.length]]);
        expect(done.ok).toBe(true);
      }
      const { match } = session.view();
      const record = readRecord(writeRecord(match));
      expect(record.ok && replay(record.value)).toMatchObject({ match: { state: match.state } });
    },
  );

  test('continues with the answers that were held back when it was closed', async () => {
    const match = openMatch(lockout, 2);
    const first = openLocalSession({
      match,
      seats: seatsFor(person, person),
      chance: given([1, 2, 3, 4, 5, 6]),
      journal: journal().kept,
    });
    await first.propose(starter(match), [ROLL]);
    const again = openLocalSession({
      match: first.view().match,
      seats: seatsFor(person, person),
      answers: [{ seat: 1, move: PASS }],
      chance: given([]),
      journal: journal().kept,
    });
    expect(again.view().held).toEqual([1]);
    await again.propose(0, [PASS]);
    expect(again.view().match.log).toHaveLength(3);
  });
});
