import type { Clock } from '../clock';
import { type Retry, retryWithBackoff } from '../retry';
import type { Channel } from '../secure/channel';
import type { PublicKey, SeatKey } from '../secure/seal';
import { noTrace } from '../trace';
import type { CloseReason, Stop } from '../transports/link';
import type { Connectivity, Sighting } from '../transports/transport';
import { Attempts, Failures } from './attempts';
import { hex } from './card';
import { JOIN_TIMEOUT_MS, SHORT_JOIN_TIMEOUT_MS } from './connect';
import { browseNearby, type DiscoveredTable } from './nearby';

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
 * Looks for a host of the table over all transports until stopped. Tries several sightings at once (NS12), with backoff.
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
  const { transports, random, trace = noTrace } = connectivity;
  let sightings: readonly Sighting[] = [];
  const failures = new Failures();
  const attempts = new Attempts({
    clock,
    trace,
    side: () => ({ proof: { hosts: hosts() }, key, random }),
    onSealed({ channel }, sighting) {
      retry.failed();
      onConnected(channel, sighting);
      rememberAddress(connectivity, sighting);
    },
    onFailed(why, sighting) {
      failures.add(sighting, false);
      onRefused?.(why);
      goOn();
    },
    onSilent: goOn,
  });
  const candidates = (): readonly Sighting[] => sightings.filter(isCandidate);
  const waiting = (): readonly Sighting[] => candidates().filter((each) => !attempts.runsAt(each));
  const retry = retryWithBackoff(clock, tryOthers);

  function tryOthers(backoff: Pick<Retry, 'failed'>): void {
    const timeout = candidates().length > 1 ? SHORT_JOIN_TIMEOUT_MS : JOIN_TIMEOUT_MS;
    let left = waiting();
    for (;;) {
      const next = failures.least(left.filter((each) => !attempts.runsAt(each) && attempts.hasRoomFor(each)));
      if (!next) break;
      left = left.filter((each) => each !== next);
      attempts.start(next, timeout);
    }
    if (attempts.count === 0) backoff.failed();
  }

  /** An attempt has ended, or makes room. Sightings that were never tried come at once, the others after a pause. */
  function goOn(): void {
    if (attempts.anyFresh) return;
    const others = waiting();
    if (others.some((each) => failures.of(each) === 0)) tryOthers(retry);
    else if (others.length > 0 || attempts.count === 0) retry.failed();
  }

  const onTables = (tables: readonly DiscoveredTable[]): void => {
    const before = new Set(sightings.map((each) => each.key));
    sightings = tables.find(({ card }) => card.table === wanted)?.sightings ?? [];
    failures.keep(sightings);
    // A new sighting is tried soon, without the long wait after earlier failures.
    if (sightings.some((each) => !before.has(each.key))) {
      retry.reset();
      if (!attempts.anyFresh) retry.failed();
    }
  };
  const stop = browseNearby(transports, onTables, addresses);

  return () => {
    retry.stop();
    attempts.stop();
    stop();
  };
}

/** NL19: browsing looks at this address from now on, also after a restart. */
export function rememberAddress({ transports }: Connectivity, { transport, address }: Sighting): void {
  if (address !== undefined) void transports.find(({ kind }) => kind === transport)?.addAddress?.(address);
}
