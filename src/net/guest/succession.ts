import { FIRST_HEIR_MS, NEXT_HEIR_MS, type Time } from '../protocol/timeouts';
import type { Papers } from '../session/membership';
import { heirs } from '../session/seat-views';

/** N17: when it is this phone's turn to offer to host. */
export class Succession {
  mayHost = false;
  private waiting = false;
  private callOff = () => {};

  constructor(
    private readonly time: Time,
    private readonly changed: () => void,
  ) {}

  /** The host is gone. Who fails to come back waits on from the first time. */
  lost(papers: Papers, here: ReadonlySet<number>): void {
    if (this.waiting || this.mayHost) return;
    const rank = heirs(papers, (phone) => here.has(phone)).indexOf(papers.me);
    if (rank < 0) return;
    this.waiting = true;
    this.callOff = this.time.after(FIRST_HEIR_MS + rank * NEXT_HEIR_MS, () => {
      this.waiting = false;
      this.mayHost = true;
      this.changed();
    });
  }

  found(): void {
    this.stop();
  }

  stop(): void {
    this.callOff();
    this.waiting = false;
    this.mayHost = false;
  }
}
