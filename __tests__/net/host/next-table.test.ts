import { Phone } from '../../../scripts/fuzz-net/phone';
import { lockout } from '../../../src/engine/lockout';
import { nextMembership } from '../../../src/net/session/next-table';
import { openMatch } from '../../support/table';
import { any, free, mine, Party, sessionOf } from '../support/party';

const seatsOf = (phone: Phone) =>
  sessionOf(phone)
    .view()
    .seats.map(({ name, elsewhere, away }) => ({ name, elsewhere, away }));

/** Two guests have played with the host, which has opened the next table. */
async function playedOnce() {
  const party = new Party(lockout, [mine('Ada'), free(), free()]);
  const ben = await party.guest(any('Ben'));
  const cleo = await party.guest(any('Cleo'));
  const watcher = await party.guest();
  const membership = nextMembership(party.host.membership(), () => false);
  party.hostPhone.kill();
  party.hostPhone.disk.begin(openMatch(lockout, 3, 9), membership);
  party.hostPhone.start();
  await party.settle();
  /** The same phone joins without a copy and without wishes. */
  const joinNextTable = async (phone: Phone): Promise<Phone> => {
    const same = new Phone(phone.name, { ...phone.deps, wishes: [] }, () => phone.key);
    same.start();
    await party.connect(same);
    return same;
  };
  return { party, joinNextTable, ben, cleo, watcher };
}

describe('playing joinNextTable', () => {
  test('N28 the seats of phones that have not joined yet are away, and stay theirs', async () => {
    const { party } = await playedOnce();
    expect(seatsOf(party.hostPhone)).toEqual([
      { name: 'Ada', elsewhere: false, away: false },
      { name: 'Ben', elsewhere: true, away: true },
      { name: 'Cleo', elsewhere: true, away: true },
    ]);
  });

  test('N28 a known phone joins without wishes and keeps its seats', async () => {
    const { party, joinNextTable, ben, cleo } = await playedOnce();
    // In another order than the first time.
    const second = await joinNextTable(cleo);
    expect(seatsOf(second)).toEqual([
      { name: 'Ada', elsewhere: true, away: false },
      { name: 'Ben', elsewhere: true, away: true },
      { name: 'Cleo', elsewhere: false, away: false },
    ]);
    await joinNextTable(ben);
    expect(seatsOf(party.hostPhone).map(({ away }) => away)).toEqual([false, false, false]);
    expect(party.host.keys()).toHaveLength(4);
  });

  test('N28 a stand-in bot leaves when the phone of the seat joins so', async () => {
    const { party, joinNextTable, ben } = await playedOnce();
    party.host.setAway({ ms: 1000, level: 'easy' });
    await party.pass(1000);
    expect(sessionOf(party.hostPhone).view().seats[1]?.keeper.kind).toBe('bot');
    await joinNextTable(ben);
    expect(sessionOf(party.hostPhone).view().seats[1]).toMatchObject({
      keeper: { kind: 'person' },
      away: false,
    });
  });

  test('N28 a phone that watched watches joinNextTable', async () => {
    const { joinNextTable, watcher } = await playedOnce();
    expect(seatsOf(await joinNextTable(watcher)).every(({ elsewhere }) => elsewhere)).toBe(true);
  });
});
