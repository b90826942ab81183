interface Holder {
  /** Asks the holder to release soon, because another caller waits. */
  readonly yields: () => void;
  readonly released: Promise<void>;
}

/** Allows one connection to a device at a time: on Android a second one cuts the first. */
export class DeviceLocks {
  private readonly holders = new Map<string, Holder>();

  isHeld(device: string): boolean {
    return this.holders.has(device);
  }

  /**
   * Waits for earlier callers. Resolves with a function that releases the lock. `yields` is called when
   * another caller waits.
   */
  async acquire(device: string, yields: () => void = () => {}): Promise<() => void> {
    for (let holder = this.holders.get(device); holder; holder = this.holders.get(device)) {
      holder.yields();
      await holder.released;
    }
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = () => {
        if (this.holders.get(device)?.released === released) this.holders.delete(device);
        resolve();
      };
    });
    this.holders.set(device, { yields, released });
    return release;
  }
}
