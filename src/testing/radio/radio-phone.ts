import { signal } from '../../net/listeners';
import type { Stop } from '../../net/transports/link';
import type { PhoneOperations, RadioEvent } from './messages';

/** The Bluetooth of one phone. */
export class RadioPhone {
  private readonly events = signal<RadioEvent>();
  /** Events that arrived while JavaScript was suspended. */
  private held: RadioEvent[] | null = null;
  private running: Promise<void> = Promise.resolve();
  private run: () => void = () => {};

  constructor(
    readonly name: string,
    /** Its address for other phones. */
    public address: string,
    private readonly send: (op: string, args: object) => Promise<unknown>,
    subscribe: (listener: (event: RadioEvent) => void) => Stop,
  ) {
    subscribe((event) => {
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
      // The program's answers have the types of messages.ts.
      return (await this.send(op, { ...args, phone: this.name })) as PhoneOperations[O]['answer'];
    } finally {
      await this.running;
    }
  }

  /** Suspends JavaScript: events of the radio wait. */
  freeze(): void {
    this.held ??= [];
    this.running = new Promise((resolve) => {
      this.run = resolve;
    });
  }

  thaw(): void {
    const events = this.held ?? [];
    this.held = null;
    for (const event of events) this.events.emit(event);
    this.run();
  }

  /** Switches Bluetooth on or off. `silent`: without disconnecting, like a power loss. */
  async power(on: boolean, { silent = false } = {}): Promise<void> {
    await this.ask('power', { on, silent });
  }

  /** Kills the app. `links`: whether its connections end, or stay, as Android does with those of guests. */
  async quit(links: 'end' | 'stay' = 'end'): Promise<void> {
    await this.ask('quit', { links });
  }

  /** Changes the phone's address. Open connections keep theirs. */
  async rotate(address: string): Promise<void> {
    await this.ask('rotate', { address });
    this.address = address;
  }
}
