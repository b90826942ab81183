import { rolled } from '../../src/engine/chance';
import type { AnyGame } from '../../src/engine/game';
import { open } from '../../src/engine/match';
import { pick, seeded, type Uniform } from '../../src/engine/random';
import { isLater } from '../../src/net/protocol/eras';
import { newTable } from '../../src/net/session/new-table';
import { changeTable, rejoinIfRemoved } from './arranging';
import { Cables } from './cables';
import { changeHost } from './changing-host';
import { decide, type Proposed } from './deciding';
import { authenticatedBy, Phone } from './phone';
import { comeToRest } from './rest';
import { Seals } from './seals';
import { assignmentFor, gameFor } from './setting';
import { settled, type VirtualTime, virtualTime } from './virtual-time';

export interface Plan {
  readonly seed: number;
  /** The number of random steps before the table comes to rest. */
  readonly steps: number;
  /** Use the real seal: slower because of its cryptography. */
  readonly sealed?: boolean;
}

/** A table of phones at which everything can fail. */
export class World {
  readonly random: Uniform;
  readonly game: AnyGame;
  readonly clock: VirtualTime = virtualTime();
  readonly phones: readonly Phone[];
  /** All proposals that were ever made. */
  readonly proposed: Proposed[] = [];
  readonly events: string[] = [];
  readonly cables: Cables;
  private calm = false;
  /** The rate of faults at this table, 0 to 10. */
  private readonly faultRate: number;

  constructor(readonly plan: Plan) {
    this.random = seeded(plan.seed);
    const seals = plan.sealed ? new Seals(plan.seed, this.clock.now) : null;
    this.cables = new Cables(seals);
    const { random } = this;
    const screens = random(2) === 0;
    this.faultRate = random(11);
    const guests = 1 + random(6);
    const { game, options, seats } = gameFor(random, guests);
    this.game = game;
    const phones = Array.from({ length: guests + 1 }, (_, name) => this.phone(name, seals, screens));
    this.phones = phones;
    const assignments = Array.from({ length: seats }, (_, seat) => assignmentFor(random, seat));
    const names = assignments.map(({ name }) => name);
    const opened = open<unknown, unknown, object>(game, names, options, rolled(random));
    const host = phones[0];
    if (!opened.ok || !host) throw new Error(opened.ok ? 'nobody hosts' : opened.refusal.text);
    const membership = newTable({
      key: host.key,
      assignments,
      realDice: random(4) === 0,
      random: (count) => Uint8Array.from({ length: count }, () => random(256)),
    });
    host.disk.begin(opened.value, membership);
    for (const phone of phones) phone.start();
  }

  private phone(name: number, seals: Seals | null, screens: boolean): Phone {
    const { random, clock, proposed } = this;
    const any = { seat: null, name: `Guest ${name}` };
    const wishes = Array.from({ length: random(8) === 0 ? 0 : 1 + random(2) }, () => any);
    const away = random(2) === 0 ? null : { ms: 500 + random(5000), level: 'random' as const };
    const slow = random(3) === 0;
    const writeDelay = (): Promise<void> =>
      slow && !this.calm && random(4) === 0
        ? new Promise((resolve) => {
            clock.after(random(40), resolve);
          })
        : Promise.resolve();
    const deps = {
      clock,
      random,
      wishes,
      away,
      writeDelay,
      ...(screens && { screen: { clock, random, proposed, isCalm: () => this.calm } }),
    };
    return seals ? new Phone(name, deps, () => seals.keyFor(name)) : new Phone(name, deps);
  }

  /** The running hosts, the one of the latest era first. */
  hosts(): readonly Phone[] {
    return this.phones
      .filter(({ host }) => host !== null)
      .sort((a, b) => {
        const [one, other] = [a.era(), b.era()];
        return one && other && isLater(one, other) ? -1 : 1;
      });
  }

