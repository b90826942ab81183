import { lobbyOf, PhonesRoom } from './phones';

let room: PhonesRoom;
beforeEach(() => {
  room = new PhonesRoom();
});

const digitsOf = (shared: { store: { getState(): { digits: string | null } } }): string =>
  shared.store.getState().digits ?? '';

describe('a table nearby', () => {
  test('is shown to others with the host’s name and the free seats, and not to its own host', async () => {
    const host = await room.phone();
    const guest = await room.phone();
    lobbyOf(host).browse();
    lobbyOf(guest).browse();
    await room.invite(host, 2);
    expect(lobbyOf(guest).store.getState().tables).toMatchObject([
      { card: { name: 'Ada', game: 'lockout', open: 2 }, known: null },
    ]);
    expect(lobbyOf(host).store.getState().tables).toEqual([]);
  });

  test('is gone when its host goes', async () => {
    const host = await room.phone();
    const guest = await room.phone();
    lobbyOf(guest).browse();
    await room.invite(host, 1);
    host.kill();
    await room.pass();
    expect(lobbyOf(guest).store.getState().tables).toEqual([]);
  });
});

describe('joining', () => {
  test('with the digits: a seat with a name, on both phones', async () => {
    const host = await room.phone();
    const guest = await room.phone();
    const { id, shared } = await room.invite(host, 1);
    const hosted = await host.table(id);
    const own = await guest.table(await room.join(guest, digitsOf(shared), 'Ben'));
    expect(hosted.session.view().seats.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    expect(own.session.view().seats).toMatchObject([
      { name: 'Ada', elsewhere: true, away: false },
      { name: 'Ben', elsewhere: false, away: false },
    ]);
  });

  test('leads to the table once, even after two taps', async () => {
    const host = await room.phone();
    const guest = await room.phone();
    const { shared } = await room.invite(host, 2);
    const lobby = lobbyOf(guest);
    await room.comeIn(guest, digitsOf(shared));
    const taps = [lobby.sit([{ seat: 1, name: 'Ben' }]), lobby.sit([{ seat: 1, name: 'Ben' }])];
    await room.pass();
    expect((await Promise.all(taps)).map(({ ok }) => ok)).toEqual([true, false]);
    expect(shared.session.view().seats.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Seat 3']);
  });

  test('with wrong digits: a refusal, and the right ones still work', async () => {
    const host = await room.phone();
    const guest = await room.phone();
    const { shared } = await room.invite(host, 1);
    const lobby = lobbyOf(guest);
    lobby.browse();
    await room.pass();
    lobby.choose(shared.store.getState().table);
    await lobby.enter(digitsOf(shared) === '000000' ? '000001' : '000000');
    await room.pass();
    expect(lobby.store.getState().joining).toMatchObject({
      step: 'digits',
      problem: { code: 'join.wrong-digits' },
    });
    await lobby.enter(digitsOf(shared));
    await room.pass();
    expect(lobby.store.getState().joining).toMatchObject({ step: 'seats', problem: null });
  });

  test('with digits typed before the table is in sight: it joins as soon as it is', async () => {
    const host = await room.phone();
    const guest = await room.phone();
    const { shared } = await room.invite(host, 1);
    const lobby = lobbyOf(guest);
    lobby.choose(shared.store.getState().table);
    const entering = lobby.enter(digitsOf(shared));
    await room.pass(1000);
    expect(lobby.store.getState().joining).toMatchObject({ step: 'entering', problem: null });
    lobby.browse();
    await room.pass();
    await entering;
    await room.pass();
    expect(lobby.store.getState().joining).toMatchObject({ step: 'seats', problem: null });
  });

  test('a table that does not come into sight: a refusal, and the digits may be typed again', async () => {
    const guest = await room.phone();
    const lobby = lobbyOf(guest);
    lobby.browse();
    lobby.choose('0123456789abcdef');
    const entering = lobby.enter('123456');
    await room.pass(22_000);
    await entering;
    expect(lobby.store.getState().joining).toMatchObject({
      step: 'digits',
      missing: true,
      problem: { code: 'join.unreachable' },
    });
  });

  test('joining that is cancelled while looking has no effect', async () => {
    const host = await room.phone();
    const guest = await room.phone();
    const { shared } = await room.invite(host, 1);
    const lobby = lobbyOf(guest);
    const { table } = shared.store.getState();
    lobby.choose(table);
    const entering = lobby.enter(digitsOf(shared));
    await room.pass();
    await lobby.cancel();
    lobby.choose(table);
    lobby.browse();
    await room.pass(1000);
    await entering;
    expect(lobby.store.getState().joining).toMatchObject({ step: 'digits', problem: null });
  });

  test('while nobody is invited: a refusal', async () => {
    const host = await room.phone();
    const guest = await room.phone();
    const { shared } = await room.invite(host, 1);
    shared.stopInviting();
    const lobby = lobbyOf(guest);
    lobby.browse();
    await room.pass();
    lobby.choose(shared.store.getState().table);
    await lobby.enter('123456');
    await room.pass();
    expect(lobby.store.getState().joining?.problem).toMatchObject({ code: 'join.not-inviting' });
  });

  test('joining that is cancelled before taking a seat leaves nothing on the phone', async () => {
    const host = await room.phone();
    const guest = await room.phone();
    const { shared } = await room.invite(host, 1);
    const lobby = lobbyOf(guest);
    await room.comeIn(guest, digitsOf(shared));
    await lobby.cancel();
    await room.pass();
    expect((await guest.app.saves.list()).games).toEqual([]);
    expect(await guest.app.saves.rooms()).toEqual([]);
    expect(shared.session.view().room?.phones).toHaveLength(1);
  });
});

describe('after a restart', () => {
  async function seated() {
    const host = await room.phone();
    const guest = await room.phone();
    const { id, shared } = await room.invite(host, 1);
    const other = await room.join(guest, digitsOf(shared), 'Ben');
    return { host, guest, hosted: id, visited: other };
  }

  test('a guest whose app was killed rejoins and has its seat', async () => {
    const { host, guest, hosted, visited } = await seated();
    const table = await host.table(hosted);
    guest.kill();
    await room.pass(20_000);
    expect(table.session.view().seats[1]).toMatchObject({ name: 'Ben', away: true });
    await guest.start();
    const own = await guest.table(visited);
    await room.pass(6000);
    expect(own.session.view().room).toMatchObject({ role: 'guest', connection: 'in' });
    expect(table.session.view().seats[1]).toMatchObject({ name: 'Ben', away: false });
  });

  test('a host whose app was killed hosts again, and its guests reconnect', async () => {
    const { host, guest, hosted, visited } = await seated();
    const own = await guest.table(visited);
    host.kill();
    await room.pass(2000);
    expect(own.session.view().room?.connection).toBe('out');
    await host.start();
    const table = await host.table(hosted);
    expect(table.session.view().room?.role).toBe('host');
    await room.pass(6000);
    expect(own.session.view().room?.connection).toBe('in');
    expect(table.session.view().seats[1]).toMatchObject({ name: 'Ben', away: false });
  });

  test('a guest becomes the host when the host is gone, and the old host rejoins as a guest', async () => {
    const { host, guest, hosted, visited } = await seated();
    const own = await guest.table(visited);
    host.kill();
    await room.pass(9000);
    expect(own.session.view().room?.mayHost).toBe(true);
    expect(await own.takeOver()).toMatchObject({ ok: true });
    await room.pass(6000);
    expect(own.session.view().room).toMatchObject({ role: 'host', gathering: false });
    await host.start();
    const old = await host.table(hosted);
    await room.pass(8000);
    expect(old.session.view().room).toMatchObject({ role: 'guest', connection: 'in' });
    expect(old.store.getState().role).toBe('guest');
    expect(own.session.view().seats[0]).toMatchObject({ name: 'Ada', away: false });
  });

  test('a phone that has left for good does not reconnect', async () => {
    const { host, guest, hosted, visited } = await seated();
    const table = await host.table(hosted);
    await guest.table(visited);
    await guest.app.forget(visited);
    await room.pass();
    expect(table.session.view().seats[1]).toMatchObject({ phone: null, away: true });
    expect((await guest.app.saves.list()).games).toEqual([]);
  });

  test('a shared game has no secrets', async () => {
    const { guest, visited } = await seated();
    const [kept] = await guest.app.saves.rooms();
    const raw = await guest.app.saves.raw(visited);
    const secret = [...(kept?.room.secret ?? [])].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(secret).toHaveLength(64);
    expect(raw).not.toContain(secret);
  });
});

describe('the host’s tools', () => {
  async function seated(away = false) {
    const host = await room.phone();
    const guest = await room.phone();
    const { id, shared } = await room.invite(host, 1);
    if (away) shared.setAway({ ms: 60_000, level: 'easy' });
    const visited = await room.join(guest, digitsOf(shared), 'Ben');
    return { host, guest, shared, hosted: id, visited, own: await guest.table(visited) };
  }

  test('a removed phone is told why and does not reconnect', async () => {
    const { shared, own } = await seated();
    const number = own.session.view().room?.me ?? -1;
    await shared.remove(number);
    await room.pass(20_000);
    expect(own.session.view().room).toMatchObject({ connection: 'gone', notice: { code: 'net.removed' } });
    expect(shared.session.view().seats[1]).toMatchObject({ phone: null });
  });

  test('a bot stands in for a person who is away too long, and gives the seat back', async () => {
    const { guest, shared, visited } = await seated(true);
    guest.kill();
    await room.pass(70_000);
    expect(shared.session.view().seats[1]).toMatchObject({ keeper: { kind: 'bot' }, away: true });
    await guest.start();
    await guest.table(visited);
    await room.pass(6000);
    expect(shared.session.view().seats[1]).toMatchObject({ keeper: { kind: 'person' }, away: false });
  });

  test('the rule for stand-in bots is stored', async () => {
    const { host, hosted } = await seated(true);
    host.kill();
    await host.start();
    expect((await host.table(hosted)).store.getState().away).toEqual({ ms: 60_000, level: 'easy' });
  });

  test('a table that has not begun, or is paused, is still so after the app was killed', async () => {
    const { host, guest, shared, hosted, own } = await seated();
    shared.pause(true);
    await room.pass();
    host.kill();
    await room.pass(1000);
    await host.start();
    const table = await host.table(hosted);
    await room.pass(6000);
    expect(table.session.view().room?.paused).toBe(true);
    expect(own.session.view().room).toMatchObject({ connection: 'in', paused: true });
    table.pause(false);
    await room.pass();
    expect(own.session.view().room?.paused).toBe(false);
    host.kill();
    guest.kill();
    await host.start();
    expect((await host.table(hosted)).session.view().room?.paused).toBe(false);
  });

  test('a new host keeps the pause, but not the rule for stand-in bots', async () => {
    const { host, shared, hosted, own } = await seated(true);
    shared.pause(true);
    await room.pass();
    host.kill();
    await room.pass(9000);
    expect(await own.takeOver()).toMatchObject({ ok: true });
    await room.pass(6000);
    expect(own.session.view().room).toMatchObject({ role: 'host', paused: true });
    expect(own.store.getState().away).toBeNull();
    await host.start();
    const old = await host.table(hosted);
    await room.pass(8000);
    expect(old.store.getState()).toMatchObject({ role: 'guest', away: null });
  });

  test('a closed table goes on at the host’s phone only', async () => {
    const { host, hosted, own } = await seated();
    await host.app.closeToOthers(hosted);
    await room.pass();
    expect(own.session.view().room).toMatchObject({ connection: 'gone', notice: { code: 'net.closed' } });
    const alone = await host.app.openTable(hosted);
    if (alone.kind !== 'table') throw new Error('no table');
    expect(alone.shared).toBeNull();
    // All seats belong to this phone now, so the game can go on.
    expect(alone.table.store.getState().seats.every(({ elsewhere }) => elsewhere !== true)).toBe(true);
  });

  test('each phone stores with the game which seats were its own', async () => {
    const { host, guest, hosted, visited } = await seated();
    await room.pass();
    const seatsOf = async (phone: typeof host, id: string) => {
      const saved = await phone.app.saves.load(id);
      if (saved === null || typeof saved === 'string') throw new Error('no game');
      return saved.seats.map(({ name, elsewhere = false }) => [name, elsewhere]);
    };
    expect(await seatsOf(host, hosted)).toEqual([
      ['Ada', false],
      ['Ben', true],
    ]);
    expect(await seatsOf(guest, visited)).toEqual([
      ['Ada', true],
      ['Ben', false],
    ]);
  });

  test('a game at one phone is shared with all its entries', async () => {
    const host = await room.phone();
    const { lockout } = await import('../../../src/engine/lockout');
    const person = { kind: 'person' } as const;
    const seats = [
      { name: 'Ada', keeper: person },
      { name: 'Ben', keeper: person },
    ];
    const opened = await host.app.newGame(lockout, {
      seats,
      options: lockout.options.defaults,
      dice: 'phone',
    });
    if (!opened.ok) throw new Error(opened.refusal.text);
    const local = await host.app.openTable(opened.value);
    if (local.kind !== 'table') throw new Error('no table');
    local.table.enter();
    local.table.place({ kind: 'roll' });
    await room.pass(10_000);
    const shared = await host.app.openToOthers(opened.value);
    if (!shared.ok) throw new Error(shared.refusal.text);
    expect(shared.value.session.view().match.log).toHaveLength(1);
    expect(shared.value.session.view().seats).toMatchObject([
      { name: 'Ada', elsewhere: false },
      { name: 'Ben', elsewhere: false },
    ]);
    await shared.value.give(1, 'open');
    shared.value.invite();
    const guest = await room.phone();
    const own = await guest.table(await room.join(guest, digitsOf(shared.value), 'Ben'));
    expect(own.session.view().match.log).toHaveLength(1);
  });
});

test('a table that is opened twice at once is one table', async () => {
  const host = await room.phone();
  const { id, shared } = await room.invite(host, 1);
  const table = shared.store.getState().table;
  host.kill();
  await host.start();
  const [invited, opened] = await Promise.all([host.app.openToOthers(id), host.app.openTable(id)]);
  if (!invited.ok || opened.kind !== 'table') throw new Error('no table');
  expect(opened.shared).toBe(invited.value);
  const guest = await room.phone();
  lobbyOf(guest).browse();
  await room.pass();
  expect(
    lobbyOf(guest)
      .store.getState()
      .tables.map(({ card }) => card.table),
  ).toEqual([table]);
});
