import type { SendResult, StartFailure } from '../../net/transports/bluetooth/peripheral';
import type { HostEvents, HostRadio, Target } from './host-radio';
import { Notifier } from './notifier';
import { Peers } from './peers';
import { MAX_VALUE } from './prepared-write';
import { Requests, type Write } from './requests';

/**
 * The decisions of a GATT server, without a radio: who is subscribed, what waits, what is answered. `modules/ble-host` has it in
 * Kotlin and Swift; `modules/ble-host/cases.json` holds all three to the same behaviour.
 */
export class HostCore {
  private readonly peers: Peers;
  private readonly notifier: Notifier;
  private readonly requests: Requests;
  private stopped = false;

  constructor(
    radio: HostRadio,
    private readonly events: HostEvents,
    /** The last number that an earlier server gave to a connection. */
    lastNumber = 0,
  ) {
    this.peers = new Peers(radio, events, lastNumber);
    this.notifier = new Notifier(radio, events, this.peers);
    this.requests = new Requests(radio, events, this.peers);
  }

  /** The number that the latest connection has: the next server goes on from it. */
  get lastNumber(): number {
    return this.peers.lastNumber;
  }

  // What JavaScript asks for.

  send(number: number, value: Uint8Array): SendResult {
    const connection = this.peers.connection(number);
    if (!connection) return 'closed';
    if (value.length > connection.maxLength) {
      throw new RangeError(`${value.length} bytes for a connection that takes ${connection.maxLength}`);
    }
    if (!connection.offer(value)) return 'full';
    this.notifier.notify([connection.peer]);
    return this.peers.connection(number) ? 'taken' : 'closed';
  }

  disconnect(number: number): void {
    const connection = this.peers.connection(number);
    if (connection) this.peers.cut(connection.peer);
  }

  showCard(card: Uint8Array): void {
    if (card.length > MAX_VALUE) throw new RangeError(`a card of ${card.length} bytes`);
    this.requests.cards.show(card);
  }

  /** NB9. */
  tick(now: number): void {
    this.peers.cutIdle(now);
  }

  /** Ends this server for good: what the radio still tells changes nothing. */
  stop(): void {
    this.stopped = true;
    this.peers.forgetAll();
  }

  // What the radio tells.

  /** The server is gone, and everything with it. */
  lost(code: StartFailure): void {
    if (this.stopped) return;
    this.stop();
    this.events.stopped(code);
  }

  /** Android may tell this twice: the second time changes nothing. It tells of phones that this one connected to as well. */
  connected(id: string): void {
    if (!this.stopped) this.peers.admit(id, true);
  }

  disconnected(id: string): void {
    this.requests.cards.forget(id);
    this.peers.forget(id);
  }

  mtu(id: string, mtu: number): void {
    const peer = this.peers.get(id);
    if (peer) peer.mtu = mtu;
  }

  /** iPhones only: on Android a subscription is a write to its descriptor. */
  subscribed(id: string, maxLength: number): void {
    const peer = this.stopped ? null : this.peers.admit(id, false);
    if (!peer) return;
    if (this.peers.hasRoomFor(peer)) this.peers.open(peer, maxLength);
    else this.peers.cut(peer);
  }

  /** iPhones only: the last that is heard of a phone. */
  unsubscribed(id: string): void {
    this.peers.forget(id);
  }

  /** Android only: a notification to this phone is out. */
  sent(id: string, ok: boolean): void {
    const peer = this.peers.get(id);
    if (peer) this.notifier.sent(peer, ok);
  }

  /** iPhones only: there is room for notifications again, to whomever. */
  ready(): void {
    this.notifier.ready();
  }

  read(id: string, request: number, target: Target, offset: number): void {
    if (!this.stopped) this.requests.read(id, request, target, offset);
  }

  write(id: string, request: number, write: Write): void {
    if (!this.stopped) this.requests.write(id, request, write);
  }

  execute(id: string, request: number, commit: boolean): void {
    if (!this.stopped) this.requests.execute(id, request, commit);
  }
}
