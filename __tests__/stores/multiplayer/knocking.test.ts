import { digitsOf } from '../../../src/net/secure/digits';
import { framed } from '../../../src/net/secure/framing';
import { newSeatKey, sealAsHost } from '../../../src/net/secure/seal';
import type { Link } from '../../../src/net/transports/link';
import { randomBytes } from '../../net/support/random-bytes';
import { lobbyOf, PhonesRoom } from './phones';

/** Ada invites, `false_` others show her table, and Ben's phone knocks. */
async function knocked(falseHosts: readonly ((link: Link) => void)[] = []) {
  const room = new PhonesRoom();
  const [ada, ben] = [await room.phone(), await room.phone()];
  const { shared } = await room.invite(ada, 1);
  const { table } = shared.store.getState();
  for (const onLink of falseHosts)
    room.air
      .phone()
      .transport.advertise?.(
        { table, era: { number: 2, phone: 0 }, game: 'lockout', open: 1, name: 'Ada' },
        { onLink, onState() {} },
      );
  const lobby = lobbyOf(ben);
  lobby.browse();
  await room.pass();
  lobby.choose(table);
  void lobby.knock();
  await room.pass(1000);
  const joining = () => lobby.store.getState().joining;
  const knocks = () => shared.store.getState().invitation.knocks;
  return { room, shared, lobby, joining, knocks };
}

/** A false host that lets everybody in. */
function impostor(): (link: Link) => void {
  const random = randomBytes(77);
  const digits = digitsOf({ random, now: () => 0 });
  const knocks = { refusal: () => null, arrived: (_: unknown, knock: { letIn(): void }) => knock.letIn() };
  return (link) =>
    sealAsHost(framed(link), { key: newSeatKey(random), random, digits, seats: () => [], knocks }, () => {});
}

describe('NS19 a phone knocks', () => {
  test('both phones show the same pictures; when both persons have tapped, the guest chooses its seat', async () => {
    const { room, shared, lobby, joining, knocks } = await knocked();
    const [answer] = joining()?.answering ?? [];
    expect(joining()).toMatchObject({ step: 'knocking', confirmed: null });
    expect(answer?.pictures).toEqual(knocks()[0]?.pictures);
    lobby.confirm(answer?.key ?? '');
    await room.pass();
    expect(joining()).toMatchObject({ step: 'knocking', confirmed: answer?.key });
    shared.letIn(knocks()[0]?.id ?? 0);
    await room.pass();
    expect(joining()).toMatchObject({ step: 'seats' });
    expect(knocks()).toEqual([]);
  });

  test('while guessers keep the digits changing', async () => {
    const { room, shared, lobby, joining, knocks } = await knocked();
    const guesser = lobbyOf(await room.phone());
    guesser.browse();
    await room.pass();
    guesser.choose(shared.store.getState().table);
    for (let count = 0; count < 5; count += 1) {
      void guesser.enter(shared.store.getState().digits === '000000' ? '111111' : '000000');
      await room.pass(1000);
    }
    expect(shared.store.getState().invitation.restSeconds).toBeGreaterThan(20);
    shared.letIn(knocks()[0]?.id ?? 0);
    lobby.confirm(joining()?.answering[0]?.key ?? '');
    await room.pass();
    expect(joining()).toMatchObject({ step: 'seats' });
  });

  test('the host turns it away', async () => {
    const { room, shared, joining, knocks } = await knocked();
    shared.turnAway(knocks()[0]?.id ?? 0);
    await room.pass();
    expect(joining()).toMatchObject({ step: 'digits', problem: { code: 'join.not-let-in' } });
  });

  test('the person goes back to the digits: the host sees nobody knock any more', async () => {
    const { room, lobby, joining, knocks } = await knocked();
    lobby.stopKnocking();
    await room.pass();
    expect([joining()?.step, knocks()]).toEqual(['digits', []]);
  });
});

describe('NS19 somebody shows a table that is not theirs', () => {
  test('and is silent, 32 times: the host is asked within 10 s', async () => {
    const { room, knocks } = await knocked(Array.from({ length: 32 }, () => () => {}));
    await room.pass(9000);
    expect(knocks()).toHaveLength(1);
  });

  test('and lets everybody in: it shows other pictures, and its table is not entered before a person taps them', async () => {
    const { room, shared, lobby, joining, knocks } = await knocked([impostor(), impostor()]);
    await room.pass(2000);
    expect(joining()).toMatchObject({ step: 'knocking', confirmed: null });
    const right = joining()?.answering.filter(
      ({ pictures }) => pictures.join() === knocks()[0]?.pictures.join(),
    );
    expect(joining()?.answering).toHaveLength(3);
    expect(right).toHaveLength(1);
    lobby.confirm(right?.[0]?.key ?? '');
    expect(joining()?.answering).toEqual(
      right?.map(({ key, pictures }) => expect.objectContaining({ key, pictures })),
    );
    shared.letIn(knocks()[0]?.id ?? 0);
    await room.pass();
    expect(joining()).toMatchObject({ step: 'seats', shared: { id: expect.any(String) } });
    expect(joining()?.shared?.store.getState().table).toBe(shared.store.getState().table);
  });
});
