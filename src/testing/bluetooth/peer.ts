import type { Connection } from './connection';
import type { PreparedWrite } from './prepared-write';

/** The MTU until a phone requests a larger one. */
const DEFAULT_MTU = 23;

/** A phone's identifier on this system. */
export class Peer {
  mtu = DEFAULT_MTU;
  /** True while a notification to it is in transit or waits for room: the next one must not overtake it. */
  busy = false;
  /** The time since which it is connected without a subscription. */
  idleSince: number | null = null;
  connection: Connection | null = null;
  prepared: PreparedWrite | null = null;

  constructor(
    readonly id: string,
    /** False on iPhones, which report only subscriptions. */
    public linked: boolean,
  ) {}
}
