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
  /** The keys of all phones that may host the table. */
  hosts(): readonly PublicKey[];
  /** N30: their known addresses. */
  readonly addresses?: readonly string[];
  /** Whether to try this sighting. */
  isCandidate(sighting: Sighting): boolean;
  /** Called with a channel to an authenticated host. */
  onConnected(channel: Channel, sighting: Sighting): void;
  /** Called when a phone that advertises the table refuses this one. NS10: anybody can forge a refusal. */
  onRefused?(why: CloseReason): void;
}

/**
 * Looks for a host of the table over all transports until stopped. Tries one sighting after the other, with
 * backoff.
 */
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
  let sightings: readonly Sighting[] = [];
  let trying = false;
  let giveUp: Stop = () => {};
  let next = 0;

  const retry = retryWithBackoff(clock, (backoff) => {
    const candidates = sightings.filter(isCandidate);
    const sighting = candidates[next % Math.max(1, candidates.length)];
    if (trying) return;
    if (!sighting) {
      backoff.failed();
      return;
    }
    next += 1;
    trying = true;
    const side = { proof: { hosts: hosts() }, key, random: connectivity.random };
    const { connect, traceOutcome } = tracedConnect(connectivity.trace ?? noTrace, sighting);
    const onOutcome = (outcome: HandshakeOutcome): void => {
      trying = false;
      traceOutcome(outcome);
      backoff.failed();
      if (outcome.ok) {
        onConnected(outcome.channel, sighting);
        rememberAddress(connectivity, sighting);
      } else onRefused?.(outcome.why);
    };
    const timeout = candidates.length > 1 ? SHORT_JOIN_TIMEOUT_MS : JOIN_TIMEOUT_MS;
    giveUp = connectAndAuthenticate(connect, side, clock, onOutcome, timeout);
  });

  const onTables = (tables: readonly DiscoveredTable[]): void => {
    const before = new Set(sightings.map((each) => each.key));
    sightings = tables.find(({ card }) => card.table === wanted)?.sightings ?? [];
    // A new sighting is tried soon, without the long wait after earlier failures.
    if (sightings.some((each) => !before.has(each.key))) {
      retry.reset();
      if (!trying) retry.failed();
    }
  };
  const stop = browseNearby(connectivity.transports, onTables, addresses);

  return () => {
    retry.stop();
    giveUp();
    stop();
  };
}

/** NL19: browsing looks at this address from now on, also after a restart. */
export function rememberAddress({ transports }: Connectivity, { transport, address }: Sighting): void {
  if (address !== undefined) void transports.find(({ kind }) => kind === transport)?.addAddress?.(address);
}
