import { botFor } from '../../../src/engine/bots';
import { type AnyMatch, viewOf } from '../../../src/engine/match';
import { seeded } from '../../../src/engine/random';
import type { Session } from '../../../src/net/session/session';
import { goldenMatch } from '../../support/saved-games';
import { PhonesRoom } from './phones';

/** Ben hosts in a later era than Ada, who was away. Cleo knows Ada only. Neither can see Ben. */
async function twoHosts() {
  const room = new PhonesRoom();
  const [ada, ben, cleo] = [await room.phone(), await room.phone(), await room.phone()];
  const { shared } = await room.invite(ada, 2);
  const digits = shared.store.getState().digits ?? '';
  const bens = await ben.table(await room.join(ben, digits, 'Ben'));
  const cleos = await cleo.table(await room.join(cleo, digits, 'Cleo'));
  for (const { air } of [ada, cleo]) air.cutOff();
  await room.pass(9000);
  await bens.takeOver();
  await room.pass(6000);
  ben.air.cutOff();
  for (const { air } of [ada, cleo]) air.comeBack();
  await room.pass(6000);
  return { room, ben, bens, adas: shared, cleos };
}

test('N20 a host that finds a later one tells its guests before its advertisements close', async () => {
  const { room, ben, bens, adas, cleos } = await twoHosts();
  expect(adas.store.getState().role).toBe('host');
  expect(cleos.session.view().room).toMatchObject({ connection: 'in', host: 0 });
  const notices: (string | undefined)[] = [];
  cleos.session.subscribe(() => notices.push(cleos.session.view().room?.notice?.code));
  ben.air.comeBack();
  await room.pass(8000);
  expect(adas.store.getState().role).toBe('guest');
  expect(notices).toContain('net.moved');
  for (const table of [adas, cleos]) expect(table.session.view().room?.connection).toBe('in');
  expect(bens.session.view().seats.map(({ away }) => away)).toEqual([false, false, false]);
});

/** A game of Last Die in which Ada, in seat 0, is about to roll. */
function adaToRoll(): AnyMatch {
  for (let entries = 0; ; entries += 1) {
    const match = goldenMatch('last-die', entries);
    const { game, state } = match;
    const rolls = game.moves(state, 0).some((move) => game.notation.format(move) === 'roll');
    if (game.turn(state)[0] === 0 && rolls) return match;
  }
}

/** A roll waits for a witness: for a short time if no phone answers. */
async function adaPlays(room: PhonesRoom, session: Session, moves: number): Promise<void> {
  for (let done = 0; done < moves; done += 1) {
    const { game, state } = session.view().match;
    const move = botFor(game, 'random').choose(viewOf(game, state, 0), 0, seeded(done));
    let outcome: unknown = null;
    void session.propose(0, [move]).then((done) => {
      outcome = done;
    });
    for (let waited = 0; outcome === null && waited < 8; waited += 1) await room.pass(500);
    expect(outcome).toMatchObject({ ok: true });
  }
}

/** Ada is cut off while she plays so many moves. Ben takes over, and Ada rejoins. */
async function playsInVain(moves: number) {
  const room = new PhonesRoom();
  const [ada, ben] = [await room.phone(), await room.phone()];
  const { shared: adas } = await room.host(ada, adaToRoll(), [1]);
  const bens = await ben.table(await room.join(ben, adas.store.getState().digits ?? '', 'Ben'));
  await adaPlays(room, adas.session, 1);
  await room.pass();
  ada.air.cutOff();
  await adaPlays(room, adas.session, moves);
  await room.pass(9000);
  await bens.takeOver();
  await room.pass(6000);
  expect(adas.session.view().seats[1]?.away).toBe(true);
  ada.air.comeBack();
  await room.pass(8000);
  expect(adas.store.getState().role).toBe('guest');
  expect(adas.session.view().match.log).toEqual(bens.session.view().match.log);
  return adas;
}

test('N19 a host that played on while it was cut off is told how many of its moves do not count', async () => {
  const adas = await playsInVain(2);
  expect(adas.store.getState().uncounted).toBe(2);
  adas.readNotice();
  expect(adas.store.getState().uncounted).toBe(0);
});

test('N19 a host that did nothing meanwhile is told nothing: what the others know counts', async () => {
  const adas = await playsInVain(0);
  expect(adas.store.getState().uncounted).toBe(0);
});
