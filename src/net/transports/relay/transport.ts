import type { Clock } from '../../clock';
import { cardBytes, readCard } from '../../discovery/card';
import { LONGEST_WAIT_MS, type Retry, retryWithBackoff } from '../../retry';
import type { Link } from '../link';
import { connectAtOnce, type Sighting, type Transport } from '../transport';
import { joinAtRelay } from './guest-link';
import { openAtRelay, type RelayHost } from './host-links';
import type { OpenTable } from './messages';
import { listTablesAtRelay } from './table-list';

/** Where a page comes from there may be no relay at all: one that has never answered is not asked every few seconds. */
const NOT_THERE_MS = 60_000;

/** Tables at a relay. `connect` begins a link to it, which is lost when the relay says nothing any more (NR7). */
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
      const attempt = (again: Retry) => {
        link = connect();
        listTablesAtRelay(link, {
          tables(tables) {
            answered = true;
            again.reset();
            see(sightings(tables));
          },
          over() {
            see([]);
            again.failed();
          },
        });
      };
      const retry = retryWithBackoff(clock, attempt, () => (answered ? LONGEST_WAIT_MS : NOT_THERE_MS));
      return () => {
        retry.stop();
        link?.close();
      };
    },
    advertise(card, { onLink, onState }) {
      let shown = card;
      let host: RelayHost | null = null;
      onState('opening', null);
      const retry = retryWithBackoff(clock, (again) => {
        host = openAtRelay(connect(), {
          info: cardBytes(shown),
          opened(room) {
            again.reset();
            onState('open', keyOf(room));
          },
          onLink,
          over() {
            host = null;
            onState('shut', null);
            again.failed();
          },
        });
      });
      return {
        update(next) {
          shown = next;
          host?.say(cardBytes(next));
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
