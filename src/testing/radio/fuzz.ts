import { pick, seeded, type Uniform } from '../../engine/random';
import { type Guest, lineOf, Party } from './party';
import type { Radio } from './radio';

export interface RadioOutcome {
  readonly phones: number;
  readonly entries: number;
  readonly faults: number;
  readonly hosts: number;
  /** Entries that were confirmed to a phone and are missing at the end. */
  readonly lost: number;
}

const MTUS = [23, 185, 247, 517];
const SPEED = 10;
/** The number of trace lines of each phone in a failure's message. */
const TRACE_LINES = 30;
/** The time in which a phone must reconnect, in milliseconds of the radio. */
const LONGEST_MS = 20_000;

/**
 * Plays a whole table over the software radio with the faults of the seed. The same seed has the same faults;
 * their times depend on the machine.
 */
export async function fuzzOverRadio(radio: Radio, seed: number, steps = 8): Promise<RadioOutcome> {
  await radio.reset();
  const random = seeded(seed);
  await radio.air({ intervalMs: pick([0, 2, 5], random), packetsPerEvent: 2, supervisionMs: 250 });
  const table = new FuzzedTable(radio, seed, random);
  try {
    await table.begin();
    for (let step = 0; step < steps; step += 1) await table.step();
    return await table.rest();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`seed ${seed}: ${why}\n${table.did.join('\n')}\n${table.states()}`);
  } finally {
    await table.party.end();
  }
}

class FuzzedTable {
  readonly party: Party;
  readonly did: string[] = [];
  private players: Guest[] = [];
  private host = 0;
  private hosts = 0;

  constructor(
    private readonly radio: Radio,
    seed: number,
    private readonly random: Uniform,
  ) {
    this.party = new Party(radio, SPEED, seed);
  }

  async begin(): Promise<void> {
    const { party, random } = this;
    const guests = 1 + random(3);
    const phone = () => party.phone({ os: pick(['android', 'ios'], random), maxMtu: pick(MTUS, random) });
    const host = await party.host(await phone(), guests);
    this.players = [host];
    for (let at = 1; at <= guests; at += 1)
      this.players.push(await party.join(await phone(), host, `Guest ${at}`));
  }

  async step(): Promise<void> {
    const { random, players } = this;
    const playing = this.plays(1 + random(6));
    const at = random(players.length);
    const what = random(100);
    if (what < 25) await this.cuts(random(2) === 0 ? 30 : 400);
    else if (what < 45) await this.powerCycles(at);
    else if (what < 65) await this.killsApp(at);
    else if (what < 75) await this.freezes(at);
    else if (what < 85) await this.rotates(at);
    else if (players.length > 2) await this.changesHost();
    await playing;
  }

  async rest(): Promise<RadioOutcome> {
    const { party, players } = this;
    await this.allIn();
    await this.plays(4);
    const lost = await party.lost(players, LONGEST_MS);
    if (lost > 0) throw new Error(`${lost} entries are lost`);
    const entries = players[0]?.table.session.view().match.log.length ?? 0;
    return { phones: players.length, entries, faults: this.did.length, hosts: this.hosts, lost };
  }

  /** The state of all phones, for the message of a failure. */
  states(): string {
    return this.players
      .map(({ phone, table }) => {
        const { room, match } = table.session.view();
        return `${phone.radio.name}: ${room?.role} ${room?.connection}${room?.mayHost ? ', may host' : ''}, ${match.log.length} entries, phones ${room?.phones.map(({ number, here }) => `${number}${here ? '' : ' away'}`).join()}\n${phone.story().slice(-TRACE_LINES).join('\n')}`;
      })
      .join('\n');
  }

  private async plays(entries: number): Promise<void> {
    const host = this.players[this.host];
    if (!host) return;
    // The game stands still while the phone in turn has no connection.
    await this.party.plays(host, this.players, entries, 1000).catch(() => {});
  }

  private async allIn(): Promise<void> {
    const waits = () => this.players.every((player, at) => at === this.host || lineOf(player) === 'in');
    await this.party.until('all are back', waits, LONGEST_MS);
  }

  private async cuts(ms: number): Promise<void> {
    const guest = this.players[(this.host + 1 + this.random(this.players.length - 1)) % this.players.length];
    const host = this.players[this.host];
    if (!guest || !host) return;
    this.note(`${guest.phone.radio.name} is out of range for ${ms} ms`);
    await this.radio.cut(host.phone.radio, guest.phone.radio);
    await this.passes(ms);
    await this.radio.heal(host.phone.radio, guest.phone.radio);
  }

  private async powerCycles(at: number): Promise<void> {
    const player = this.players[at];
    if (!player) return;
    const silent = this.random(2) === 0;
    this.note(`${player.phone.radio.name} switches Bluetooth off and on${silent ? ', silently' : ''}`);
    player.phone.software.peripheral.attributesBefore = this.random(5);
    await player.phone.radio.power(false, { silent });
    await this.passes(this.random(300));
    await player.phone.radio.power(true);
  }

  private async killsApp(at: number): Promise<void> {
    const player = this.players[at];
    if (!player) return;
    const links = pick(['end', 'stay'] as const, this.random);
    this.note(`the app of ${player.phone.radio.name} is killed, connections ${links}`);
    await player.phone.kill(links);
    await this.passes(this.random(300));
    await player.phone.open();
    this.players[at] = { ...player, table: await player.phone.table(player.id) };
  }

  private async freezes(at: number): Promise<void> {
    const player = this.players[at];
    if (!player) return;
    this.note(`the app of ${player.phone.radio.name} stands still`);
    player.phone.freeze();
    await this.passes(100 + this.random(2000));
    player.phone.thaw();
  }

  private async rotates(at: number): Promise<void> {
    const address = `F0:00:${Array.from({ length: 4 }, () => hexByte(this.random(256))).join(':')}`;
    this.note(`${this.players[at]?.phone.radio.name} has another address`);
    await this.players[at]?.phone.radio.rotate(address);
  }

  /** Kills the host's app until a guest takes over. It rejoins as a guest. */
  private async changesHost(): Promise<void> {
    const { party } = this;
    const before = this.players[this.host];
    if (!before) return;
    await this.allIn();
    this.note(`${before.phone.radio.name} hosts no more`);
    await before.phone.kill();
    const others = this.players.filter((player) => player !== before);
    const mayHost = ({ table }: Guest) => table.session.view().room?.mayHost === true;
    await party.until('somebody may host', () => others.some(mayHost), LONGEST_MS);
    const heir = others.find(mayHost);
    if (!heir) return;
    await heir.table.takeOver();
    // Held answers and entries that only the former host had are given up (N19).
    party.giveUp(heir);
    this.hosts += 1;
    await before.phone.open();
    const back = { ...before, table: await before.phone.table(before.id) };
    this.players = this.players.map((player) => (player === before ? back : player));
    this.host = this.players.indexOf(heir);
    const follows = (player: Guest): boolean => {
      const room = player.table.session.view().room;
      return room?.role === 'guest' && room.host === heir.table.session.view().room?.me;
    };
    const all = () => this.players.every((player) => player === heir || follows(player));
    await party.until('all follow the later host', all, LONGEST_MS);
    await this.allIn();
  }

  private passes(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }

  private note(what: string): void {
    this.did.push(what);
  }
}

const hexByte = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');
