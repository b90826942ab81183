import { loadBot } from '../../../src/engine/bots';
import { given, rolled } from '../../../src/engine/chance';
import { lastDie } from '../../../src/engine/last-die';
import { lockout } from '../../../src/engine/lockout';
import type { State } from '../../../src/engine/lockout/state';
import { seeded } from '../../../src/engine/random';
import { noJournal } from '../../../src/net/session/journal';
import type { Session } from '../../../src/net/session/session';
import { pauses } from '../../../src/stores/table/pace';
import { createTable } from '../../../src/stores/table/table';
import { settled } from '../../support/clock';
import { lockoutOf, matchBegunBy, PASS, ROLL, whitePhase } from '../../support/lockout-table';
import { bot, hinted, openMatch, person, setTable } from '../../support/table';

describe('drafts', () => {
  test('a placed move is shown at once, only on this phone, and undone (M7)', async () => {
    const set = await whitePhase();
    const before = set.state().board;
    const mark = lockout.moves(lockoutOf(set), 0).find(({ kind }) => kind === 'mark');
    set.table.place(mark);
    expect(set.state().draft?.steps).toHaveLength(1);
    expect(set.state().board).not.toEqual(before);
    expect(set.state().state).toEqual(before);
    expect(set.session.view().held).toEqual([]);
    set.table.undo();
    expect(set.state()).toMatchObject({ draft: null, board: before });
  });

  test('choosing another place undoes the first one', async () => {
    const set = await whitePhase();
    const marks = lockout.moves(lockoutOf(set), 0).filter(({ kind }) => kind === 'mark');
    expect(marks.length).toBeGreaterThan(1);
    for (const mark of marks) set.table.choose(mark);
    expect(set.state().draft?.steps.map(({ move }) => move)).toEqual([marks.at(-1)]);
  });

  test('a move that can’t be placed shows why and keeps the draft', async () => {
    const set = await whitePhase();
    const mark = lockout.moves(lockoutOf(set), 0).find(({ kind }) => kind === 'mark');
    set.table.choose(mark);
    const { draft } = set.state();
    set.table.choose({ kind: 'mark', row: 0, number: 13 });
    expect(set.state()).toMatchObject({ draft, refusal: { reason: { code: 'lockout.not-the-white-sum' } } });
  });

  test('what is committed beyond an answer follows when all have answered', async () => {
    const set = setTable(lockout, [person, bot], { match: matchBegunBy(0, 2) });
    set.table.enter();
    set.table.place(ROLL);
    await settled();
    set.table.landed();
    set.table.commit(PASS, PASS);
    await set.clock.pass(10_000);
    const { log } = set.session.view().match;
    const own = log.filter(({ seat }) => seat === 0).map(({ move }) => move);
    expect(own).toEqual([ROLL, PASS, PASS]);
    expect((set.session.view().match.state as State).sheets[0]?.misses).toBe(1);
  });

  test('it waits for another person at this phone', async () => {
    const set = await whitePhase();
    set.table.commit(PASS, PASS);
    await settled();
    expect(set.session.view().held).toEqual([0]);
    set.table.uncover();
    set.table.commit(PASS);
    await set.clock.pass(10_000);
    expect(lockoutOf(set)).toMatchObject({ phase: 'roll', active: 1 });
  });

  test('several steps are committed as one, with a throw at their end', async () => {
    const set = setTable(lastDie, [person, person], { chance: rolled(seeded(3)) });
    set.table.enter();
    set.table.place(ROLL);
    await settled();
    set.table.landed();
    const place = lastDie.moves(set.state().board as never).find(({ kind }) => kind === 'place');
    set.table.place(place);
    expect(set.session.view().match.log).toHaveLength(1);
    set.table.commit(ROLL);
    await settled();
    expect(set.session.view().match.log.map(({ move }) => move)).toEqual([ROLL, place, ROLL]);
    expect(set.state()).toMatchObject({ draft: null, flying: true, count: 2 });
  });

  test('a seat that is not in turn places nothing, and a refusal is shown', async () => {
    const set = setTable(lastDie, [person, bot], { pace: 'calm' });
    set.table.giveSeat(0, bot);
    await settled();
    set.table.enter();
    set.table.place(ROLL);
    expect(set.state().refusal).toMatchObject({ reason: { code: 'turn.of-another' } });
    expect(set.session.view().match.log).toHaveLength(0);
  });

  describe('a tap while others are in turn', () => {
    test('shows whose turn it is, even while an entry is shown', async () => {
      const set = setTable(lastDie, [person, bot], { pace: 'calm', match: openMatch(lastDie, 2) });
      set.table.giveSeat(0, bot);
      await settled();
      set.table.giveSeat(1, person);
      await settled();
      set.table.enter();
      await set.clock.pass(pauses.calm);
      expect(set.state()).toMatchObject({ flying: true, settled: false });
      set.table.place(ROLL);
      expect(set.state().refusal?.reason).toMatchObject({
        code: 'turn.of-another',
        values: { name: 'Ada' },
      });
      set.table.landed();
      expect(set.state()).toMatchObject({ flying: false, settled: false });
      set.table.place(ROLL);
      expect(set.state().refusal).toMatchObject({ count: 2, reason: { code: 'turn.of-another' } });
    });

    test('shows nothing while the own dice are in the air', async () => {
      const set = setTable(lastDie, [person, bot]);
      set.table.enter();
      set.table.place(ROLL);
      await settled();
      expect(set.state().flying).toBe(true);
      set.table.place(ROLL);
      expect(set.state().refusal).toBeNull();
    });

    test('shows who is awaited if several answer at the same time', async () => {
      const set = setTable(lockout, [person, person, person], { match: matchBegunBy(0, 3) });
      set.table.enter();
      set.table.place(ROLL);
      await settled();
      const { session, clock } = set;
      const elsewhere: Session = {
        ...session,
        view: () => ({
          ...session.view(),
          seats: session.view().seats.map((seat, at) => ({ ...seat, elsewhere: at !== 0 })),
        }),
      };
      const table = createTable(elsewhere, { clock, random: seeded(1), pace: () => 'none' });
      table.enter();
      table.commit(PASS);
      await settled();
      table.place(PASS);
      expect(table.store.getState().refusal?.reason).toMatchObject({
        code: 'turn.of-others',
        values: { names: 'Ben, Cleo' },
      });
    });
  });

  test('a draft that could not be stored stays, and can be committed again', async () => {
    const disk = { fails: false };
    const kept = async () => {
      if (disk.fails) throw new Error('full');
    };
    const set = setTable(lockout, [person, bot], {
      match: matchBegunBy(0, 2),
      journal: { append: kept, keep: kept },
    });
    set.table.enter();
    set.table.place(ROLL);
    await settled();
    set.table.landed();
    await set.clock.pass(0);
    const mark = lockout.moves(lockoutOf(set), 0).find(({ kind }) => kind === 'mark');
    set.table.choose(mark);
    disk.fails = true;
    set.table.commit();
    await settled();
    expect(set.state()).toMatchObject({ draft: { steps: [{ move: mark }] }, busy: false });
    expect(set.state().refusal).toMatchObject({ reason: { code: 'table.storage' } });
    disk.fails = false;
    set.table.commit();
    await settled();
    expect(set.session.view().match.log).toHaveLength(3);
  });
});

