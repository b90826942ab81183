import { lastDie } from '../../../src/engine/last-die';
import { free, mine, Party, sessionOf } from '../support/party';

const ROLL = { kind: 'roll' } as const;

/** A table that is closed while a roll is being stored. */
async function closedMeanwhile() {
  const party = new Party(lastDie, [mine('Ada'), mine('Ben'), free()]);
  const { host, hostPhone } = party;
  const { match } = host.session.view();
  const store = party.holdStoring();
  const rolled = host.session.propose(match.game.turn(match.state)[0] ?? 0, [ROLL]);
  await party.settle();
  let closed = false;
  const closing = host.close('over').then(() => {
    closed = true;
  });
  await party.settle();
  return { party, host, disk: hostPhone.disk, store, rolled, closing, closed: () => closed };
}

describe('a host that closes the table', () => {
  test('is done when the current move is stored, and that move counts', async () => {
    const { party, disk, store, rolled, closing, closed } = await closedMeanwhile();
    expect(closed()).toBe(false);
    expect(disk.length()).toBe(0);
    store();
    await closing;
    expect(disk.length()).toBe(1);
    expect(await rolled).toMatchObject({ ok: true });
    expect(sessionOf(party.hostPhone).view().room?.connection).toBe('gone');
  });

  test('stores nothing afterwards', async () => {
    const { host, disk, store, closing } = await closedMeanwhile();
    store();
    await closing;
    const { membership, notes } = disk;
    await host.pause(true);
    await host.give(1, 'open');
    await host.session.rename(0, 'Eve');
    await host.setAway({ ms: 1000, level: 'easy' });
    expect(await host.session.propose(0, [ROLL])).toMatchObject({ ok: false });
    expect(disk.membership).toBe(membership);
    expect(disk.notes).toBe(notes);
    expect(disk.length()).toBe(1);
  });
});
