import { given } from '../../../src/engine/chance';
import { games } from '../../../src/engine/games';
import { lastDie } from '../../../src/engine/last-die';
import { lockout } from '../../../src/engine/lockout';
import { open } from '../../../src/engine/match';
import { HURRIED_MS, OWN_END, type Pace, pauses } from '../../../src/stores/table/pace';
import { settled } from '../../support/clock';
import { lockoutOf, matchBegunBy, PASS, ROLL } from '../../support/lockout-table';
import { bot, person, type SetTable, setTable } from '../../support/table';

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
