import { HOST_LINK_BYTES } from '../../../src/engine/roll-proof';
import { readFromGuest } from '../../../src/net/protocol/from-guest';
import { writeFromHost } from '../../../src/net/protocol/from-host';
import type { FromHost, Welcome } from '../../../src/net/protocol/message';
import { framed } from '../../../src/net/secure/framing';
import { guestFirst } from './party';

/** A guest whose host's messages the test sends. */
export async function againstTest() {
  const { party, ben } = await guestFirst();
  const { a, b } = party.net.plug();
  const channel = framed(a);
  const got: Uint8Array[] = [];
  let closed = false;
  channel.onMessage((message) => got.push(message));
  channel.onClose(() => {
    closed = true;
  });
  ben.guest?.attach(framed(b));
  await party.settle();
  const membership = party.host.membership();
  const { match } = party.host.session.view();
  const welcome: Welcome = {
    kind: 'welcome',
    phone: 1,
    table: membership.table,
    realDice: false,
    era: membership.era,
    anchor: new Uint8Array(HOST_LINK_BYTES),
    opening: { game: 'lockout', options: '{}', names: match.opening.names, start: match.opening.start },
    eras: [],
    length: 0,
    from: 0,
    seats: { paused: false, assignments: membership.assignments, phones: [] },
  };
  const send = async (message: Uint8Array | FromHost) => {
    void channel.send(message instanceof Uint8Array ? message : writeFromHost(message));
    await party.settle();
  };
  return { party, ben, send, welcome, received: () => got.map(readFromGuest), closed: () => closed };
}
