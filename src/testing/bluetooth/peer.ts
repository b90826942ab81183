import type { Connection } from './connection';
import type { PreparedWrite } from './prepared-write';

/** Two phones have this MTU until one of them asks for more. */
const DEFAULT_MTU = 23;

/** A phone as its system names it. */
export class Peer {
  mtu = DEFAULT_MTU;
  /** A notification to it is on its way, or waits for room: the next one must not overtake it. */
  busy = false;
  /** Since when it is known to be connected without a subscription. */
  idleSince: number | null = null;
  connection: Connection | null = null;
  prepared: PreparedWrite | null = null;

  constructor(
    readonly id: string,
    /** False on iPhones, which tell of subscriptions only. */
    public linked: boolean,
  ) {}
}
