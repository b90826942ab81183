import type { Link } from '../link';
import { joinAtRelay } from '../links/relay/guest';
import { openAtRelay, type RelayHost } from '../links/relay/host';
import { lookAtRelay } from '../links/relay/look';
import type { OpenTable } from '../links/relay/wire';
import type { Time } from '../time';
import { cardBytes, readCard } from './card';
import { LATEST, type Retry, retrying } from './retrying';
import { connectAtOnce, type Sighting, type Way } from './way';

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
