import { HOST_LINK_BYTES } from '../../../src/engine/roll-proof';
import { writeFromHost } from '../../../src/net/protocol/from-host';
import { outlineOf } from '../../../src/net/protocol/log-outline';
import { framed } from '../../../src/net/secure/framing';
import { loopback } from '../../../src/net/transports/loopback';
import type { SharedTable } from '../../../src/stores/multiplayer/shared-table';
import type { PhoneWithApp } from './phones';

/** N31: the guest's host says on a new connection that nothing has been played. */
export async function takeBackAll({ app }: PhoneWithApp, table: SharedTable): Promise<void> {
  const { match } = table.session.view();
  const room = (await app.saves.rooms()).find(({ id }) => id === table.id)?.room;
  if (!room || match.log.length === 0) throw new Error('there is nothing to take back');
  const { me: phone, table: id, realDice, era, anchor, paused, assignments, phones } = room.membership;
  const { options, names, start } = match.opening;
  const net = loopback();
  const { a, b } = net.plug();
  table.attach(framed(b), 'lan');
  void framed(a).send(
    writeFromHost({
      kind: 'welcome',
      phone,
      table: id,
      realDice,
      era,
      anchor: anchor?.link ?? new Uint8Array(HOST_LINK_BYTES),
      opening: { game: match.game.id, options: JSON.stringify(options), names, start },
      ...outlineOf({ match: { ...match, log: [] }, membership: room.membership }),
      from: 0,
      seats: { paused, middle: null, assignments, phones: phones.map((each) => ({ ...each, here: true })) },
    }),
  );
  await net.settle();
}
