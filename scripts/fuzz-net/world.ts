import { rolled } from '../../src/engine/chance';
import type { AnyGame } from '../../src/engine/game';
import { open } from '../../src/engine/match';
import { pick, seeded, type Uniform } from '../../src/engine/random';
import { isLater } from '../../src/net/protocol/eras';
import { newTable } from '../../src/net/session/new-table';
import { arranges, comesAnew } from './arranging';
import { Cables } from './cables';
import { changesHost } from './changing-host';
import { decides, type Proposed } from './deciding';
import { comesBy, Phone } from './phone';
import { comesToRest } from './rest';
import { Seals } from './seals';
import { gameFor, placeFor } from './setting';
import { settled, type VirtualTime, virtualTime } from './virtual-time';

export interface Plan {
  readonly seed: number;
  /** How often something happens before everything is let come to rest. */
  readonly steps: number;
  /** Through the seal too: slower, for its curves. */
  readonly sealed?: boolean;
}

/** A table of phones at which everything can go wrong. */
export class World {
  readonly random: Uniform;
  readonly game: AnyGame;
  readonly clock: VirtualTime = virtualTime();
  readonly phones: readonly Phone[];
  /** What was ever proposed, whatever became of it. */
  readonly proposed: Proposed[] = [];
  readonly did: string[] = [];
  readonly cables: Cables;
  private calm = false;
  /** How much goes wrong at this table, of ten. */
  private readonly wildness: number;

  constructor(readonly plan: Plan) {
    this.random = seeded(plan.seed);
    const seals = plan.sealed ? new Seals(plan.seed, this.clock.now) : null;
    this.cables = new Cables(seals);
    const { random } = this;
    const screens = random(2) === 0;
    this.wildness = random(11);
    const guests = 1 + random(6);
    const { game, options, seats } = gameFor(random, guests);
    this.game = game;
    const phones = Array.from({ length: guests + 1 }, (_, name) => this.phone(name, seals, screens));
    this.phones = phones;
    const assignments = Array.from({ length: seats }, (_, seat) => placeFor(random, seat));
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
    const slowly = (): Promise<void> =>
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
      slowly,
      ...(screens && { screen: { clock, random, proposed, isCalm: () => this.calm } }),
    };
    return seals ? new Phone(name, deps, () => seals.keyFor(name)) : new Phone(name, deps);
  }

  /** The hosts that are there, the one that counts first. */
  hosts(): readonly Phone[] {
    return this.phones
      .filter(({ host }) => host !== null)
      .sort((a, b) => {
        const [one, other] = [a.era(), b.era()];
        return one && other && isLater(one, other) ? -1 : 1;
      });
  }

  /** All that may be at the table. */
  atTable(): readonly Phone[] {
    const [host] = this.hosts();
    return this.phones.filter((phone) => !host?.sentAway.has(phone));
  }

  async step(): Promise<void> {
    const what = this.random(1000);
    if (what < 500) for (let count = 1 + this.random(8); count > 0; count -= 1) await this.deliver();
    else if (what < 860) this.movesSomewhere();
    else if (what < 920) this.connects(pick(this.phones, this.random));
    else if (what < 930) this.clock.pass(this.random(400));
    else if (what < 945) arranges(this);
    else if (what < 955) changesHost(this);
    else if (this.random(10) >= this.wildness) this.clock.pass(this.random(100));
    else this.goesWrong();
    await settled();
  }

  private goesWrong(): void {
    const what = this.random(12);
    if (what >= 10) this.hostDies();
    else if (what < 3) this.cuts();
    else if (what < 5) this.clock.pass(this.random(12_000));
    else if (what < 7) this.kills(pick(this.phones, this.random));
    else if (what < 9) this.starts();
    else changesHost(this);
  }

  /** Whatever has a message under way may be next: links are in no order among each other. */
  async deliver(): Promise<void> {
    const all = this.cables.deliveries();
    if (all.length > 0) pick(all, this.random).deliver();
    await settled(8);
  }

  /** One phone after the other from any on, until somebody has something to decide. */
  private movesSomewhere(): void {
    const first = this.random(this.phones.length);
    const order = [...this.phones.slice(first), ...this.phones.slice(0, first)];
    order.find((phone) => decides(this, phone));
  }

  private cuts(): void {
    const { all } = this.cables;
    if (all.length > 0) pick(all, this.random).cut();
  }

  kills(phone: Phone): void {
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

  /** And nobody notices for long enough to want another one. */
  private hostDies(): void {
    const [host] = this.hosts();
    if (host) this.kills(host);
    this.clock.pass(this.random(20_000));
  }

  /** A guest without a host finds one: the latest mostly, any now and then. */
  connects(phone: Phone): void {
    const { random } = this;
    const hosts = this.hosts();
    const to = this.calm || random(4) > 0 ? hosts[0] : hosts.at(-1);
    if (!to) return;
    comesAnew(this, phone, to);
    if (phone.guest?.state() !== 'out' || this.cables.isPlugged(phone)) return;
    if (to.sentAway.has(phone) && comesBy(to.host, phone.key) === 'digits') return;
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

  /** The others play on while somebody attacks: nothing else goes wrong. */
  async goesOn(): Promise<void> {
    this.clock.pass(this.random(20));
    for (let count = 0; count < 12; count += 1) await this.deliver();
    this.movesSomewhere();
    await settled();
  }

  async settles(): Promise<void> {
    for (const delivery of this.cables.deliveries().slice(-2)) delivery.deliver();
    await settled(8);
  }

  /** No more faults from now on. */
  async rest(): Promise<void> {
    this.calm = true;
    await comesToRest(this);
  }

  note(what: string): void {
    this.did.push(`${this.clock.now()} ${what}`);
  }
}
