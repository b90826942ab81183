import { guestFirst, logOf, sessionOf } from '../support/party';

const ROLL = { kind: 'roll' } as const;

describe('NB15: a guest that moves to a better connection', () => {
  test('stays at the table, on its own screen and on the host', async () => {
    const { party, ben } = await guestFirst();
    const lines = new Set<string | undefined>();
    const away = new Set<boolean | undefined>();
    sessionOf(ben).subscribe(() => lines.add(sessionOf(ben).view().room?.connection));
    party.host.session.subscribe(() => away.add(party.host.session.view().seats[1]?.away));
    party.plug(ben);
    expect(sessionOf(ben).view().room?.connection).toBe('in');
    await party.settle();
    expect([...lines]).toEqual(['in']);
    expect([...away]).toEqual([false]);
  });

  test('loses no proposal that is made meanwhile, and does nothing twice', async () => {
    const { party, ben } = await guestFirst();
    party.plug(ben);
    expect(await party.move(sessionOf(ben), 1, ROLL)).toBe('ok');
    expect(logOf(ben)).toEqual(['1 roll']);
  });

  test('loses no proposal that was made before', async () => {
    const { party, ben } = await guestFirst();
    const proposed = sessionOf(ben).propose(1, [ROLL]);
    party.plug(ben);
    await party.settle();
    expect(await proposed).toMatchObject({ ok: true });
    expect(logOf(ben)).toEqual(['1 roll']);
    expect(party.host.session.view().match.log).toHaveLength(1);
  });

  test('keeps its connection when the better one is closed already', async () => {
    const { party, ben } = await guestFirst();
    const over = party.net.plug();
    over.cut();
    await party.settle();
    ben.guest?.attach({
      maxMessage: 1,
      send: () => Promise.resolve(),
      onMessage: () => () => {},
      onClose(listener) {
        listener('lost');
        return () => {};
      },
      close: () => {},
    });
    expect(ben.guest?.state()).toBe('in');
    expect(await party.move(sessionOf(ben), 1, ROLL)).toBe('ok');
  });
});
