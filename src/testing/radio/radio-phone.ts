import type { Stop } from '../../net/link';
import type { PhoneOperations, RadioEvent } from './messages';

/** The Bluetooth of one phone. */
export class RadioPhone {
  constructor(
    readonly name: string,
    /** By which others know it. */
    public address: string,
    private readonly send: (op: string, args: object) => Promise<unknown>,
    readonly on: (listener: (event: RadioEvent) => void) => Stop,
  ) {}

  async ask<O extends keyof PhoneOperations>(
    op: O,
    args: PhoneOperations[O]['args'],
  ): Promise<PhoneOperations[O]['answer']> {
    // The program's answers are in the words of messages.ts.
    return (await this.send(op, { ...args, phone: this.name })) as PhoneOperations[O]['answer'];
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
