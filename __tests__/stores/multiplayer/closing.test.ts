import { arena } from '../../../src/engine/arena';
import { type HandClock, handClock } from '../../support/clock';
import { openMatch } from '../../support/table';
import { PhonesRoom } from './phones';

/** A slow phone: its clock advances with every read, so that dice are in the air for long. */
function slowPhone(): HandClock {
  const hand = handClock();
  let looks = 0;
  return {
    ...hand,
    now() {
      looks += 10;
      return hand.now() + looks;
    },
  };
}

test('a throw in the air when a table is closed to others counts, and the game goes on after it', async () => {
  const room = new PhonesRoom(slowPhone());
  const host = await room.phone();
  const { id, shared } = await room.host(host, openMatch(arena, 2, 5), [1]);
  await shared.give(1, 'here');
  const { game, state } = shared.session.view().match;
  const [seat = 0] = game.turn(state);
  const [move] = game.moves(state, seat);
  const thrown = shared.session.propose(seat, [move]);
  await room.pass();
  let closed = false;
  const closing = host.app.closeToOthers(id).then(() => {
    closed = true;
  });
  await room.pass();
  expect(closed).toBe(false);
  await room.pass(20_000);
  await closing;
  expect(await thrown).toMatchObject({ ok: true });
  const alone = await host.app.openTable(id);
  if (alone.kind !== 'table') throw new Error('the game is gone');
  expect(alone.shared).toBeNull();
  alone.table.enter();
  await room.pass(20_000);
  expect(alone.table.store.getState().count).toBe(1);
});

test.each([0, 1, 2, 3])(
  'when bots stand in is stored without undoing what is stored just then (%i)',
  async (turns) => {
    const room = new PhonesRoom();
    const host = await room.phone();
    const { id, shared } = await room.invite(host, 1);
    const given = shared.give(1, 'here');
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    shared.setAway({ ms: 60_000, level: 'easy' });
    await given;
    await room.pass();
    const saved = await host.app.saves.load(id);
    if (!saved || typeof saved === 'string') throw new Error('the game is gone');
    expect(saved.room?.membership.assignments[1]?.phone).toBe(0);
    expect(saved.room?.away).toEqual({ ms: 60_000, level: 'easy' });
  },
);
