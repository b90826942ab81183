import { Connection } from './connection';
import type { HostEvents, HostRadio } from './host-radio';
import { Peer } from './peer';
import { MAX_VALUE } from './prepared-write';

/** JavaScript refuses the eighth phone by a greeting (NB8), which needs a subscription, too. */
const MAX_CONNECTIONS = 8;
/** Phones have seven or eight connections, including those of other apps. */
const MAX_PEERS = 16;
const MIN_NOTIFICATION = 20;
/** NB9: milliseconds that a phone may be connected without a subscription. */
const IDLE_MS = 10_000;

/** The connected phones and their subscriptions. */
export class Peers {
  private readonly peers = new Map<string, Peer>();
  private readonly connections = new Map<number, Connection>();

  constructor(
    private readonly radio: HostRadio,
    private readonly events: HostEvents,
    public lastNumber: number,
  ) {}

  get(id: string): Peer | undefined {
    return this.peers.get(id);
  }

  connection(number: number): Connection | undefined {
    return this.connections.get(number);
  }

  /** Returns null if there are too many. */
  admit(id: string, linked: boolean): Peer | null {
    const known = this.peers.get(id);
    if (known) {
      known.linked ||= linked;
      return known;
    }
    if (this.peers.size >= MAX_PEERS) {
      this.radio.cancel(id);
      return null;
    }
    const peer = new Peer(id, linked);
    this.peers.set(id, peer);
    return peer;
  }

  hasRoomFor(peer: Peer): boolean {
    return peer.connection !== null || this.connections.size < MAX_CONNECTIONS;
  }

  /**
   * NB13: a phone that subscribes again gets a new connection. NB4: its `maxLength` stays even if the MTU
   * changes.
   */
  open(peer: Peer, wanted: number): void {
    this.close(peer);
    this.lastNumber += 1;
    const maxLength = Math.min(Math.max(wanted, MIN_NOTIFICATION), MAX_VALUE);
    peer.connection = new Connection(this.lastNumber, peer, maxLength);
    this.connections.set(this.lastNumber, peer.connection);
    this.events.opened(this.lastNumber, maxLength);
  }

  close(peer: Peer): void {
    const { connection } = peer;
    peer.connection = null;
    peer.prepared = null;
    peer.idleSince = null;
    if (!connection) return;
    this.connections.delete(connection.number);
    this.events.closed(connection.number);
  }

  cut(peer: Peer): void {
    // There will be no event when it leaves.
    if (!peer.linked) this.peers.delete(peer.id);
    this.radio.cancel(peer.id);
    this.close(peer);
  }

  forget(id: string): void {
    const peer = this.peers.get(id);
    this.peers.delete(id);
    if (peer) this.close(peer);
  }

  forgetAll(): void {
    const open = [...this.connections.values()];
    this.connections.clear();
    this.peers.clear();
    for (const { peer } of open) peer.connection = null;
    for (const { number } of open) this.events.closed(number);
  }

  /** The ten seconds begin with the first call that finds the peer without a subscription. */
  cutIdle(now: number): void {
    for (const peer of this.peers.values()) {
      if (peer.connection) continue;
      peer.idleSince ??= now;
      if (now - peer.idleSince < IDLE_MS) continue;
      peer.idleSince = now;
      this.radio.cancel(peer.id);
    }
  }
}
