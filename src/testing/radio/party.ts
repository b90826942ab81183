import { botFor } from '../../engine/bots';
import type { AnyGame } from '../../engine/game';
import { lockout } from '../../engine/lockout';
import type { AnyMatch } from '../../engine/match';
import { seeded } from '../../engine/random';
import type { Transport } from '../../net/transports/transport';
import type { SharedTable } from '../../stores/multiplayer/shared-table';
import { AppPhone } from './app-phone';
import type { PeripheralOptions } from './ble-host/software-peripheral';
import type { BlePlxOptions } from './ble-plx/native-ble-plx';
import type { Os } from './ble-plx/native-error';
import type { PhoneSettings } from './messages';
import type { Radio } from './radio';
import { RunningTime } from './running-time';
import { SoftwarePhone } from './software-phone';

const LONGEST_MS = 15_000;
const POLL_MS = 3;

export interface Guest {
  readonly phone: AppPhone;
  /** The name of the saved game on that phone. */
  readonly id: string;
  table: SharedTable;
}

export interface PartyPhoneOptions extends Partial<PhoneSettings>, PeripheralOptions, BlePlxOptions {
  readonly os?: Os;
  readonly otherTransports?: (clock: RunningTime) => readonly Transport[];
}

/** Phones with the app at one table, over the software radio. Their clocks run faster than the radio's. */
export class Party {
  readonly clock: RunningTime;
  /**
   * The confirmed proposals of each seat: the length of the log when each was made. Each must be in the log
   * at the end. An answer that is held back may be changed (N11) and counts once.
   */
  private readonly accepted = new Map<number, Set<number>>();
  /** Seats whose last proposal is not answered yet. As on a screen, they can't propose again before. */
  private readonly unanswered = new Map<SharedTable, Set<number>>();
  private readonly random = seeded(5);
  private readonly phones: AppPhone[] = [];

  constructor(
    private readonly radio: Radio,
    speed = 10,
    private readonly firstSeed = 1,
  ) {
    this.clock = new RunningTime(speed);
  }

  async phone({ os = 'android', otherTransports, ...options }: PartyPhoneOptions = {}): Promise<AppPhone> {
    const { now, speed } = this.clock;
    const phone = new SoftwarePhone(await this.radio.phone(options), os, { ...options, now, speed });
    const seed = this.firstSeed * 100 + this.phones.length;
    const made = new AppPhone({
      phone,
      clock: this.clock,
      seed,
      ...(otherTransports && { otherTransports }),
    });
    this.phones.push(made);
    return made.open();
  }

  /** Opens a shared table with the first seat for this phone and so many open seats. */
  async host(phone: AppPhone, others: number, game: AnyGame = lockout): Promise<Guest> {
    const person = { kind: 'person' } as const;
    const free = Array.from({ length: others }, (_, at) => ({
      name: `Seat ${at + 2}`,
      keeper: person,
      elsewhere: true,
    }));
    const id = await phone.app.newGame(game, {
      seats: [{ name: 'Host', keeper: person }, ...free],
      options: game.options.defaults,
      dice: 'phone',
    });
    const shared = id.ok ? await phone.app.openToOthers(id.value) : id;
    if (!shared.ok) throw new Error(shared.refusal.text);
    if (!id.ok) throw new Error(id.refusal.text);
    shared.value.invite();
    await this.isOpen(shared.value);
    return { phone, id: id.value, table: shared.value };
  }

  /** Shares a table whose game was played on this phone so far. The second seat is open. */
  async hostPlayed(phone: AppPhone, match: AnyMatch): Promise<Guest> {
    const { saves } = phone.app;
    const id = 'played';
    const seats = match.opening.names.map((name) => ({ name, keeper: { kind: 'person' } as const }));
    await saves.create(id, match, seats, 'phone');
    await saves.journal(id, match.game).append(match, 0);
    const shared = await phone.app.openToOthers(id);
    if (!shared.ok) throw new Error(shared.refusal.text);
    await shared.value.give(1, 'open');
    shared.value.invite();
    await this.isOpen(shared.value);
    return { phone, id, table: shared.value };
  }

  private isOpen({ store }: SharedTable): Promise<void> {
    return this.until('the table is open', () =>
      store.getState().advertisements.every(({ state }) => state === 'open'),
    );
  }

