import type { Clock } from '../../clock';
import { cardBytes, readCard } from '../../discovery/card';
import { LONGEST_WAIT_MS, type Retry, retryWithBackoff } from '../../retry';
import type { Link } from '../link';
import { connectAtOnce, type Sighting, type Transport } from '../transport';
import { joinAtRelay } from './guest-link';
import { openAtRelay, type RelayHost } from './host-links';
import type { OpenTable } from './messages';
import { listTablesAtRelay } from './table-list';

/** The longest wait between attempts while the relay has never answered: a page's server may not have one. */
const NO_RELAY_WAIT_MS = 60_000;

/**
 * The transport over a relay. `connect` opens a link to it; the link is lost when the relay is silent (NR7).
 */
export function relayTransport(connect: () => Link, clock: Clock): Transport {
  const sightings = (tables: readonly OpenTable[]): readonly Sighting[] =>
    tables.flatMap(({ room, info }) => {
      const card = readCard(info);
      const join = connectAtOnce(() => joinAtRelay(connect(), room));
      return card ? [{ card, transport: 'relay' as const, key: keyOf(room), connect: join }] : [];
    });

  let answered = false;
  return {
    kind: 'relay',
    browse(see) {
      let link: Link | null = null;
      const attempt = (backoff: Retry) => {
        link = connect();
        listTablesAtRelay(link, {
          onTables(tables) {
            answered = true;
            backoff.reset();
            see(sightings(tables));
          },
          onClose() {
            see([]);
            backoff.failed();
          },
        });
      };
      const retry = retryWithBackoff(clock, attempt, () => (answered ? LONGEST_WAIT_MS : NO_RELAY_WAIT_MS));
      return () => {
        retry.stop();
        link?.close();
      };
    },
    advertise(card, { onLink, onState }) {
      let shown = card;
      let host: RelayHost | null = null;
      onState('opening', null);
      const retry = retryWithBackoff(clock, (backoff) => {
        host = openAtRelay(connect(), {
          info: cardBytes(shown),
          opened(room) {
            backoff.reset();
            onState('open', keyOf(room));
          },
          onLink,
          onClose() {
            host = null;
            onState('shut', null);
            backoff.failed();
          },
        });
      });
      return {
        update(next) {
          shown = next;
          host?.publish(cardBytes(next));
        },
        close() {
          retry.stop();
          host?.close();
        },
      };
    },
  };
}

const keyOf = (room: number): string => `relay ${room}`;
