import type { Room, SeatView } from '../../../src/net/session/session';
import { type SeatState, seatStateOf } from '../../../src/stores/multiplayer/seat-state';
import { bot, person } from '../../support/table';

const going: Room = {
  role: 'host',
  me: 0,
  host: 0,
  phones: [],
  connection: 'in',
  paused: false,
  gathering: false,
  middle: null,
  mayHost: false,
  rewound: 0,
  lostLinks: 0,
  notice: null,
};

const own: SeatView = { name: 'Ada', keeper: person, elsewhere: false, away: false, phone: 0 };
const theirs: SeatView = { name: 'Ben', keeper: person, elsewhere: true, away: false, phone: 1 };
const open: SeatView = { name: 'Seat 2', keeper: person, elsewhere: true, away: true, phone: null };
const bots: SeatView = { name: 'Bot', keeper: bot, elsewhere: true, away: false, phone: null };

test.each<[string, SeatView, SeatState, SeatState]>([
  // Who keeps the seat, its state, its state in turn.
  ['a person at this phone', own, 'here', 'thinking'],
  ['a person at another phone', theirs, 'here', 'thinking'],
  ['a person whose phone is away', { ...theirs, away: true }, 'away', 'away'],
  ['nobody', open, 'free', 'free'],
  ['a bot', bots, 'bot', 'thinking'],
  ['a bot in place of a phone', { ...theirs, keeper: bot, away: true }, 'stand-in', 'thinking'],
  ['a bot in place of this phone', { ...own, keeper: bot }, 'stand-in', 'thinking'],
  ['a person at a table on one phone', { name: 'Ada', keeper: person }, 'here', 'thinking'],
  ['a bot at a table on one phone', { name: 'Bot', keeper: bot }, 'bot', 'thinking'],
])('%s', (_, seat, state, inTurn) => {
  expect(seatStateOf(seat, going, false)).toBe(state);
  expect(seatStateOf(seat, going, true)).toBe(inTurn);
  expect(seatStateOf(seat, null, true)).toBe(inTurn);
});

test.each<[string, Partial<Room>]>([
  ['has not begun, or is paused', { paused: true }],
  ['waits for the others to come back', { gathering: true }],
  ['is reconnecting', { connection: 'coming' }],
  ['has lost its host', { connection: 'out' }],
  ['is left', { connection: 'gone' }],
])('nobody thinks while the table %s', (_, held) => {
  for (const seat of [own, theirs, bots]) {
    const room = { ...going, ...held };
    expect(seatStateOf(seat, room, true)).toBe(seatStateOf(seat, room, false));
  }
});