describe('real dice', () => {
  test('are asked for after all entries have been shown, and fly with the tapped values', async () => {
    const set = setTable(lockout, [person, person], { match: matchBegunBy(0, 2), realDice: true });
    set.table.enter();
    set.table.place(ROLL);
    await settled();
    expect(set.state()).toMatchObject({ wanted: { draw: { size: 6 } }, count: 0 });
    set.table.tapIn([6, 5, 4, 3, 2, 1]);
    await settled();
    expect(set.state()).toMatchObject({ wanted: null, flying: true });
    set.table.landed();
    expect(lockoutOf(set)).toMatchObject({ white: [6, 5], coloured: [4, 3, 2, 1] });
  });

  test('a second tap on the button does not count as the next throw', async () => {
    const set = setTable(lockout, [person, person], { match: matchBegunBy(0, 2), realDice: true });
    set.table.enter();
    set.table.place(ROLL);
    await settled();
    set.table.tapIn([6, 5, 4, 3, 2, 1]);
    set.table.tapIn([6, 5, 4, 3, 2, 1]);
    await settled();
    expect(set.session.view().match.log).toHaveLength(1);
    expect(set.state().refusal).toBeNull();
  });

  test('a bot’s throw that was taken back comes again after a pause', async () => {
    const set = setTable(lastDie, [bot, person], { realDice: true });
    set.table.enter();
    await set.clock.pass(0);
    expect(set.state().wanted).not.toBeNull();
    set.table.takeBack();
    await set.clock.pass(2000);
    expect(set.state().wanted).toBeNull();
    await set.clock.pass(2000);
    expect(set.state().wanted).not.toBeNull();
  });

  test('bots ask for them too', async () => {
    const set = setTable(lastDie, [bot, person], { realDice: true });
    set.table.enter();
    await set.clock.pass(0);
    const { wanted } = set.state();
    expect(wanted === null || wanted.draw.size > 0).toBe(true);
  });
});

describe('hints', () => {
  test('are a legal move and disappear with the next tap', async () => {
    const set = await whitePhase();
    const hint = await hinted(set);
    expect(lockout.check(lockoutOf(set), 0, hint as never)).toBeNull();
    set.table.choose(PASS);
    expect(set.state().hint).toBeNull();
  });

  test('are the expert’s, and do not come when the table has changed meanwhile', async () => {
    const set = await whitePhase();
    const expert = await loadBot(lockout, 'expert');
    expect(await hinted(set)).toEqual(expert.choose(lockoutOf(set), 0, seeded(1)));
    set.table.choose(PASS);
    expect(set.state().hint).toBeNull();
    set.table.undo();
    set.table.recommend();
    set.table.choose(PASS);
    await loadBot(lockout, 'expert');
    await settled();
    expect(set.state().hint).toBeNull();
  });
});

test('the session uses the given chance', async () => {
  const set = setTable(lockout, [person, person], {
    match: matchBegunBy(0, 2),
    chance: given([1, 1, 2, 2, 3, 3]),
    journal: noJournal,
  });
  set.table.enter();
  set.table.place(ROLL);
  await settled();
  set.table.landed();
  expect(lockoutOf(set).white).toEqual([1, 1]);
});
