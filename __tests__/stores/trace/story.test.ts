import { cardBytes } from '../../../src/net/discovery/card';
import type { SharedTable } from '../../../src/stores/multiplayer/shared-table';
import { traceLines } from '../../../src/stores/trace/trace-text';
import { memoryRadio } from '../../../src/testing/bluetooth/memory-radio';
import { randomBytes } from '../../net/support/random-bytes';
import { lobbyOf, PhonesRoom, type PhoneWithApp } from '../multiplayer/phones';

const digitsOf = ({ store }: SharedTable): string => store.getState().digits ?? '';
/** The lines without their times. */
const storyOf = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.slice(line.indexOf(' ') + 1));

/** Expects these among the lines, in this order. */
function expectStory(lines: readonly string[], story: readonly RegExp[]): void {
  let at = 0;
  for (const line of storyOf(lines)) if (story[at]?.test(line)) at += 1;
  expect({ missing: story[at], of: at < story.length ? storyOf(lines) : [] }).toEqual({
    missing: undefined,
    of: [],
  });
}

/**
 * Three phones play over Bluetooth and LAN, with wrong digits, a broken connection, a move to the better
 * transport and a host migration.
 */
async function played() {
  const room = new PhonesRoom();
  const radio = memoryRadio(room.clock, randomBytes(11));
  const host = await room.phone({ radio });
  const near = await room.phone({ radio });
  const networked = await room.phone();
  const traces = { host: host.app.trace, near: near.app.trace, networked: networked.app.trace };
  const shown: string[] = [];
  near.air.cutOff();
  const { shared } = await room.invite(host, 2);
  shown.push(digitsOf(shared));

  async function joins(
    guest: PhoneWithApp,
    name: string,
    ...digits: readonly string[]
  ): Promise<SharedTable> {
    const lobby = lobbyOf(guest);
    const stop = lobby.browse();
    await room.pass(4000);
    lobby.choose(shared.store.getState().table);
    await room.pass();
    for (const typed of [...digits, digitsOf(shared)]) {
      shown.push(typed);
      void lobby.enter(typed);
      await room.pass(4000);
    }
    const sitting = lobby.sit([{ seat: null, name }]);
    await room.pass(500);
    const sat = await sitting;
    stop();
    if (!sat.ok) throw new Error(sat.refusal.text);
    return guest.table(sat.value);
  }
  const xaver = await joins(near, 'Xaver', digitsOf(shared) === '000000' ? '000001' : '000000');
  const yolanda = await joins(networked, 'Yolanda');

  near.radio?.fade();
  await room.pass(1000);
  near.radio?.comeBack();
  await room.pass(8000);
  near.air.comeBack();
  await room.pass(4000);
  void xaver.session.propose(0, [{ kind: 'roll' }]);
  near.full = true;
  await room.pass(500);
  await shared.pause(true);
  await room.pass(1000);
  near.full = false;
  const rooms = await Promise.all([host, near, networked].map(({ app }) => app.saves.rooms()));
  const { match } = shared.session.view();
  const device = host.radio?.device() ?? '';
  host.kill();
  await room.pass(30_000);
  await xaver.takeOver();
  await room.pass(15_000);
  expect(yolanda.session.view().room?.connection).toBe('in');
  return { traces, shared, match, rooms: rooms.flat().map((each) => each.room), shown, device, room };
}

let all: Awaited<ReturnType<typeof played>>;
beforeAll(async () => {
  all = await played();
});

test('the host’s trace has who joined, over which transport, and how they left', () => {
  expectStory(traceLines(all.traces.host), [
    /^app-opened lasting=true$/,
    /^hosting phone=\d+ era=1$/,
    /^scan-started$/,
    /^advertising-started$/,
    /^can-be-found over=bluetooth state=open$/,
    /^accepted connection=1 over=bluetooth$/,
    /^handshake connection=1 outcome=wrong-digits$/,
    /^closed connection=1 why=wrong-digits$/,
    /^handshake connection=2 outcome=digits$/,
    /^phone-in phone=\d+$/,
    /^accepted connection=3 over=relay$/,
    /^closed connection=2 why=lost$/,
    /^phone-out phone=\d+$/,
    /^handshake connection=4 outcome=key$/,
    /^accepted connection=5 over=relay$/,
    /^closed connection=4 why=closed$/,
  ]);
});

test('a guest’s trace has the wrong digits, the broken connection, the reconnection, the move and the end of the host', () => {
  expectStory(traceLines(all.traces.near), [
    /^tables-in-sight over=bluetooth count=1$/,
    /^connecting connection=1 over=bluetooth$/,
    /^greeted maxFrame=\d+$/,
    /^handshake connection=1 outcome=wrong-digits$/,
    /^refused what=join code=join\.wrong-digits$/,
    /^handshake connection=2 outcome=digits$/,
    /^guest state=in phone=\d+ era=1$/,
    /^looking-for-better$/,
    /^closed connection=2 why=lost$/,
    /^guest state=out phone=\d+ era=1$/,
    /^reconnecting$/,
    /^handshake connection=3 outcome=key$/,
    /^moving from=bluetooth to=relay$/,
    /^guest state=in phone=\d+ era=1$/,
    /^refused what=move code=net\.not-yours$/,
    /^storage-failed operation=write code=full$/,
    /^guest state=out phone=\d+ era=1$/,
    /^taking-over$/,
    /^hosting phone=\d+ era=2$/,
    /^handshake connection=\d+ outcome=key$/,
    /^phone-in phone=\d+$/,
  ]);
});

test('the other guest’s trace has the connection to the new host', () => {
  expectStory(traceLines(all.traces.networked), [
    /^connecting connection=1 over=relay$/,
    /^guest state=in phone=\d+ era=1$/,
    /^guest state=out phone=\d+ era=1$/,
    /^reconnecting$/,
    /^handshake connection=\d+ outcome=key$/,
    /^guest state=in phone=\d+ era=2$/,
  ]);
});

test('times increase', () => {
  for (const trace of Object.values(all.traces)) {
    const times = traceLines(trace).map((line) => Number.parseFloat(line));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  }
});

test('nobody’s name, digits, key, table, card or move is in any of them', () => {
  const { rooms, shared, match, shown, device } = all;
  const { table } = shared.store.getState();
  const card = cardBytes({ table, era: { number: 1, phone: 0 }, game: match.game.id, open: 2, name: 'Ada' });
  const bytes = rooms.flatMap(({ membership, secret }) => [
    membership.table,
    secret,
    ...membership.phones.map(({ key }) => key),
  ]);
  expect(bytes.length).toBeGreaterThan(9);
  const secrets = [
    ...['Ada', 'Xaver', 'Yolanda', 'Seat 2', device, table, match.game.id, 'roll'],
    ...shown,
    ...[card, ...bytes].flatMap((each) => [
      Buffer.from(each).toString('hex'),
      Buffer.from(each).toString('base64'),
      String(each),
    ]),
  ];
  for (const trace of Object.values(all.traces)) {
    const text = traceLines(trace).join('\n');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
});
