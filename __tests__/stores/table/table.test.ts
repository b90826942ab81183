import { loadBot } from '../../../src/engine/bots';
import { given, rolled } from '../../../src/engine/chance';
import { games } from '../../../src/engine/games';
import { lastDie } from '../../../src/engine/last-die';
import { lockout } from '../../../src/engine/lockout';
import type { State } from '../../../src/engine/lockout/state';
import { open } from '../../../src/engine/match';
import { seeded } from '../../../src/engine/random';
import { noJournal } from '../../../src/net/session/journal';
import type { Session } from '../../../src/net/session/session';
import { HURRIED_MS, OWN_END, type Pace, pauses } from '../../../src/stores/table/pace';
import { createTable } from '../../../src/stores/table/table';
import { settled } from '../../support/clock';
import { lockoutOf, matchBegunBy, PASS, ROLL, whitePhase } from '../../support/lockout-table';
import { bot, hinted, openMatch, person, type SetTable, setTable } from '../../support/table';

describe('what is shown', () => {
  test('dice fly before the state after them is shown', async () => {
    const set = setTable(lockout, [person, person], { match: matchBegunBy(0, 2) });
    set.table.enter();
    set.table.place(ROLL);
    await settled();
    expect(set.session.view().match.log).toHaveLength(1);
    expect(set.state()).toMatchObject({ flying: true, count: 0, seat: null, last: { index: 0 } });
    expect(lockoutOf(set).phase).toBe('roll');
    set.table.landed();
    expect(set.state()).toMatchObject({ flying: false, count: 1, settled: true });
    expect(lockoutOf(set).phase).toBe('white');
  });

  test('dice come to rest even if the screen does not report it', async () => {
    const set = setTable(lockout, [person, person], { match: matchBegunBy(0, 2) });
    set.table.enter();
    set.table.place(ROLL);
    await set.clock.pass(10_000);
    expect(set.state()).toMatchObject({ flying: false, count: 1 });
  });

  test('after a bot’s move there is a pause, as long as the pace says', async () => {
    const after = async (pace: Pace, ms: number) => {
      const set = setTable(lastDie, [bot, bot], { pace });
      set.table.enter();
      await set.clock.pass(ms);
      if (set.state().flying) set.table.landed();
      await set.clock.pass(ms);
      return set.state().count;
    };
    expect(await after('calm', 1500)).toBe(0);
    expect(await after('usual', 1500)).toBeGreaterThan(0);
    expect(await after('quick', 1500)).toBeGreaterThan(await after('usual', 1500));
  });

  describe('an own throw that ends the turn without a tap', () => {
    const ones = ['+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1', '+10: 1'];
    const options = { ...lastDie.options.defaults, tableaus: [ones] };

    /** A roll of the first seat that fits nowhere. */
    async function rolledInVain(pace: Pace): Promise<SetTable> {
      const opened = open(lastDie, ['Ada', 'Ben'], options, given([0, 1]));
      if (!opened.ok) throw new Error(opened.refusal.code);
      const chance = given([2, 3, 4, 5, 6, 2, 3, 4, 5, 6]);
      const set = setTable(lastDie, [person, bot], { match: opened.value, chance, pace });
      set.table.enter();
      set.table.place({ kind: 'roll' });
      await settled();
      set.table.landed();
      return set;
    }

    test('can be seen before the next player moves', async () => {
      const set = await rolledInVain('usual');
      await set.clock.pass(OWN_END * pauses.usual - 1);
      expect(set.state()).toMatchObject({ count: 1, settled: false, flying: false, last: { index: 0 } });
      expect(set.session.view().match.log).toHaveLength(1);
      await set.clock.pass(1);
      expect(set.state()).toMatchObject({ flying: true, last: { index: 1 } });
    });

    test('is not waited for on the way to the own turn, nor without pauses', async () => {
      const set = await rolledInVain('usual');
      expect(set.state().toMyTurn).toBe(true);
      set.table.goToMyTurn();
      await set.clock.pass(HURRIED_MS);
      expect(set.session.view().match.log).toHaveLength(2);
      const none = await rolledInVain('none');
      await none.clock.pass(0);
      expect(none.session.view().match.log).toHaveLength(2);
    });
  });

  describe('answers to the white dice', () => {
    /** A game of a person and a bot, with the dice of the first seat on the table. */
    async function rolledBy(active: number): Promise<SetTable> {
      const set = setTable(lockout, [person, bot], { match: matchBegunBy(active, 2), pace: 'usual' });
      set.table.enter();
      if (active === 0) set.table.place(ROLL);
      await set.clock.pass(pauses.usual);
      set.table.landed();
      await set.clock.pass(active === 0 ? 0 : pauses.usual);
      expect(set.state()).toMatchObject({ seat: 0, held: [1] });
      return set;
    }

    test('are followed by a pause before a bot goes on with the coloured dice', async () => {
      const set = await rolledBy(1);
      set.table.commit(PASS);
      await set.clock.pass(pauses.usual - 1);
      expect(set.state().count).toBe(3);
      expect(lockoutOf(set).phase).toBe('colour');
      await set.clock.pass(1);
      expect(set.state().count).toBe(4);
    });

    test('are followed by no pause if a person at this phone goes on', async () => {
      const set = await rolledBy(0);
      set.table.commit(PASS);
      await set.clock.pass(0);
      expect(set.state()).toMatchObject({ count: 3, seat: 0, settled: true });
      expect(lockoutOf(set).phase).toBe('colour');
    });
  });

  test('changes at the table do not shorten the pause', async () => {
    const set = setTable(lastDie, [bot, bot], { pace: 'calm' });
    set.table.enter();
    await set.clock.pass(pauses.calm);
    set.table.landed();
    const { count } = set.state();
    await set.clock.pass(1000);
    set.table.rename(0, 'Zoe');
    await set.clock.pass(pauses.calm - 1001);
    expect(set.state().count).toBe(count);
    expect(set.session.view().match.log).toHaveLength(count);
    await set.clock.pass(1);
    expect(set.session.view().match.log.length).toBeGreaterThan(count);
  });

  test.each(games.map((game) => [game.id, game] as const))(
    '%s: without pauses bots play a whole game without any time passing',
    async (_, game) => {
      const set = setTable(game, [bot, bot], { pace: 'none' });
      set.table.enter();
      for (let i = 0; i < 3000 && !set.state().over; i += 1) await set.clock.pass(0);
      expect(set.state()).toMatchObject({ over: true, settled: true, seat: null });
      expect(set.state().state).toBe(set.session.view().match.state);
    },
  );

  test('nothing moves before the screen is mounted and after it is unmounted', async () => {
    const set = setTable(lastDie, [bot, bot], { pace: 'usual' });
    await set.clock.pass(10_000);
    expect(set.session.view().match.log).toHaveLength(0);
    const leave = set.table.enter();
    await set.clock.pass(1000);
    leave();
    const { length } = set.session.view().match.log;
    await set.clock.pass(10_000);
    expect(set.session.view().match.log).toHaveLength(length);
    set.table.enter();
    await set.clock.pass(10_000);
    expect(set.session.view().match.log.length).toBeGreaterThan(length);
  });

  test('it goes on if a screen unmounts only after the next one has mounted', async () => {
    const set = setTable(lastDie, [bot, bot], { pace: 'usual' });
    const leaveFirst = set.table.enter();
    const leaveSecond = set.table.enter();
    leaveFirst();
    await set.clock.pass(10_000);
    const { length } = set.session.view().match.log;
    expect(length).toBeGreaterThan(0);
    leaveSecond();
    await set.clock.pass(10_000);
    expect(set.session.view().match.log).toHaveLength(length);
  });

  test('a game that is opened again shows its current state without showing all entries again', () => {
    const first = setTable(lockout, [person, person], { match: matchBegunBy(0, 2) });
    const match = first.session.view().match;
    const set = setTable(lockout, [person, person], { match });
    set.table.enter();
    expect(set.state()).toMatchObject({ count: match.log.length, settled: true, last: null, seat: 0 });
  });
});

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
