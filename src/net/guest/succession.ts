import type { Clock } from '../clock';
import { FIRST_HEIR_MS, NEXT_HEIR_MS } from '../protocol/timeouts';
import type { Membership } from '../session/membership';
import { heirs } from '../session/seat-views';

/** Host migration, N17: a timer that decides when this phone may offer to host. */
export class Succession {
  mayHost = false;
  private waiting = false;
  private cancelTimer = () => {};

  constructor(
    private readonly clock: Clock,
    private readonly changed: () => void,
  ) {}

  /** The host is gone. A failed attempt to reconnect does not restart the timer. */
  hostLost(membership: Membership, here: ReadonlySet<number>): void {
    if (this.waiting || this.mayHost) return;
    const rank = heirs(membership, (phone) => phone === membership.me || here.has(phone)).indexOf(
      membership.me,
    );
    if (rank < 0) return;
    this.waiting = true;
    this.cancelTimer = this.clock.after(FIRST_HEIR_MS + rank * NEXT_HEIR_MS, () => {
      this.waiting = false;
      this.mayHost = true;
      this.changed();
    });
  }

  hostFound(): void {
    this.stop();
  }

  stop(): void {
    this.cancelTimer();
    this.waiting = false;
    this.mayHost = false;
  }
}
