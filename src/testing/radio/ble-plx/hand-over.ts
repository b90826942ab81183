/** Android hands notifications over from another thread, and forgets those of a connection that ends meanwhile. */
export class HandOver {
  private waiting: { readonly device: string; readonly tell: () => void }[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly delayMs: number) {}

  add(device: string, tell: () => void): void {
    if (this.delayMs === 0) tell();
    else {
      this.waiting.push({ device, tell });
      this.schedule();
    }
  }

  forget(device: string): void {
    this.waiting = this.waiting.filter((each) => each.device !== device);
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.waiting.shift()?.tell();
      if (this.waiting.length > 0) this.schedule();
    }, this.delayMs);
  }
}
