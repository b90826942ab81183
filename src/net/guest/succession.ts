import type { Clock } from '../clock';
import { FIRST_HEIR_MS, NEXT_HEIR_MS } from '../protocol/timeouts';
import type { Membership } from '../session/membership';
import { heirs } from '../session/seat-views';

/** N17: when it is this phone's turn to offer to host. */
export class Succession {
  mayHost = false;
  private waiting = false;
  private callOff = () => {};

  constructor(
    private readonly clock: Clock,
    private readonly changed: () => void,
  ) {}

  /** The host is gone. Who fails to come back waits on from the first time. */
  lost(membership: Membership, here: ReadonlySet<number>): void {
    if (this.waiting || this.mayHost) return;
    const rank = heirs(membership, (phone) => here.has(phone)).indexOf(membership.me);
    if (rank < 0) return;
    this.waiting = true;
    this.callOff = this.clock.after(FIRST_HEIR_MS + rank * NEXT_HEIR_MS, () => {
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