  /** All phones that may be at the table. */
  atTable(): readonly Phone[] {
    const [host] = this.hosts();
    return this.phones.filter((phone) => !host?.removed.has(phone));
  }

  async step(): Promise<void> {
    const what = this.random(1000);
    if (what < 500) for (let count = 1 + this.random(8); count > 0; count -= 1) await this.deliver();
    else if (what < 860) this.moveSomewhere();
    else if (what < 920) this.connect(pick(this.phones, this.random));
    else if (what < 930) this.clock.pass(this.random(400));
    else if (what < 945) changeTable(this);
    else if (what < 955) changeHost(this);
    else if (this.random(10) >= this.faultRate) this.clock.pass(this.random(100));
    else this.fail();
    await settled();
  }

  private fail(): void {
    const what = this.random(12);
    if (what >= 10) this.killHost();
    else if (what < 3) this.cutOne();
    else if (what < 5) this.clock.pass(this.random(12_000));
    else if (what < 7) this.kill(pick(this.phones, this.random));
    else if (what < 9) this.starts();
    else changeHost(this);
  }

  /** Delivers one random message: the order between links is arbitrary. */
  async deliver(): Promise<void> {
    const all = this.cables.deliveries();
    if (all.length > 0) pick(all, this.random).deliver();
    await settled(8);
  }

  /** Tries phones, from a random one on, until one has a decision to make. */
  private moveSomewhere(): void {
    const first = this.random(this.phones.length);
    const order = [...this.phones.slice(first), ...this.phones.slice(0, first)];
    order.find((phone) => decide(this, phone));
  }

  private cutOne(): void {
    const { all } = this.cables;
    if (all.length > 0) pick(all, this.random).cut();
  }

  kill(phone: Phone): void {
    if (!phone.isRunning()) return;
    this.note(`phone ${phone.name} dies`);
    this.cables.cutOf(phone);
    phone.kill();
  }

  starts(): void {
    const off = this.phones.filter((phone) => !phone.isRunning());
    if (off.length === 0) return;
    const phone = pick(off, this.random);
    this.note(`phone ${phone.name} starts`);
    phone.start();
  }

  /** Kills the host, and lets enough time pass for others to take over. */
  private killHost(): void {
    const [host] = this.hosts();
    if (host) this.kill(host);
    this.clock.pass(this.random(20_000));
  }

  /** Connects a guest without a host: mostly to the latest one, sometimes to another. */
  connect(phone: Phone): void {
    const { random } = this;
    const hosts = this.hosts();
    const to = this.calm || random(4) > 0 ? hosts[0] : hosts.at(-1);
    if (!to) return;
    rejoinIfRemoved(this, phone, to);
    if (phone.guest?.state() !== 'out' || this.cables.isPlugged(phone)) return;
    if (to.removed.has(phone) && authenticatedBy(to.host, phone.key) === 'digits') return;
    const faults = {
      maxFrame: 20 + random(493),
      window: 1 + random(8),
      ...(!this.calm && random(5) === 0 && { cutAfter: 1 + random(60) }),
    };
    const slow = !this.calm && random(3) === 0;
    this.cables.plug(phone, to, faults, (then) => {
      if (slow) this.clock.after(random(2000), then);
      else then();
    });
  }

  /** One step of the other players during an attack, without faults. */
  async goOn(): Promise<void> {
    this.clock.pass(this.random(20));
    for (let count = 0; count < 12; count += 1) await this.deliver();
    this.moveSomewhere();
    await settled();
  }

  async settleBriefly(): Promise<void> {
    for (const delivery of this.cables.deliveries().slice(-2)) delivery.deliver();
    await settled(8);
  }

  /** Stops all faults and waits until nothing is in transit. */
  async rest(): Promise<void> {
    this.calm = true;
    await comeToRest(this);
  }

  note(what: string): void {
    this.events.push(`${this.clock.now()} ${what}`);
  }
}
