import type { HostEvents, HostRadio } from './host-radio';
import type { Peer } from './peer';
import type { Peers } from './peers';

/**
 * Passes waiting values to the radio, one for each peer in turn, so that no peer waits for a slow or busy
 * one.
 */
export class Notifier {
  /** Peers for whose value the radio had no room, in the order of their next turns. */
  private blocked: Peer[] = [];

  constructor(
    private readonly radio: HostRadio,
    private readonly events: HostEvents,
    private readonly peers: Peers,
  ) {}

  notify(turns: Peer[]): void {
    for (let peer = turns.shift(); peer; peer = turns.shift()) {
      if (this.notifyNext(peer)) turns.push(peer);
    }
  }

  sent(peer: Peer, ok: boolean): void {
    if (!peer.busy) return;
    peer.busy = false;
    if (ok) this.notify([peer]);
    else this.peers.cut(peer);
  }

  ready(): void {
    const turns = this.blocked;
    this.blocked = [];
    for (const peer of turns) peer.busy = false;
    this.notify(turns);
  }

  /** True if another value may follow at once. */
  private notifyNext(peer: Peer): boolean {
    const { connection } = peer;
    const value = peer.busy ? undefined : connection?.next();
    if (!connection || !value) return false;
    peer.busy = true;
    const result = this.radio.notify(peer.id, value);
    switch (result) {
      case 'full':
        connection.putBack(value);
        this.blocked.push(peer);
        return false;
      case 'failed':
        peer.busy = false;
        if (peer.connection === connection) this.peers.cut(peer);
        return false;
      case 'sent':
        peer.busy = false;
        break;
      case 'pending':
        break;
    }
    if (peer.connection === connection && connection.hasDrained()) this.events.drained(connection.number);
    return result === 'sent';
  }
}
