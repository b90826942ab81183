import { readGolden } from '../../../scripts/golden/golden';
import { botFor } from '../../../src/engine/bots';
import { type AnyMatch, viewOf } from '../../../src/engine/match';
import { seeded } from '../../../src/engine/random';
import { readRecord, replay } from '../../../src/engine/record';
import type { SharedTable } from '../../../src/stores/multiplayer/shared-table';
import { settled } from '../../support/clock';
import { person, seatsFor } from '../../support/table';
import { lobbyOf, PhonesRoom, type PhoneWithApp } from './phones';

let room: PhonesRoom;
beforeEach(() => {
  room = new PhonesRoom();
});

/** A game of three, without its last entries. */
function gameOfThree(lacking = 0): AnyMatch {
  const golden = readGolden('last-die').find(({ title }) => title.includes('3 seats'));
  const record = readRecord(JSON.stringify(golden?.record));
  if (!record.ok) throw new Error(record.refusal.text);
  const { log } = record.value;
  const played = replay({ ...record.value, log: log.slice(0, log.length - lacking) });
  if (!('match' in played)) throw new Error(played.refusal.text);
  return played.match;
}

interface Seated {
  readonly phone: PhoneWithApp;
  readonly id: string;
  readonly table: SharedTable;
}

/** The host's game, at which two others have taken seats: Ben the third, Cleo the second. */
async function three(match: AnyMatch = gameOfThree()) {
  const phone = await room.phone();
  const { id: hosted, shared: table } = await room.host(phone, match, [1, 2]);
  const guests: Seated[] = [];
  for (const name of ['Ben', 'Cleo']) {
    const guest = await room.phone();
    const id = await room.join(guest, table.store.getState().digits ?? '', name);
    guests.push({ phone: guest, id, table: await guest.table(id) });
  }
  const [ben, cleo] = guests;
  if (!ben || !cleo) throw new Error('nobody came');
  return { host: { phone, id: hosted, table }, ben, cleo };
}

/** Does the same as the button on the host's result. */
async function playsAgain({ phone, table }: Seated): Promise<Seated> {
  const { match, seats } = table.session.view();
  const { options } = match.opening;
  const next = await phone.app.newGame(match.game, { seats, options, dice: 'phone' }, table);
  if (!next.ok) throw new Error(next.refusal.text);
  const seated = { phone, id: next.value, table: await phone.table(next.value) };
  await room.pass(1000);
  return seated;
}

/** Does the same as a guest's button. */
async function follows({ phone, id }: Seated): Promise<Seated> {
  const going = phone.app.joinNextTable(id);
  await room.pass(2000);
  const next = await going;
  if (!next.ok) throw new Error(next.refusal.code);
  return { phone, id: next.value, table: await phone.table(next.value) };
}

const seatsAt = ({ table }: Seated) =>
  table.session.view().seats.map(({ name, elsewhere, away }) => ({ name, elsewhere, away }));
const nextOf = ({ table }: Seated) => table.store.getState().next;
const lengths = (...all: readonly Seated[]) => all.map(({ table }) => table.session.view().match.log.length);

/** Makes this many moves, each for the seat in turn on its own phone. */
async function play(moves: number, ...phones: readonly Seated[]): Promise<void> {
  const random = seeded(4);
  for (let count = 0; count < moves; count += 1) {
    const [first] = phones;
    if (!first) return;
    const { game, state } = first.table.session.view().match;
    const seat = game.turn(state)[0] ?? -1;
    const own = phones.find(({ table }) => table.session.view().seats[seat]?.elsewhere === false);
    const move = botFor(game, 'random').choose(viewOf(game, state, seat), seat, random);
    const done = own?.table.session.propose(seat, [move]);
    await room.pass();
    expect(await done).toMatchObject({ ok: true });
  }
}

