import type { FromHost, OtherVersion } from '../protocol/message';

type Message = FromHost | OtherVersion | null;

/** More than a host sends while one throw is computed. */
const MOST_WAITING = 256;

/** Handles the host's messages one after the other. A message whose handling takes time lets the others wait. */
export class Inbox {
  private readonly waiting: Message[] = [];
  private busy = false;

  constructor(
    /** Whether the connection is still used. */
    private readonly isOpen: () => boolean,
    private readonly handle: (message: Message) => Promise<void> | undefined,
  ) {}

  /** False if too many messages wait. */
  add(message: Message): boolean {
    if (this.busy && this.waiting.length >= MOST_WAITING) return false;
    this.waiting.push(message);
    if (!this.busy) this.work();
    return true;
  }

  private work(): void {
    while (this.waiting.length > 0 && this.isOpen()) {
      const handled = this.handle(this.waiting.shift() ?? null);
      if (!handled) continue;
      this.busy = true;
      void handled.then(() => {
        this.busy = false;
        this.work();
      });
      return;
    }
  }
}
