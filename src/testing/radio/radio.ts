import path from 'node:path';
import { signal } from '../../net/listeners';
import type { Stop } from '../../net/transports/link';
import type { AirOperations, AirSettings, PhoneSettings, RadioEvent } from './messages';
import { RadioPhone } from './radio-phone';
import { RadioProcess } from './radio-process';

const PROGRAM = path.resolve('src/testing/radio/python/main.py');

/** Packets are sent at once, and the supervision timeout is short. */
export const QUICK_AIR: AirSettings = { intervalMs: 0, packetsPerEvent: 4, supervisionMs: 400 };
/** The usual connection interval of phones. */
export const USUAL_AIR: AirSettings = { intervalMs: 30, packetsPerEvent: 4, supervisionMs: 400 };

/** The process that runs the Bluetooth of all phones of a test. `npm run radio` installs its dependencies. */
export class Radio {
  private readonly events = signal<RadioEvent>();
  private process: RadioProcess | null = null;
  private phones = 0;

  static async start(python = process.env.RADIO_PYTHON): Promise<Radio> {
    if (!python) throw new Error('RADIO_PYTHON is not set: node scripts/radio/ready.mjs COMMAND sets it.');
    const radio = new Radio();
    radio.process = await RadioProcess.start(python, PROGRAM, (event) => radio.events.emit(event));
    return radio;
  }

  async stop(): Promise<void> {
    await this.process?.stop();
  }

  /**
   * Removes all phones and resets the air. Later phones get new names, so that late events reach no phone.
   */
  async reset(): Promise<void> {
    await this.ask('reset', {});
  }

  async air(settings: AirSettings): Promise<void> {
    await this.ask('air', settings);
  }

  async phone({ maxMtu = 517, slots = 8, ...given }: Partial<PhoneSettings> = {}): Promise<RadioPhone> {
    this.phones += 1;
    const name = given.phone ?? `phone ${this.phones}`;
    const address = given.address ?? addressOf(this.phones);
    await this.ask('phone', { phone: name, address, maxMtu, slots });
    return new RadioPhone(
      name,
      address,
      (op, args) => this.send(op, args),
      (listener) => this.events.on((event) => event.phone === name && listener(event)),
    );
  }

  /** Separates two phones, which then don't receive each other, until `heal`. */
  async cut(one: RadioPhone, other: RadioPhone): Promise<void> {
    await this.ask('cut', { one: one.name, other: other.name });
  }

  async heal(one: RadioPhone, other: RadioPhone): Promise<void> {
    await this.ask('heal', { one: one.name, other: other.name });
  }

  on(listener: (event: RadioEvent) => void): Stop {
    return this.events.on(listener);
  }

  private async ask<O extends keyof AirOperations>(op: O, args: AirOperations[O]['args']): Promise<void> {
    await this.send(op, args);
  }

  private send(op: string, args: object): Promise<unknown> {
    if (!this.process) return Promise.reject(new Error('The software radio has not been started.'));
    return this.process.ask(op, args);
  }
}

/** Random private addresses begin with two 1 bits. */
function addressOf(number: number): string {
  const digits = number.toString(16).toUpperCase().padStart(4, '0');
  return `F0:00:00:00:${digits.slice(0, 2)}:${digits.slice(2)}`;
}
