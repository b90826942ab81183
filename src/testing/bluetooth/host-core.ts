import type { SendResult, StartFailure } from '../../net/transports/bluetooth/peripheral';
import type { HostEvents, HostRadio, Target } from './host-radio';
import { Notifier } from './notifier';
import { Peers } from './peers';
import { MAX_VALUE } from './prepared-write';
import { Requests, type Write } from './requests';

/**
 * The decisions of a GATT server, without a radio: subscriptions, queues and answers. `modules/ble-host` has
 * the same core in Kotlin and Swift. The cases in `modules/ble-host/cases.json` test all three.
 */
export class HostCore {
  private readonly peers: Peers;
  private readonly notifier: Notifier;
  private readonly requests: Requests;
  private stopped = false;

  constructor(
    radio: HostRadio,
    private readonly events: HostEvents,
    /** The last number of a connection of an earlier server. */
    lastNumber = 0,
  ) {
    this.peers = new Peers(radio, events, lastNumber);
    this.notifier = new Notifier(radio, events, this.peers);
    this.requests = new Requests(radio, events, this.peers);
  }

  /** The number of the latest connection. The next server continues from it. */
  get lastNumber(): number {
    return this.peers.lastNumber;
  }

  // Calls from JavaScript.

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

  /** NB9: cuts phones that have connected without subscribing. */
  tick(now: number): void {
    this.peers.cutIdle(now);
  }

  /** Ends this server for good. Later events of the radio have no effect. */
  stop(): void {
    this.stopped = true;
    this.peers.forgetAll();
  }

  // Events of the radio.

  /** The server and all connections are gone. */
  lost(code: StartFailure): void {
    if (this.stopped) return;
    this.stop();
    this.events.stopped(code);
  }

  /**
   * Android may report a connection twice; the second report has no effect. It also reports phones to which
   * this one connected.
   */
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

  /** iPhones only: the last event of a phone. */
  unsubscribed(id: string): void {
    this.peers.forget(id);
  }

  /** Android only: a notification to this phone was sent. */
  sent(id: string, ok: boolean): void {
    const peer = this.peers.get(id);
    if (peer) this.notifier.sent(peer, ok);
  }

  /** iPhones only: the queue for notifications has room again. */
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
