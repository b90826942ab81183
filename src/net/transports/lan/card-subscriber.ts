import type { Link } from '../link';

/** NL15: what is asked for to look. Any other path is for joining. */
export const LOOK_PATH = '/look';
/** NL15: how often who looks is told again, so that both ends notice when the other is gone. */
export const SAY_AGAIN_MS = 5000;

/** The host's end of a link on which somebody looks: it is told what there is to know, and may say nothing. */
export class CardSubscriber {
  private next: Uint8Array | null = null;
  private busy = false;

  constructor(private readonly link: Link) {
    link.onFrame(() => link.close('broken'));
  }

  /** For one that reads slowly only the newest is kept. */
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

  leave(): void {
    this.link.close();
  }
}