describe('playing again together', () => {
  test('N27 guests find that the host has begun another game, and join it only after a tap', async () => {
    const { host, ben, cleo } = await three();
    expect([nextOf(ben), nextOf(cleo)]).toEqual([null, null]);
    const next = await playsAgain(host);
    expect(nextOf(ben)).toBe(next.table.store.getState().table);
    expect(nextOf(cleo)).toBe(nextOf(ben));
    expect(ben.phone.app.liveTable()).toBe(ben.id);
    expect(ben.table.session.view().match.log).toHaveLength(gameOfThree().log.length);
    expect(seatsAt(next).map(({ away }) => away)).toEqual([false, true, true]);
  });

  test('N27 an earlier host finds the next game too, from the old one and in Nearby', async () => {
    const { host, ben } = await three();
    host.phone.kill();
    await room.pass(10_000);
    await ben.table.takeOver();
    await room.pass(6000);
    const next = await playsAgain(ben);
    await host.phone.start();
    const lobby = lobbyOf(host.phone);
    const stop = lobby.browse();
    await room.pass(1000);
    expect(lobby.store.getState().tables.map(({ known }) => known)).toEqual([host.id]);
    stop();
    const old = { ...host, table: await host.phone.table(host.id) };
    await room.pass(3000);
    expect(nextOf(old)).toBe(next.table.store.getState().table);
    await follows(old);
    expect(seatsAt(next)[0]).toMatchObject({ name: 'Ada', away: false });
  });

  test('N28 all have their seats without digits, and can play', async () => {
    const { host, ben, cleo } = await three();
    const next = await playsAgain(host);
    const cleoNext = await follows(cleo);
    const benNext = await follows(ben);
    expect(next.table.store.getState().digits).toBeNull();
    expect(seatsAt(next)).toEqual([
      { name: 'Ada', elsewhere: false, away: false },
      { name: 'Ben', elsewhere: true, away: false },
      { name: 'Cleo', elsewhere: true, away: false },
    ]);
    expect(seatsAt(benNext).map(({ elsewhere }) => elsewhere)).toEqual([true, false, true]);
    expect(seatsAt(cleoNext).map(({ elsewhere }) => elsewhere)).toEqual([true, true, false]);
    await play(12, next, benNext, cleoNext);
    expect(lengths(next, benNext, cleoNext)).toEqual([12, 12, 12]);
  });

  test('the finished game stays on each phone, and the next one is a new game', async () => {
    const { host, ben } = await three();
    await playsAgain(host);
    const next = await follows(ben);
    const { games } = await ben.phone.app.saves.list();
    expect(games.map(({ id, begun }) => [id, begun]).sort()).toEqual(
      [
        [ben.id, true],
        [next.id, false],
      ].sort(),
    );
    expect(await ben.phone.app.saves.load(ben.id)).toMatchObject({ match: { log: gameOfThree().log } });
  });

  test('it works a second time', async () => {
    const { host, ben, cleo } = await three(gameOfThree());
    const second = await playsAgain(host);
    const benSecond = await follows(ben);
    // Cleo was away for a whole game. She looks two games later.
    const third = await playsAgain(second);
    const benThird = await follows(benSecond);
    const cleoThird = await follows(cleo);
    expect(seatsAt(third).map(({ away }) => away)).toEqual([false, false, false]);
    await play(6, third, benThird, cleoThird);
    expect(lengths(third, benThird, cleoThird)).toEqual([6, 6, 6]);
  });

  test('N27 a phone that was out of range at the end joins all the same', async () => {
    const { host, ben, cleo } = await three(gameOfThree(3));
    ben.phone.air.cutOff();
    await room.pass(20_000);
    expect(nextOf(ben)).toBeNull();
    const next = await playsAgain(host);
    ben.phone.air.comeBack();
    await room.pass(1000);
    expect(nextOf(ben)).toBe(next.table.store.getState().table);
    await follows(cleo);
    const benNext = await follows(ben);
    expect(seatsAt(benNext)[1]).toMatchObject({ name: 'Ben', elsewhere: false });
    expect(seatsAt(next).map(({ away }) => away)).toEqual([false, false, false]);
  });

  test('N27 no phone looks for the next game while this one goes on', async () => {
    const { ben } = await three(gameOfThree(1));
    await room.pass(30_000);
    expect(ben.phone.air.looks()).toBe(0);
    room = new PhonesRoom();
    const { ben: done } = await three();
    expect(done.phone.air.looks()).toBe(1);
  });

  test('N27 a guest whose app was killed finds the next game from the old one, and in Nearby', async () => {
    const { host, ben } = await three();
    ben.phone.kill();
    await room.pass(20_000);
    const next = await playsAgain(host);
    await ben.phone.start();
    const stop = lobbyOf(ben.phone).browse();
    await room.pass(500);
    expect(lobbyOf(ben.phone).store.getState().tables).toMatchObject([{ known: ben.id }]);
    stop();
    const old = { ...ben, table: await ben.phone.table(ben.id) };
    await room.pass(1000);
    expect(nextOf(old)).toBe(next.table.store.getState().table);
    await follows(old);
    expect(seatsAt(next)[1]).toMatchObject({ name: 'Ben', away: false });
  });

  test('N28 a guest whose app is killed at the next table rejoins it, on its own or from the old game', async () => {
    const { host, ben } = await three();
    const next = await playsAgain(host);
    const benNext = await follows(ben);
    ben.phone.kill();
    await room.pass(20_000);
    expect(seatsAt(next)[1]).toMatchObject({ away: true });
    await ben.phone.start();
    const stop = lobbyOf(ben.phone).browse();
    await room.pass(500);
    expect(lobbyOf(ben.phone).store.getState().tables).toMatchObject([{ known: benNext.id }]);
    stop();
    const old = { ...ben, table: await ben.phone.table(ben.id) };
    await room.pass(1000);
    const again = await follows(old);
    await room.pass(2000);
    expect(again.id).toBe(benNext.id);
    expect(seatsAt(next)[1]).toMatchObject({ name: 'Ben', away: false });
  });

  test('a host whose app is killed right after loses no guest', async () => {
    const { host, ben } = await three();
    const next = await playsAgain(host);
    host.phone.kill();
    await room.pass(1000);
    expect(nextOf(ben)).toBeNull();
    await host.phone.start();
    const table = await host.phone.table(next.id);
    await room.pass(1000);
    await follows(ben);
    expect(table.session.view().seats[1]).toMatchObject({ name: 'Ben', away: false });
  });

  test('if the next table is out of range, the guest is told so, stays, and may try again', async () => {
    const { host, ben } = await three();
    const next = await playsAgain(host);
    const going = ben.phone.app.joinNextTable(ben.id);
    host.phone.air.cutOff();
    await room.pass(15_000);
    expect(await going).toMatchObject({ ok: false, refusal: { code: 'join.unreachable' } });
    expect(ben.phone.app.liveTable()).toBe(ben.id);
    expect((await ben.phone.app.saves.list()).games).toHaveLength(1);
    host.phone.air.comeBack();
    await room.pass(1000);
    await follows(ben);
    expect(seatsAt(next)[1]).toMatchObject({ name: 'Ben', away: false });
  });

  test('N28 a phone that has opened another game meanwhile stays there', async () => {
    const { host, ben } = await three();
    await playsAgain(host);
    const going = ben.phone.app.joinNextTable(ben.id);
    // Joining has begun but is not finished.
    await settled();
    const { game, opening } = gameOfThree();
    const setUp = { seats: seatsFor(person, person), options: opening.options, dice: 'phone' } as const;
    const other = await ben.phone.app.newGame(game, setUp);
    if (!other.ok) throw new Error(other.refusal.text);
    await ben.phone.app.openTable(other.value);
    await room.pass(15_000);
    expect(await going).toMatchObject({ ok: false });
    expect(ben.phone.app.liveTable()).toBeNull();
  });

  test('N6 a removed phone does not join the next table', async () => {
    const { host, ben } = await three();
    await host.table.remove(ben.table.session.view().room?.me ?? -1);
    await room.pass();
    await playsAgain(host);
    await room.pass(5000);
    expect(nextOf(ben)).toBeNull();
  });

  test('the next table has the host’s rule for people who are away', async () => {
    const { host } = await three();
    host.table.setAway({ ms: 60_000, level: 'easy' });
    const next = await playsAgain(host);
    expect(next.table.store.getState().away).toEqual({ ms: 60_000, level: 'easy' });
    await room.pass(61_000);
    expect(next.table.session.view().seats[1]?.keeper.kind).toBe('bot');
  });
});
