import { lastDie } from '../../../src/engine/last-die';
import { lockout } from '../../../src/engine/lockout';
import { any, free, logOf, mine, Party, sessionOf } from '../support/party';

const ROLL = { kind: 'roll' } as const;
const PASS = { kind: 'pass' } as const;

/** Two people on two phones, and the seat in turn. */
async function two(game: typeof lockout | typeof lastDie, realDice = false) {
  const party = new Party(game, [mine('Ada'), free()], { realDice });
  const guest = await party.guest(any('Ben'));
  const { match } = party.host.session.view();
  const seat = match.game.turn(match.state)[0] ?? 0;
  const session = seat === 0 ? party.host.session : sessionOf(guest);
  const other = seat === 0 ? sessionOf(guest) : party.host.session;
  return { party, guest, seat, session, other };
}

/** As `two`, but the guest is the one in turn. */
async function guestFirst(game: typeof lockout | typeof lastDie, realDice = false) {
  for (let seed = 1; ; seed += 1) {
    const party = new Party(game, [mine('Ada'), free()], { seed, realDice });
    const { match } = party.host.session.view();
    if (match.game.turn(match.state)[0] === 1) {
      const guest = await party.guest(any('Ben'));
      return { party, guest, session: sessionOf(guest) };
    }
  }
}

