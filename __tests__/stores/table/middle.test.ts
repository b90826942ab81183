import { rolled } from '../../../src/engine/chance';
import { lastDie } from '../../../src/engine/last-die';
import { seeded } from '../../../src/engine/random';
import { noJournal } from '../../../src/net/session/journal';
import { openLocalSession } from '../../../src/net/session/local-session';
import type { Room, SeatView, Session } from '../../../src/net/session/session';
import { partOf } from '../../../src/stores/table/part';
import { createTable } from '../../../src/stores/table/table';
import { handClock } from '../../support/clock';
import { bot, openMatch, person } from '../../support/table';

const room = (middle: number | null, me: number): Room => ({
  role: 'guest',
  me,
  host: 0,
  phones: [],
  connection: 'in',
  paused: false,
  middle,
  gathering: false,
  mayHost: false,
  rewound: 0,
  lostLinks: 0,
  notice: null,
});
const TABLET = 9;
const here: SeatView = { name: 'Ada', keeper: person, phone: 1 };
const there: SeatView = { name: 'Ben', keeper: person, elsewhere: true, phone: 2 };

test.each([
  ['nobody lies in the middle', room(null, 1), 'whole'],
  ['this phone lies in the middle', room(TABLET, TABLET), 'middle'],
  ['another phone lies there, and somebody plays here', room(TABLET, 1), 'hand'],
  ['the table is on this phone alone', null, 'whole'],
] as const)('N39 what a phone shows when %s', (_, at, part) => {
  const seats = at?.me === TABLET ? [there, there] : [here, there];
  expect(partOf({ room: at, seats })).toBe(part);
});

test('N39 a phone that only watches shows the whole table', () => {
  expect(partOf({ room: room(TABLET, 5), seats: [there, there] })).toBe('whole');
});

/** A table of Last Die on a phone of which the first seat in turn is kept by somebody here or elsewhere. */
function tableAt(me: number, seats: readonly [SeatView, SeatView], pace: 'none' | 'calm') {
  const match = openMatch(lastDie, 2);
  const local = openLocalSession({
    match,
    seats: seats.map(({ name, keeper }) => ({ name, keeper })),
    chance: rolled(seeded(2)),
    realDice: false,
    journal: noJournal,
  });
  const session: Session = {
    ...local,
    view: () => ({ ...local.view(), seats, room: room(TABLET, me) }),
  };
  const clock = handClock();
  const table = createTable(session, { clock, random: seeded(3), pace: () => pace });
  table.enter();
  const [seat = 0] = match.game.turn(match.state);
  const roll = async () => {
    void local.propose(seat, [{ kind: 'roll' }]);
    await clock.pass(0);
  };
  return { table, clock, local, seat, roll, state: () => table.store.getState() };
}

/** A person here, and another player who is first in turn. */
function seatsWith(other: SeatView): [SeatView, SeatView] {
  const match = openMatch(lastDie, 2);
  return match.game.turn(match.state)[0] === 0 ? [other, here] : [here, other];
}

test('N39 a phone in hand waits for the throws of others to fall, even without pauses', async () => {
  const set = tableAt(1, seatsWith(there), 'none');
  await set.roll();
  expect(set.state()).toMatchObject({ flying: true, count: 0, toMyTurn: false });
  set.table.landed();
  expect(set.state()).toMatchObject({ flying: false, count: 1 });
});

test.each([TABLET, 1])(
  'N39 phone %i goes on at once after the moves of people, and pauses after those of bots',
  async (me) => {
    const robot: SeatView = { name: 'Robo', keeper: bot, elsewhere: true, phone: null };
    for (const [keeper, settled] of [
      [there, true],
      [robot, false],
    ] as const) {
      const set = tableAt(me, me === TABLET ? [keeper, keeper] : seatsWith(keeper), 'calm');
      await set.roll();
      expect(set.state().flying).toBe(true);
      set.table.landed();
      expect(set.state().settled).toBe(settled);
    }
  },
);
