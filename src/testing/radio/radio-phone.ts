import { signal } from '../../net/listeners';
import type { Stop } from '../../net/transports/link';
import type { PhoneOperations, RadioEvent } from './messages';

/** The Bluetooth of one phone. */
export class RadioPhone {
  private readonly events = signal<RadioEvent>();
  /** What was told while JavaScript stood still. */
  private held: RadioEvent[] | null = null;
  private running: Promise<void> = Promise.resolve();
  private run: () => void = () => {};

  constructor(
    readonly name: string,
    /** By which others know it. */
    public address: string,
    private readonly send: (op: string, args: object) => Promise<unknown>,
    hear: (listener: (event: RadioEvent) => void) => Stop,
  ) {
    hear((event) => {
      if (this.held) this.held.push(event);
      else this.events.emit(event);
    });
  }

  on(listener: (event: RadioEvent) => void): Stop {
    return this.events.on(listener);
  }

  async ask<O extends keyof PhoneOperations>(
    op: O,
    args: PhoneOperations[O]['args'],
  ): Promise<PhoneOperations[O]['answer']> {
    try {
      // The program's answers are in the words of messages.ts.
      return (await this.send(op, { ...args, phone: this.name })) as PhoneOperations[O]['answer'];
    } finally {
      await this.running;
    }
  }

  /** JavaScript stands still: what the radio tells waits. */
  freeze(): void {
    this.held ??= [];
    this.running = new Promise((resolve) => {
      this.run = resolve;
    });
  }

  thaw(): void {
    const told = this.held ?? [];
    this.held = null;
    for (const event of told) this.events.emit(event);
    this.run();
  }

  /** Switches Bluetooth on or off. `silent`: nobody is told, as if the phone had lost its power. */
  async power(on: boolean, { silent = false } = {}): Promise<void> {
    await this.ask('power', { on, silent });
  }

  /** The app is killed. `links`: whether its connections end, or stay as Android leaves those that guests began. */
  async quit(links: 'end' | 'stay' = 'end'): Promise<void> {
    await this.ask('quit', { links });
  }

  /** From now on it has another address. Connections that stand keep theirs. */
  async rotate(address: string): Promise<void> {
    await this.ask('rotate', { address });
    this.address = address;
  }
}
