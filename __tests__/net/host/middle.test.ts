import type { Phone } from '../../../scripts/fuzz-net/phone';
import { lastDie } from '../../../src/engine/last-die';
import type { Result } from '../../../src/engine/refusal';
import { writeFromGuest } from '../../../src/net/protocol/from-guest';
import { any, free, mine, Party, sessionOf } from '../support/party';

const middleAt = (phone: Phone) => sessionOf(phone).view().room?.middle;
const numberOf = (phone: Phone) => sessionOf(phone).view().room?.me;

/** Ada hosts, Ben has a seat, and the tablet watches. */
async function threePhones() {
  const party = new Party(lastDie, [mine('Ada'), free()]);
  const ben = await party.guest(any('Ben'));
  const tablet = await party.guest();
  const all = [party.hostPhone, ben, tablet];
  const ask = async (phone: Phone, lies = true): Promise<Result<null> | undefined> => {
    const asked = phone.host ? phone.host.lieInMiddle(lies) : phone.guest?.lieInMiddle(lies);
    await party.settle();
    return asked;
  };
  return { party, ben, tablet, all, ask };
}

describe('N39 the phone in the middle', () => {
  test('a phone without a seat lies in the middle, all phones know it, and it may get up again', async () => {
    const { tablet, all, ask } = await threePhones();
    expect(all.map(middleAt)).toEqual([null, null, null]);
    expect(await ask(tablet)).toMatchObject({ ok: true });
    expect(all.map(middleAt)).toEqual(all.map(() => numberOf(tablet)));
    expect(await ask(tablet, false)).toMatchObject({ ok: true });
    expect(all.map(middleAt)).toEqual([null, null, null]);
  });

  test('a phone with a seat is refused, whether it is a guest or the host', async () => {
    const { party, ben, all, ask } = await threePhones();
    const no = { ok: false, refusal: { code: 'net.keeps-seat' } };
    expect(await ask(ben)).toMatchObject(no);
    expect(await ask(party.hostPhone)).toMatchObject(no);
    expect(all.map(middleAt)).toEqual([null, null, null]);
  });

  test('a host without a seat lies in the middle, and still does after its app was restarted', async () => {
    const party = new Party(lastDie, [free(), free()]);
    const ada = await party.guest(any('Ada'));
    void party.host.lieInMiddle(true);
    await party.settle();
    expect(middleAt(ada)).toBe(0);
    party.hostPhone.kill();
    party.hostPhone.start();
    await party.connect(ada);
    expect([party.hostPhone, ada].map(middleAt)).toEqual([0, 0]);
  });

  test('the phone that asked last takes the place of the one before, which does not take it back', async () => {
    const { party, tablet, all, ask } = await threePhones();
    await ask(tablet);
    const other = await party.guest();
    await ask(other);
    expect([...all, other].map(middleAt)).toEqual([...all, other].map(() => numberOf(other)));
    await ask(tablet, false);
    expect(middleAt(tablet)).toBe(numberOf(other));
    await party.cut(other);
    await party.cut(tablet);
    await party.connect(tablet);
    expect(all.map(middleAt)).toEqual([null, null, null]);
  });

  test('when its channel closes the others know at once, and when it is back it lies there again', async () => {
    const { party, ben, tablet, all, ask } = await threePhones();
    await ask(tablet);
    await party.cut(tablet);
    expect([party.hostPhone, ben].map(middleAt)).toEqual([null, null]);
    // The tablet goes on showing the table while it looks for the host.
    expect(middleAt(tablet)).toBe(numberOf(tablet));
    await party.connect(tablet);
    expect(all.map(middleAt)).toEqual(all.map(() => numberOf(tablet)));
  });

  test('it still does after its app was restarted, unless another phone lies there by then', async () => {
    const { party, tablet, all, ask } = await threePhones();
    await ask(tablet);
    tablet.kill();
    await party.settle();
    tablet.start();
    await party.connect(tablet);
    expect(all.map(middleAt)).toEqual(all.map(() => numberOf(tablet)));
    await party.cut(tablet);
    const other = await party.guest();
    await ask(other);
    await party.connect(tablet);
    expect(all.map(middleAt)).toEqual(all.map(() => numberOf(other)));
  });

  test('a phone that gets a seat lies there no longer', async () => {
    const { party, tablet, all, ask } = await threePhones();
    await ask(tablet);
    void party.host.give(1, { phone: numberOf(tablet) ?? -1 });
    await party.settle();
    expect(all.map(middleAt)).toEqual([null, null, null]);
    void party.host.give(1, 'open');
    await party.settle();
    await party.cut(tablet);
    await party.connect(tablet);
    expect(all.map(middleAt)).toEqual([null, null, null]);
  });

  test('it lies there again at the next host', async () => {
    const { party, ben, tablet, ask } = await threePhones();
    await ask(tablet);
    party.hostPhone.kill();
    await party.settle();
    await party.pass(9000);
    const became = ben.guest?.becomeHost();
    await party.settle();
    const copy = await became;
    if (!copy?.ok) throw new Error('Ben can’t host');
    ben.openAsHost(copy.value);
    await party.connect(tablet, ben);
    expect([ben, tablet].map(middleAt)).toEqual([numberOf(tablet), numberOf(tablet)]);
  });

  test('N25 a phone that changes its mind too often is sent away', async () => {
    const { party } = await threePhones();
    const { channel, closed } = party.newGuest();
    void channel.send(writeFromGuest({ kind: 'sit', id: 1, wishes: [] }));
    for (let id = 2; id < 14; id += 1)
      void channel.send(writeFromGuest({ kind: 'middle', id, lies: id % 2 === 0 }));
    await party.settle();
    expect(closed()).toBe(true);
  });
});
