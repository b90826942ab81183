/** Android passes notifications between threads, and drops those of a connection that ends meanwhile. */
export class HandOver {
  private waiting: { readonly device: string; readonly deliver: () => void }[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly delayMs: number) {}

  add(device: string, deliver: () => void): void {
    if (this.delayMs === 0) deliver();
    else {
      this.waiting.push({ device, deliver });
      this.schedule();
    }
  }

  forget(device: string): void {
    this.waiting = this.waiting.filter((each) => each.device !== device);
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.waiting.shift()?.deliver();
      if (this.waiting.length > 0) this.schedule();
    }, this.delayMs);
  }
}
