import type { AnyGame } from '../../../src/engine/game';
import { games } from '../../../src/engine/games';
import { lastDie } from '../../../src/engine/last-die';
import type { Room, SeatView } from '../../../src/net/session/session';
import { mayGoToMyTurn } from '../../../src/stores/table/to-my-turn';
import { bot, openMatch, person, type SetTable, seatsFor, setTable } from '../../support/table';

const SEATS = 4;
const NAMED = games.map((game) => [game.id, game] as const);

/** The seat that moves last in the first round, and the one that begins. */
function order(game: AnyGame) {
  const [first = 0] = game.turn(openMatch(game, SEATS).state);
  return { first, last: (first + SEATS - 1) % SEATS };
}

/** A table of bots, and of one person who is last in the first round. */
function waiting(game: AnyGame = lastDie): SetTable & { readonly leave: () => void } {
  const { last } = order(game);
  const keepers = Array.from({ length: SEATS }, (_, seat) => (seat === last ? person : bot));
  const set = setTable(game, keepers, { pace: 'usual', match: openMatch(game, SEATS) });
  return { ...set, leave: set.table.enter() };
}

/** Returns after how many milliseconds the person is asked, if each throw flies for a second. */
async function untilAsked(set: SetTable): Promise<number> {
  let waited = 0;
  for (; set.state().seat === null && waited < 600_000; waited += 20) {
    if (set.state().flying && waited % 1000 === 0) set.table.landed();
    await set.clock.pass(20);
  }
  return waited;
}

describe('To my turn', () => {
  test.each(NAMED)('%s: shows every move of the bots at speed, and then asks the person', async (_, game) => {
    const slow = await untilAsked(waiting(game));
    const set = waiting(game);
    await set.clock.pass(0);
    const shown: number[] = [];
    set.table.store.subscribe(({ count }) => {
      if (shown.at(-1) !== count) shown.push(count);
    });
    set.table.goToMyTurn();
    const quick = await untilAsked(set);
    expect(set.state()).toMatchObject({ seat: order(game).last, hurrying: false, toMyTurn: false });
    expect(shown).toEqual(shown.map((_, at) => at + (shown[0] ?? 0)));
    expect(shown.at(-1)).toBe(set.session.view().match.log.length);
    expect(quick).toBeLessThan(slow / 4);
  });

  test('dice that fly are not waited for', async () => {
    const set = waiting();
    while (!set.state().flying) await set.clock.pass(100);
    const { count } = set.state();
    set.table.goToMyTurn();
    expect(set.state()).toMatchObject({ flying: false, count: count + 1, hurrying: true });
  });

  test('when the turn is over, others move at their pace again', async () => {
    const set = waiting();
    set.table.goToMyTurn();
    await untilAsked(set);
    const { game, board, seat } = set.state();
    if (seat === null) throw new Error('nobody is asked');
    set.table.commit(game.moves(board, seat)[0]);
    await set.clock.pass(200);
    expect(set.state().flying).toBe(true);
    expect(set.state().toMyTurn).toBe(false);
  });

  test('a screen that was left shows the moves at their pace when it is entered again', async () => {
    const set = waiting();
    set.table.goToMyTurn();
    await set.clock.pass(200);
    set.leave();
    set.table.enter();
    const { count } = set.state();
    await set.clock.pass(500);
    expect(set.state()).toMatchObject({ count, hurrying: false, seat: null });
  });
});

describe('is offered only while bots alone are ahead', () => {
  const ROOM: Room = {
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
  const afar: SeatView = { name: 'Zoe', keeper: person, elsewhere: true, phone: 1 };

  /** Whether it is offered before the first move, with these players from the first one in turn on. */
  function offered(players: readonly ('bot' | 'here' | 'afar')[], room?: Partial<Room>): boolean {
    const match = openMatch(lastDie, players.length);
    const [first = 0] = match.game.turn(match.state);
    const seats = seatsFor(...players.map(() => bot)).map((seat, at): SeatView => {
      const player = players[(at - first + players.length) % players.length];
      return player === 'bot' ? seat : player === 'here' ? { ...seat, keeper: person } : afar;
    });
    const set = setTable(
      lastDie,
      players.map(() => bot),
      { match },
    );
    const view = { ...set.session.view(), seats, ...(room && { room: { ...ROOM, ...room } }) };
    return mayGoToMyTurn({ ...set.state(), seats, seat: null }, view);
  }

  test.each([
    ['a person here after bots', ['bot', 'bot', 'here'], undefined, true],
    ['the same on a host', ['bot', 'bot', 'here'], {}, true],
    ['a person at another phone is nearer', ['bot', 'afar', 'here'], {}, false],
    ['a person at another phone is further', ['bot', 'here', 'afar'], {}, true],
    ['a person at another phone is in turn', ['afar', 'bot', 'here'], {}, false],
    ['nobody plays here', ['bot', 'bot', 'bot'], {}, false],
    ['the game is paused', ['bot', 'bot', 'here'], { paused: true }, false],
    ['bots move on another phone', ['bot', 'bot', 'here'], { role: 'guest' }, false],
  ] as const)('%s', (_, players, room, expected) => {
    expect(offered(players, room)).toBe(expected);
  });

  test('a guest whose turn has come already may catch up with what is shown', () => {
    const set = setTable(lastDie, [person, bot], { match: openMatch(lastDie, 2) });
    const view = set.session.view();
    const [first = 0] = view.match.game.turn(view.match.state);
    const seats = seatsFor(bot, bot).map((seat, at) => (at === first ? { ...seat, keeper: person } : seat));
    const room: Room = { ...ROOM, role: 'guest' };
    const behind = { ...set.state(), seats, seat: null, count: -2 };
    expect(mayGoToMyTurn(behind, { ...view, seats, room })).toBe(true);
    expect(mayGoToMyTurn({ ...behind, count: 0 }, { ...view, seats, room })).toBe(false);
  });
});
