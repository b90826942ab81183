import { ending, signal } from '../../listeners';
import type { CloseReason, Link } from '../link';
import {
  FROM_RELAY,
  infoMessage,
  MAX_INFO,
  MEMBER_BYTES,
  memberMessage,
  PLACE_BYTES,
  TO_RELAY,
  viewOf,
} from './messages';

export interface RelayTable {
  /** The table's card: 1 to 120 bytes. */
  readonly info: Uint8Array;
  /** Other phones can find the table now, in this room. */
  opened(room: number): void;
  /**
   * A guest has joined. `from` is the same for all guests from one address. Add listeners before returning.
   */
  onLink(link: Link, from: string): void;
  /** The connection to the relay is closed, and with it every link. */
  onClose(reason: CloseReason): void;
}

export interface RelayHost {
  publish(info: Uint8Array): void;
  close(): void;
}

interface Member {
  readonly link: Link;
  receive(frame: Uint8Array): void;
  end(reason: CloseReason): void;
}

/** NR4: opens a table at a relay: a link for each guest, all over one link to the relay. */
export function openAtRelay(relay: Link, { info, opened, onLink, onClose }: RelayTable): RelayHost {
  const members = new Map<number, Member>();

  relay.onClose((reason) => {
    for (const member of [...members.values()]) member.end(reason);
    onClose(reason);
  });

  relay.onFrame((message) => {
    if (!receive(message)) relay.close('broken');
  });

  function receive(message: Uint8Array): boolean {
    const view = viewOf(message);
    if (message[0] === FROM_RELAY.opened && message.length === 5) {
      opened(view.getUint32(1));
      return true;
    }
    if (message.length < MEMBER_BYTES) return false;
    const number = view.getUint16(1);
    switch (message[0]) {
      case FROM_RELAY.came:
        return addMember(number, placeOf(message));
      case FROM_RELAY.from:
        if (message.length > MEMBER_BYTES) members.get(number)?.receive(message.slice(MEMBER_BYTES));
        return true;
      case FROM_RELAY.gone:
        members.get(number)?.end(message[MEMBER_BYTES] === 0 ? 'ended' : 'lost');
        members.delete(number);
        return true;
      default:
        return false;
    }
  }

  function addMember(number: number, from: string): boolean {
    if (members.has(number)) return false;
    const member = memberOf(relay, number);
    members.set(number, member);
    onLink(member.link, from);
    return true;
  }

  const publish = (kind: number, about: Uint8Array): void => {
    if (about.length === 0 || about.length > MAX_INFO)
      throw new RangeError(`an info of ${about.length} bytes`);
    relay.send(infoMessage(kind, about));
  };
  publish(TO_RELAY.open, info);
  return { publish: (about) => publish(TO_RELAY.info, about), close: () => relay.close() };
}

/** The prefix keeps it apart from IPv4 addresses. */
const placeOf = (came: Uint8Array): string => `relay ${came.slice(MEMBER_BYTES, MEMBER_BYTES + PLACE_BYTES)}`;

function memberOf(relay: Link, number: number): Member {
  const frames = signal<Uint8Array>();
  const end = ending();
  const maxFrame = relay.maxFrame - MEMBER_BYTES;
  return {
    receive(frame) {
      if (end.reason() === null) frames.emit(frame);
    },
    end: end.end,
    link: {
      maxFrame,
      onFrame: frames.on,
      onClose: end.on,
      send(frame) {
        if (frame.length === 0 || frame.length > maxFrame)
          throw new RangeError(`a frame of ${frame.length} bytes`);
        return end.reason() === null
          ? relay.send(memberMessage(TO_RELAY.to, number, frame))
          : Promise.resolve();
      },
      close(reason = 'closed') {
        if (end.end(reason)) relay.send(memberMessage(TO_RELAY.drop, number));
      },
    },
  };
}