  /**
   * Lets a phone find and join the table, to play or to watch. Calls `entering` when the table is in sight.
   */
  async join(
    phone: AppPhone,
    { table }: Guest,
    name: string | null,
    entering: () => void = () => {},
  ): Promise<Guest> {
    const { lobby } = phone.app;
    if (!lobby) throw new Error('nobody can be reached');
    const stop = lobby.browse();
    const wanted = table.store.getState().table;
    await this.until('the table is in sight', () =>
      lobby.store.getState().tables.some(({ card }) => card.table === wanted),
    );
    entering();
    lobby.choose(wanted);
    await lobby.enter(table.store.getState().digits ?? '');
    await this.until(
      `${name ?? 'somebody'} is let in`,
      () => lobby.store.getState().joining?.step === 'seats',
    );
    const sat = await lobby.sit(name === null ? [] : [{ seat: null, name }]);
    stop();
    if (!sat.ok) throw new Error(sat.refusal.text);
    return { phone, id: sat.value, table: await phone.table(sat.value) };
  }

  /** Waits until a condition holds. */
  async until(what: string, happens: () => boolean, longestMs = LONGEST_MS): Promise<void> {
    const end = performance.now() + longestMs;
    while (!happens()) {
      if (performance.now() > end) throw new Error(`never: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Makes one move at one of these phones that is connected. False if none can move. */
  async moves(at: readonly Guest[]): Promise<boolean> {
    for (const { phone, table } of at) {
      const { match, seats, room, held } = table.session.view();
      const connected = room?.role === 'host' ? !room.gathering : room?.connection === 'in';
      const unanswered = this.unanswered.get(table) ?? new Set();
      this.unanswered.set(table, unanswered);
      const seat = match.game
        .turn(match.state)
        .filter((each) => !held.includes(each) && !unanswered.has(each))
        .find((each) => seats[each]?.elsewhere === false);
      if (!connected || seat === undefined) continue;
      const move = botFor(match.game, 'random').choose(match.state, seat, this.random);
      const length = match.log.length;
      unanswered.add(seat);
      const { run } = phone;
      const outcome = table.session.propose(seat, [move]).then((result) => {
        unanswered.delete(seat);
        if (result.ok && phone.run === run) this.accept(seat, length);
        return result.ok;
      });
      // A phone without a connection gets no answer: others may move meanwhile.
      const changed = this.until('a move', () => table.session.view().match.log.length > length, 700);
      await Promise.race([outcome, changed.catch(() => {})]);
      return true;
    }
    return false;
  }

  /** Plays until the host has so many more entries. */
  async plays(host: Guest, guests: readonly Guest[], entries: number, longestMs = LONGEST_MS): Promise<void> {
    const target = lengthOf(host) + entries;
    const done = (): boolean => {
      void this.nextMove([host, ...guests]);
      return lengthOf(host) >= target || isOver(host);
    };
    await this.until('the game goes on', done, longestMs);
  }

  private moving = false;

  private async nextMove(at: readonly Guest[]): Promise<void> {
    if (this.moving) return;
    this.moving = true;
    await this.moves(at).finally(() => {
      this.moving = false;
    });
  }

  /** Checks that all phones have the same log, with all confirmed proposals. */
  async agrees(at: readonly Guest[]): Promise<void> {
    const lost = await this.lost(at);
    if (lost > 0) throw new Error(`${lost} entries are lost`);
  }

  /** The number of confirmed proposals that are missing, once all phones have the same log. */
  async lost(at: readonly Guest[], longestMs = LONGEST_MS): Promise<number> {
    await this.until('all have the same log', () => new Set(at.map(logOf)).size === 1, longestMs);
    const [first] = at;
    let lost = 0;
    for (const [seat, { size }] of this.accepted)
      if (first) lost += Math.max(0, size - this.entriesOf(first, seat));
    return lost;
  }

  private accept(seat: number, at: number): void {
    this.accepted.set(seat, (this.accepted.get(seat) ?? new Set()).add(at));
  }

  /** The log of this phone, the new host, counts from here on (N19). */
  giveUp(later: Guest): void {
    for (const [seat, decided] of this.accepted) {
      const remaining = [...decided].sort((a, b) => a - b).slice(0, this.entriesOf(later, seat));
      this.accepted.set(seat, new Set(remaining));
    }
  }

  private entriesOf({ table }: Guest, seat: number): number {
    const { match, held } = table.session.view();
    return match.log.filter((entry) => entry.seat === seat).length + (held.includes(seat) ? 1 : 0);
  }

  async end(): Promise<void> {
    for (const phone of this.phones) phone.stop();
    this.clock.stop();
  }
}

export const lengthOf = ({ table }: Guest): number => table.session.view().match.log.length;
export const lineOf = ({ table }: Guest) => table.session.view().room?.connection;
const isOver = ({ table }: Guest): boolean => {
  const { match } = table.session.view();
  return match.game.turn(match.state).length === 0;
};
const logOf = ({ table }: Guest): string => {
  const { match } = table.session.view();
  return JSON.stringify([match.log.length, match.log]);
};
