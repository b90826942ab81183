import { readGolden } from '../../../scripts/golden/golden';
import { games } from '../../../src/engine/games';
import type { AnyMatch } from '../../../src/engine/match';
import { readRecord, replay } from '../../../src/engine/record';
import { createReplay } from '../../../src/stores/table/replay';
import { person, seatsFor } from '../../support/table';

interface Played {
  readonly match: AnyMatch;
  /** The states after the opening and after every entry. */
  readonly states: readonly unknown[];
}

function played(id: string): Played {
  const record = readRecord(JSON.stringify(readGolden(id)[0]?.record));
  if (!record.ok) throw new Error(record.refusal.text);
  const states: unknown[] = [];
  const all = replay(record.value, (before, _entry, after) => {
    if (states.length === 0) states.push(before);
    states.push(after);
  });
  if (!('match' in all)) throw new Error(all.refusal.text);
  return { match: all.match, states };
}

function opened(id = 'lockout') {
  const { match, states } = played(id);
  const shown = createReplay(match, seatsFor(...match.opening.names.map(() => person)));
  return { match, states, ...shown, now: () => shown.table.store.getState() };
}

/** In Lockout's golden record the first entry throws dice, the next two do not. */
const THROW = 1;

describe.each(games.map(({ id }) => id))('%s', (id) => {
  test('shows every state that the game went through, forwards and backwards', () => {
    const { states, length, goTo, table, now } = opened(id);
    expect(now().state).toEqual(states[0]);
    const seen = [now().state];
    for (let count = 1; count <= length; count += 1) {
      goTo(count);
      table.landed();
      seen.push(now().state);
    }
    expect(seen).toEqual(states);
    for (let count = length; count >= 0; count -= 1) {
      goTo(count);
      expect(now().state).toEqual(states[count]);
      expect(now().board).toEqual(states[count]);
    }
  });

  test('is over at its last entry and not before', () => {
    const { length, goTo, now, match } = opened(id);
    goTo(length);
    expect(now().over).toBe(match.game.ranking(match.state) !== null);
    goTo(length - 1);
    expect(now().over).toBe(false);
  });
});

describe('the next entry', () => {
  test('lets its dice fly before its state is shown', () => {
    const { states, match, goTo, table, now } = opened();
    goTo(THROW);
    expect(now()).toMatchObject({ flying: true, count: 0, state: states[0] });
    expect(now().last).toMatchObject({ index: 0, entry: match.log[0], before: states[0], after: states[1] });
    table.landed();
    expect(now()).toMatchObject({ flying: false, count: 1, state: states[1] });
  });

  test('is shown at once if it throws no dice', () => {
    const { states, goTo, table, now, match } = opened();
    goTo(THROW);
    table.landed();
    goTo(THROW + 1);
    expect(now()).toMatchObject({ flying: false, count: 2, state: states[2] });
    expect(now().last).toMatchObject({ entry: match.log[1], before: states[1], after: states[2] });
  });

  test('begins where the dice in the air will land', () => {
    const { states, goTo, now } = opened();
    goTo(THROW);
    goTo(THROW + 1);
    expect(now()).toMatchObject({ flying: false, count: 2, state: states[2] });
  });

  test('flies after another whose dice were still in the air', () => {
    const { match, states, goTo, now } = opened('sun-rows');
    const first = match.log.findIndex(
      ({ dice }, at) => dice.length > 0 && (match.log[at + 1]?.dice.length ?? 0) > 0,
    );
    goTo(first);
    goTo(first + 1);
    goTo(first + 2);
    expect(now()).toMatchObject({ flying: true, count: first + 1, state: states[first + 1] });
  });

  test('is shown without its flight when it is requested again', () => {
    const { states, goTo, now } = opened();
    goTo(THROW);
    goTo(THROW);
    expect(now()).toMatchObject({ flying: false, count: THROW, state: states[THROW] });
  });

  test('can be replayed', () => {
    const { goTo, table, now } = opened();
    goTo(THROW);
    table.landed();
    goTo(0);
    goTo(THROW);
    expect(now()).toMatchObject({ flying: true, count: 0 });
  });
});

test('a farther entry is shown at once, and ends a flight', () => {
  const { states, goTo, table, now } = opened();
  goTo(THROW);
  goTo(7);
  expect(now()).toMatchObject({ flying: false, count: 7, state: states[7] });
  table.landed();
  expect(now()).toMatchObject({ flying: false, count: 7 });
});

test('going back throws nothing', () => {
  const { goTo, now, match } = opened();
  const thrown = match.log.findIndex(({ dice }, at) => at > 0 && dice.length > 0);
  goTo(thrown + 2);
  goTo(thrown + 1);
  expect(now()).toMatchObject({ flying: false, count: thrown + 1 });
});

test('there is nothing before the opening, and nothing after the end', () => {
  const { goTo, now, length } = opened();
  goTo(-3);
  expect(now()).toMatchObject({ count: 0, last: null });
  goTo(length + 20);
  expect(now().count).toBe(length);
});

test('the board of the seat that moved is in front; a look at another board lasts until the next move', () => {
  const { goTo, table, now, match } = opened();
  goTo(3);
  expect(now().viewer).toBe(match.log[2]?.seat);
  table.lookAt(match.log[2]?.seat === 0 ? 1 : 0);
  expect(now().viewer).not.toBe(match.log[2]?.seat);
  goTo(4);
  expect(now().viewer).toBe(match.log[3]?.seat);
});

test('its actions do nothing', () => {
  const { table, goTo, now } = opened();
  goTo(THROW);
  table.landed();
  const before = now();
  table.place(null);
  table.commit(null);
  table.undo();
  table.pick(0);
  table.tapIn([1, 2]);
  table.giveSeat(0, { kind: 'bot', level: 'easy' });
  table.enter()();
  expect(now()).toBe(before);
});

test('its record is the whole game, with the current names', () => {
  const { match } = played('lockout');
  const seats = seatsFor(person, person).map((seat, at) => ({ ...seat, name: at === 0 ? 'Zoë' : seat.name }));
  const { table } = createReplay(match, seats);
  expect(table.played()).toEqual({ ...match, opening: { ...match.opening, names: ['Zoë', 'Ben'] } });
});

test('an entry that can’t be followed ends it there', () => {
  const { match, states } = played('lockout');
  const log = match.log.map((entry, at) => (at === 5 ? { ...entry, move: { kind: 'nonsense' } } : entry));
  const { goTo, table } = createReplay({ ...match, log }, seatsFor(person, person));
  goTo(5);
  expect(table.store.getState().state).toEqual(states[5]);
});
