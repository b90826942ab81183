import type { Link } from '../link';

/** NL15: the path of a WebSocket that subscribes to the card. Any other path is for joining. */
export const LOOK_PATH = '/look';
/** NL15: milliseconds after which the card is sent again, so that both ends notice a lost connection. */
export const REPEAT_MS = 5000;

/** A subscriber to the card, on the host. It receives the card and may not send anything. */
export class CardSubscriber {
  private next: Uint8Array | null = null;
  private busy = false;

  constructor(private readonly link: Link) {
    link.onFrame(() => link.close('broken'));
  }

  /** Sends the card. A slow subscriber receives only the newest one. */
  async publish(info: Uint8Array): Promise<void> {
    this.next = info;
    if (this.busy) return;
    this.busy = true;
    while (this.next !== null) {
      const now: Uint8Array = this.next;
      this.next = null;
      await this.link.send(now);
    }
    this.busy = false;
  }

  close(): void {
    this.link.close();
  }
}
