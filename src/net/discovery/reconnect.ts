import type { Clock } from '../clock';
import { retryWithBackoff } from '../retry';
import type { Channel } from '../secure/channel';
import type { HandshakeOutcome, PublicKey, SeatKey } from '../secure/seal';
import { noTrace } from '../trace';
import type { CloseReason, Stop } from '../transports/link';
import type { Connectivity, Sighting } from '../transports/transport';
import { hex } from './card';
import { connectAndAuthenticate, JOIN_TIMEOUT_MS, SHORT_JOIN_TIMEOUT_MS } from './join';
import { browseNearby, type DiscoveredTable } from './nearby';
import { tracedConnect } from './traced-connection';

export interface ReconnectDeps {
  readonly table: Uint8Array;
  readonly key: SeatKey;
  readonly connectivity: Connectivity;
  readonly clock: Clock;
  /** The keys of all who may host the table. */
  hosts(): readonly PublicKey[];
  /** N30: where they are, as far as that is known. */
  readonly addresses?: readonly string[];
  /** Whether this one is worth trying. */
  isCandidate(sighting: Sighting): boolean;
  /** Somebody who may host has answered. */
  onConnected(channel: Channel, sighting: Sighting): void;
  /** Somebody shows the table and does not let this phone in. NS10: anybody can say so. */
  onRefused?(why: CloseReason): void;
}

/** Looks for a host of the table, over all ways, with growing patience, until stopped. One after the other is tried. */
export function reconnect({
  table,
  key,
  connectivity,
  clock,
  hosts,
  addresses,
  isCandidate,
  onConnected,
  onRefused,
}: ReconnectDeps): Stop {
  const wanted = hex(table);
  let seen: readonly Sighting[] = [];
  let trying = false;
  let giveUp: Stop = () => {};
  let next = 0;

  const retry = retryWithBackoff(clock, (again) => {
    const candidates = seen.filter(isCandidate);
    const sighting = candidates[next % Math.max(1, candidates.length)];
    if (trying) return;
    if (!sighting) {
      again.failed();
      return;
    }
    next += 1;
    trying = true;
    const side = { proof: { hosts: hosts() }, key, random: connectivity.random };
    const { connect, sealed } = tracedConnect(connectivity.trace ?? noTrace, sighting);
    const tried = (outcome: HandshakeOutcome): void => {
      trying = false;
      sealed(outcome);
      again.failed();
      if (outcome.ok) {
        onConnected(outcome.channel, sighting);
        rememberAddress(connectivity, sighting);
      } else onRefused?.(outcome.why);
    };
    const patience = candidates.length > 1 ? SHORT_JOIN_TIMEOUT_MS : JOIN_TIMEOUT_MS;
    giveUp = connectAndAuthenticate(connect, side, clock, tried, patience);
  });

  const see = (tables: readonly DiscoveredTable[]): void => {
    const before = new Set(seen.map((each) => each.key));
    seen = tables.find(({ card }) => card.table === wanted)?.sightings ?? [];
    // A host that has just come into sight is not to wait for the patience with the one before it.
    if (seen.some((each) => !before.has(each.key))) {
      retry.worked();
      if (!trying) retry.failed();
    }
  };
  const stop = browseNearby(connectivity.transports, see, addresses);

  return () => {
    retry.stop();
    giveUp();
    stop();
  };
}

/** NL19: it is looked for there from now on, also after a restart. */
export function rememberAddress({ transports }: Connectivity, { transport, address }: Sighting): void {
  if (address !== undefined) void transports.find(({ kind }) => kind === transport)?.addAddress?.(address);
}