describe('proposals', () => {
  test('a move of either phone is on both, with the dice that the host threw', async () => {
    const { party, guest, session, seat } = await two(lastDie);
    expect(await party.move(session, seat, ROLL)).toBe('ok');
    expect(logOf(guest)).toEqual([`${seat} roll`]);
    expect(guest.match()?.log).toEqual(party.hostPhone.match()?.log);
    expect(guest.match()?.state).toEqual(party.hostPhone.match()?.state);
  });

  test('N4 a phone can’t decide for a seat of another, even with a forged message', async () => {
    const { party, session, other, seat } = await two(lastDie);
    expect(await party.move(other, seat, ROLL)).toBe('net.not-yours');
    expect(session.view().match.log).toHaveLength(0);
  });

  test('N10 where several are in turn a proposal of two moves is refused as a whole', async () => {
    const { party, session } = await guestFirst(lockout);
    await party.move(session, 1, ROLL);
    expect(await party.move(session, 1, PASS, PASS)).toBe('match.wrong-seat');
    expect(party.host.session.view().held).toEqual([]);
    expect(await party.move(session, 1, PASS)).toBe('ok');
  });

  test('N6 nothing can be proposed while the host pauses', async () => {
    const { party, guest, session } = await guestFirst(lastDie);
    await party.host.pause(true);
    await party.settle();
    expect(sessionOf(guest).view().room?.paused).toBe(true);
    expect(await party.move(session, 1, ROLL)).toBe('net.paused');
    await party.host.pause(false);
    expect(await party.move(session, 1, ROLL)).toBe('ok');
  });

  test('N6 a pause survives a restart of the host’s app', async () => {
    const { party, guest, session } = await guestFirst(lastDie);
    await party.host.pause(true);
    party.hostPhone.kill();
    await party.cut(guest);
    party.hostPhone.start();
    await party.connect(guest);
    expect(sessionOf(party.hostPhone).view().room?.paused).toBe(true);
    expect(await party.move(session, 1, ROLL)).toBe('net.paused');
  });

  test('N6 a pause that can’t be stored does not count', async () => {
    const { party } = await guestFirst(lastDie);
    party.hostPhone.disk.full = true;
    expect(await party.host.pause(true)).toMatchObject({ ok: false, refusal: { code: 'table.storage' } });
    expect(party.host.session.view().room?.paused).toBe(false);
  });

  test('N8 nothing is sent before the host has stored it', async () => {
    const { party, guest, session } = await guestFirst(lastDie);
    void session.propose(1, [ROLL]);
    let stored = 0;
    guest.guest?.subscribe(() => {
      if (guest.match()?.log.length === 1) stored = party.hostPhone.disk.length();
    });
    await party.settle();
    expect(stored).toBe(1);
    expect(guest.disk.length()).toBe(1);
  });

  test('N8 a move that the host can’t store has not happened, on no phone', async () => {
    const { party, guest, session } = await guestFirst(lastDie);
    party.hostPhone.disk.full = true;
    expect(await party.move(session, 1, ROLL)).toBe('table.storage');
    expect(logOf(guest)).toEqual([]);
    party.hostPhone.disk.full = false;
    expect(await party.move(session, 1, ROLL)).toBe('ok');
  });

  test('N8 a guest that can’t store shows trouble, plays on, and stores as soon as it can', async () => {
    const { party, guest, session } = await guestFirst(lastDie);
    guest.disk.full = true;
    expect(await party.move(session, 1, ROLL)).toBe('ok');
    expect(session.view().trouble?.code).toBe('table.storage');
    expect(guest.disk.length()).toBe(0);
    guest.disk.full = false;
    await party.host.session.rename(0, 'Ada!');
    await party.settle();
    expect(guest.disk.length()).toBe(1);
    expect(session.view().trouble).toBeNull();
  });

  test('N9 the game’s own check decides, and the refusal arrives with its reason', async () => {
    const { party, session } = await guestFirst(lastDie);
    expect(await party.move(session, 1, { kind: 'stop' })).toMatch(/^last-die\./);
  });

  test('N9 a decision counts once: a second tap on the same button is refused', async () => {
    const { party, session, guest } = await guestFirst(lockout);
    const [first, second] = [session.propose(1, [ROLL]), session.propose(1, [ROLL])];
    await party.settle();
    expect(await first).toMatchObject({ ok: true });
    expect(await second).toMatchObject({ ok: false, refusal: { code: 'net.too-late' } });
    expect(logOf(guest)).toEqual(['1 roll']);
  });

  test('N9 a pass for one phase does not count in the next', async () => {
    const { party, session, guest } = await guestFirst(lockout);
    await party.move(session, 1, ROLL);
    await party.move(session, 1, PASS);
    const late = session.propose(1, [PASS]);
    void party.host.session.propose(0, [PASS]);
    await party.settle();
    expect(await late).toMatchObject({ ok: false, refusal: { code: 'net.too-late' } });
    expect(logOf(guest)).toEqual(['1 roll', '0 pass', '1 pass']);
  });

  test('N11 answers are held back and hidden, may change, and count together in order of seats', async () => {
    const { party, session, guest } = await guestFirst(lockout);
    await party.move(session, 1, ROLL);
    const { match } = session.view();
    const marks = match.game
      .moves(match.state, 1)
      .filter((move) => match.game.notation.format(move) !== 'pass');
    expect(await party.move(session, 1, PASS)).toBe('ok');
    expect(party.host.session.view()).toMatchObject({ held: [1], match: { log: { length: 1 } } });
    expect(session.view().held).toEqual([1]);
    expect(await party.move(session, 1, marks[0])).toBe('ok');
    await party.move(party.host.session, 0, PASS);
    const text = match.game.notation.format(marks[0]);
    expect(logOf(guest)).toEqual(['1 roll', '0 pass', `1 ${text}`]);
    expect(session.view().held).toEqual([]);
  });

  test('N11 a held answer survives a restart of the host’s app', async () => {
    const { party, session, guest } = await guestFirst(lockout);
    await party.move(session, 1, ROLL);
    await party.move(session, 1, PASS);
    await party.cut(guest);
    party.hostPhone.kill();
    party.hostPhone.start();
    await party.connect(guest);
    expect(sessionOf(guest).view().held).toEqual([1]);
    await party.move(party.host.session, 0, PASS);
    expect(logOf(guest)).toEqual(['1 roll', '0 pass', '1 pass']);
  });

  test('N13 only the phone that throws real dice is asked for them', async () => {
    const { party, session } = await guestFirst(lastDie, true);
    expect(await party.move(session, 1, ROLL)).toBe('ok');
    const { wanted } = session.view();
    expect(wanted).toMatchObject({ seat: 1, given: [] });
    expect(party.host.session.view().wanted).toBeNull();
    const values = Array.from({ length: wanted?.draw.size ?? 0 }, () => 4);
    const taps = session.tapIn(values);
    await party.settle();
    expect(await taps).toMatchObject({ ok: true });
    expect(session.view()).toMatchObject({ wanted: null, match: { log: [{ dice: values }] } });
  });

  test('N13 a proposal that waits for dice may be withdrawn, and another phone can’t tap them in', async () => {
    const { party, session } = await guestFirst(lastDie, true);
    const other = await party.guest();
    await party.move(session, 1, ROLL);
    const taps = sessionOf(other).tapIn([1, 2, 3, 4, 5, 6]);
    await party.settle();
    expect(await taps).toMatchObject({ ok: false, refusal: { code: 'net.not-yours' } });
    void session.takeBack();
    await party.settle();
    expect(session.view().wanted).toBeNull();
  });

  test('N13 the host taps in the dice of a bot, also of a stand-in for a phone that is here', async () => {
    const { party, session } = await guestFirst(lastDie, true);
    void party.host.give(1, { bot: 'random' });
    await party.settle();
    expect(await party.move(party.host.session, 1, ROLL)).toBe('ok');
    expect(party.host.session.view().wanted).toMatchObject({ seat: 1 });
    expect(session.view().wanted).toBeNull();
  });

  test('N13 the host taps in the dice of a phone that is away', async () => {
    const { party, guest, session } = await guestFirst(lastDie, true);
    await party.move(session, 1, ROLL);
    await party.cut(guest);
    expect(party.host.session.view().wanted).toMatchObject({ seat: 1 });
  });
});
