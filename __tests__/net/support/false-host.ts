import type { Phone } from '../../../scripts/fuzz-net/phone';
import type { Entry } from '../../../src/engine/game';
import { commit } from '../../../src/engine/match';
import type { WitnessKind } from '../../../src/engine/roll-proof';
import { Chain } from '../../../src/net/dice/chain';
import { provenEntries } from '../../../src/net/dice/proven-entries';
import { chanceOf } from '../../../src/net/dice/proven-log';
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
  const { table, era } = membership;
  const chain = (phone: number, { key }: Phone) => new Chain({ table, era, phone }, key);
  /** The first roll of the game, by seat 1, with the links of the host and of Ben. */
  const firstRoll = (kind: WitnessKind = 'rolled'): Entry<unknown> => {
    const roll = { seat: 1, move: { kind: 'roll' } } as const;
    const [host, link] = [chain(0, party.hostPhone).link(1), chain(1, ben).link(1)];
    const eras = [{ ...era, from: 0 }];
    const sent = { ...roll, dice: [], proof: { kind, phone: 1, host, link } };
    const [proven] = provenEntries([sent], { log: [], table, eras, anchor: null }) ?? [];
    const { inputs, entry } = proven ?? {};
    if (!inputs || !entry?.proof) throw new Error('the links do not fit');
    const after = commit(match, roll.seat, roll.move, chanceOf(inputs));
    if (!after.ok) throw new Error(after.refusal.code);
    return { ...entry, dice: after.value.log.at(-1)?.dice ?? [] };
  };
  const welcome: Welcome = {
    kind: 'welcome',
    phone: 1,
    table: membership.table,
    realDice: false,
    era: membership.era,
    anchor: chain(0, party.hostPhone).link(0),
    opening: { game: 'lockout', options: '{}', names: match.opening.names, start: match.opening.start },
    eras: [],
    length: 0,
    from: 0,
    seats: { paused: false, assignments: membership.assignments, phones: [], middle: null },
  };
  const send = async (message: Uint8Array | FromHost) => {
    void channel.send(message instanceof Uint8Array ? message : writeFromHost(message));
    await party.settle();
  };
  return {
    party,
    ben,
    send,
    welcome,
    chain,
    firstRoll,
    received: () => got.map(readFromGuest),
    closed: () => closed,
  };
}
