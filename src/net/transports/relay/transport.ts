import { cardBytes, readCard } from '../../discovery/card';
import type { Time } from '../../protocol/timeouts';
import { LATEST, type Retry, retrying } from '../../retry';
import type { Link } from '../link';
import { connectAtOnce, type Sighting, type Way } from '../transport';
import { joinAtRelay } from './guest-link';
import { openAtRelay, type RelayHost } from './host-links';
import type { OpenTable } from './messages';
import { lookAtRelay } from './table-list';

/** Where a page comes from there may be no relay at all: one that has never answered is not asked every few seconds. */
const NOT_THERE_MS = 60_000;

/** Tables at a relay. `connect` begins a link to it, which is lost when the relay says nothing any more (NR7). */
export function relayWay(connect: () => Link, time: Time): Way {
  const sightings = (tables: readonly OpenTable[]): readonly Sighting[] =>
    tables.flatMap(({ room, info }) => {
      const card = readCard(info);
      const join = connectAtOnce(() => joinAtRelay(connect(), room));
      return card ? [{ card, way: 'relay' as const, key: keyOf(room), connect: join }] : [];
    });

  let answered = false;
  return {
    kind: 'relay',
    look(see) {
      let link: Link | null = null;
      const attempt = (again: Retry) => {
        link = connect();
        lookAtRelay(link, {
          tables(tables) {
            answered = true;
            again.worked();
            see(sightings(tables));
          },
          over() {
            see([]);
            again.failed();
          },
        });
      };
      const retry = retrying(time, attempt, () => (answered ? LATEST : NOT_THERE_MS));
      return () => {
        retry.stop();
        link?.close();
      };
    },
    open(card, { onLink, onState }) {
      let shown = card;
      let host: RelayHost | null = null;
      onState('opening', null);
      const retry = retrying(time, (again) => {
        host = openAtRelay(connect(), {
          info: cardBytes(shown),
          opened(room) {
            again.worked();
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
        show(next) {
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
