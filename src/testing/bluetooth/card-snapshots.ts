import { AttStatus } from './att-status';

const MAX_SNAPSHOTS = 16;

export interface ReadAnswer {
  readonly status: AttStatus;
  readonly value: Uint8Array;
}

/**
 * Snapshots of the card for long reads. A phone reads the card of its first request in all parts, so that it
 * never mixes two cards.
 */
export class CardSnapshots {
  private card = new Uint8Array();
  private readonly snapshots = new Map<string, Uint8Array>();

  show(card: Uint8Array): void {
    this.card = card.slice();
  }

  read(peer: string, offset: number): ReadAnswer {
    return readFrom(offset === 0 ? this.take(peer) : (this.snapshots.get(peer) ?? this.take(peer)), offset);
  }

  forget(peer: string): void {
    this.snapshots.delete(peer);
  }

  private take(peer: string): Uint8Array {
    this.snapshots.delete(peer);
    // An iPhone does not learn when a reader leaves: the oldest snapshot is removed.
    const oldest = this.snapshots.size >= MAX_SNAPSHOTS ? this.snapshots.keys().next().value : undefined;
    if (oldest !== undefined) this.snapshots.delete(oldest);
    this.snapshots.set(peer, this.card);
    return this.card;
  }
}

/** A read at the end of the value is legal and empty: it tells the reader that there is no more. */
export function readFrom(value: Uint8Array, offset: number): ReadAnswer {
  return offset > value.length
    ? { status: AttStatus.invalidOffset, value: new Uint8Array() }
    : { status: AttStatus.ok, value: value.slice(offset) };
}
