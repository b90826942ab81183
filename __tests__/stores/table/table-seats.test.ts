import { lastDie } from '../../../src/engine/last-die';
import { lockout } from '../../../src/engine/lockout';
import { seeded } from '../../../src/engine/random';
import { refused } from '../../../src/engine/refusal';
import { netReasons } from '../../../src/net/protocol/net-reasons';
import type { Session } from '../../../src/net/session/session';
import { pauses } from '../../../src/stores/table/pace';
import { createTable } from '../../../src/stores/table/table';
import { settled } from '../../support/clock';
import { lockoutOf, matchBegunBy, PASS, ROLL, whitePhase } from '../../support/lockout-table';
import { bot, hinted, person, setTable } from '../../support/table';

describe('one phone for several', () => {
  test('a hint is not shown to the next person', async () => {
    const set = await whitePhase();
    set.table.pick(0);
    expect(await hinted(set)).not.toBeNull();
    set.table.commit(PASS);
    await settled();
    set.table.uncover();
    expect(set.state()).toMatchObject({ seat: 1, hint: null, picked: [] });
  });

  test('a cover is shown between two people in a simultaneous phase only (L3)', async () => {
    const set = await whitePhase();
    expect(set.state()).toMatchObject({ seat: 0, cover: null });
    set.table.commit(PASS);
    await settled();
    expect(set.state()).toMatchObject({ seat: 1, cover: 1, held: [0] });
    set.table.uncover();
    expect(set.state()).toMatchObject({ seat: 1, cover: null, viewer: 1 });
    set.table.commit(PASS);
    await settled();
    expect(set.state()).toMatchObject({ seat: 0, cover: null, viewer: 0 });
    expect(lockoutOf(set).phase).toBe('colour');
  });

  test('nothing can be placed while the cover is shown', async () => {
    const set = await whitePhase();
    set.table.commit(PASS);
    await settled();
    set.table.commit(PASS);
    await settled();
    expect(set.session.view().held).toEqual([0]);
  });

  test('there is no cover for one person among bots', async () => {
    const set = setTable(lockout, [person, bot, bot], { match: matchBegunBy(0, 3) });
    set.table.enter();
    set.table.place(ROLL);
    await settled();
    set.table.landed();
    await set.clock.pass(0);
    expect(set.state()).toMatchObject({ seat: 0, cover: null, held: [1, 2] });
  });

  test('a game that is opened again in a secret phase has a cover', async () => {
    const { session } = await whitePhase();
    const set = setTable(lockout, [person, person], { match: session.view().match });
    set.table.enter();
    expect(set.state().cover).toBe(0);
  });

  test('a person can look at another board; the next turn shows the own one', async () => {
    const set = await whitePhase();
    set.table.lookAt(1);
    expect(set.state().viewer).toBe(1);
    set.table.commit(PASS);
    await settled();
    set.table.uncover();
    set.table.commit(PASS);
    await settled();
    expect(set.state().viewer).toBe(0);
  });
});

describe('seats', () => {
  test('a new name, or a bot on another seat, keeps the draft', async () => {
    const set = await whitePhase();
    const mark = lockout.moves(lockoutOf(set), 0).find(({ kind }) => kind === 'mark');
    set.table.choose(mark);
    const { board, draft } = set.state();
    set.table.rename(1, 'Zoe');
    await settled();
    set.table.giveSeat(1, bot);
    await set.clock.pass(0);
    expect(set.state().seats[1]).toEqual({ name: 'Zoe', keeper: bot });
    expect(set.state()).toMatchObject({ seat: 0, draft, board, held: [1] });
  });

  test('a bot whose move is in flight is not asked again when the screen is left and opened again', async () => {
    let store = () => {};
    const stored = new Promise<void>((done) => {
      store = done;
    });
    const journal = { append: () => stored, keep: () => stored };
    const { session, clock } = setTable(lastDie, [bot, person], { journal });
    const proposed: unknown[] = [];
    const propose: Session['propose'] = (seat, moves) => {
      proposed.push(...moves);
      return session.propose(seat, moves);
    };
    const table = createTable({ ...session, propose }, { clock, random: seeded(1), pace: () => 'calm' });
    const leave = table.enter();
    await clock.pass(pauses.calm);
    leave();
    table.enter();
    await clock.pass(pauses.calm);
    expect(proposed).toEqual([ROLL]);
    store();
    await settled();
    expect(session.view().match.log).toHaveLength(1);
  });

  test('a bot can take over a seat in the middle of a turn and give it back', async () => {
    const set = await whitePhase();
    set.table.choose(PASS);
    set.table.giveSeat(0, bot);
    await set.clock.pass(0);
    expect(set.state()).toMatchObject({ seat: 1, draft: null, held: [0] });
    set.table.giveSeat(0, person);
    await set.clock.pass(0);
    expect(set.state().seats[0]?.keeper).toEqual(person);
  });

  test('a person who takes over from a bot does not wait for its move', async () => {
    const set = setTable(lockout, [bot, person], { match: matchBegunBy(0, 2), pace: 'calm' });
    set.table.enter();
    set.table.giveSeat(0, person);
    await settled();
    expect(set.state()).toMatchObject({ settled: true, seat: 0 });
    await set.clock.pass(10_000);
    expect(set.session.view().match.log).toHaveLength(0);
  });

  test('a bot whose move could not be stored tries again, without a tap', async () => {
    const disk = { fails: true };
    const kept = async () => {
      if (disk.fails) throw new Error('full');
    };
    const set = setTable(lastDie, [bot, bot], { journal: { append: kept, keep: kept } });
    set.table.enter();
    await set.clock.pass(100);
    expect(set.state()).toMatchObject({ count: 0, refusal: { reason: { code: 'table.storage' } } });
    const { refusal } = set.state();
    await set.clock.pass(1000);
    expect(set.state().refusal).toBe(refusal);
    disk.fails = false;
    await set.clock.pass(10_000);
    expect(set.state().count).toBeGreaterThan(0);
  });

  test('a bot whose move is refused pauses before the next one', async () => {
    const { session, clock } = setTable(lastDie, [bot, bot]);
    let proposals = 0;
    const refusing: Session = {
      ...session,
      async propose() {
        proposals += 1;
        return refused(netReasons.gathering);
      },
    };
    createTable(refusing, { clock, random: seeded(1), pace: () => 'none' }).enter();
    await clock.pass(10_000);
    expect(proposals).toBe(4);
  });
});
