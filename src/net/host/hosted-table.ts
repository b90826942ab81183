import type { Chance } from '../../engine/chance';
import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import { accepted, type Refusal, type Result, refused } from '../../engine/refusal';
import { type Queue, queue } from '../../lib/queue';
import type { Clock } from '../clock';
import { signal } from '../listeners';
import { netReasons } from '../protocol/net-reasons';
import { GATHER_MS } from '../protocol/timeouts';
import type { StepRunner } from '../session/commit-in-slices';
import type { Answer, Journal } from '../session/journal';
import { openLocalSession } from '../session/local-session';
import type { Membership } from '../session/membership';
import { plainSeatViews, seatsOfPhone, storedSeatViews } from '../session/seat-views';
import type { Session, SessionView } from '../session/session';
import type { TableCopy, TableJournal } from '../session/table-journal';
import { tableReasons } from '../session/table-reasons';
import { noTrace, type Trace } from '../trace';
import { decidedTooLate, notTheirDice, notTheirSeat, tableBlocked } from './authorization';
import { Commits } from './commit-messages';
import { hostView } from './host-view';
import type { Scene } from './outbox';
import { Roster } from './roster';
import { changeKeepers } from './seat-keepers';
import { withStandIn } from './seating';
import { type AwayRule, StandIns } from './stand-ins';
import { sentWanted } from './wanted-dice';
import { type Offer, Witnesses } from './witnesses';

export interface HostDeps extends TableCopy {
  readonly answers?: readonly Answer[];
  readonly chance: Chance;
  /** 32 bytes that only this phone knows. The links of its chains follow from them (N34). */
  readonly secret: Uint8Array;
  readonly runSteps?: StepRunner;
  readonly journal: TableJournal;
  readonly clock: Clock;
  readonly away?: AwayRule | null;
  readonly explain?: (error: unknown) => Refusal;
  readonly trace?: Trace;
}

/** The outcome of a request: done, or refused. */
export type Done = Result<null>;
export const DONE: Done = accepted(null);

/** The host's table: a local session whose every change is sent to all guests. */
export class HostedTable {
  readonly roster: Roster;
  readonly commits = new Commits();
  readonly standIns: StandIns;
  readonly witnesses: Witnesses;
  /** Runs every change one after the other. */
  readonly inTurn: Queue = queue();
  readonly trace: Trace;
  private local: Session;
  private view: SessionView;
  private wanted: Scene['wanted'] = null;
  /** The moves of the latest proposal. */
  private proposed: readonly unknown[] = [];
  private readonly changes = signal<void>();
  private stopLocal = () => {};
  private stopGathering = () => {};

  constructor(readonly deps: HostDeps) {
    const { match, membership, journal, clock, away = null, answers, trace = noTrace } = deps;
    this.trace = trace;
    this.witnesses = new Witnesses(
      {
        clock,
        secret: deps.secret,
        membership: () => this.roster.membership,
        match: this.match,
        phonesIn: () => this.roster.allIn().flatMap(({ phone }) => (phone === null ? [] : [phone])),
        call: (phone, call) => this.roster.connectionOf(phone)?.outbox.call(call),
        giveUp: (phone) => this.roster.connectionOf(phone)?.drop(),
      },
      deps.chance,
    );
    this.roster = new Roster(membership, journal, match, () => this.witnesses.anchor());
    this.standIns = new StandIns(clock, away, (phone, level) => this.standIn(phone, level));
    this.local = this.openLocal(match, answers);
    this.view = this.currentView();
    for (const phone of this.roster.awayPhones()) this.standIns.away(phone);
    if (this.roster.gathering) this.stopGathering = clock.after(GATHER_MS, () => this.endGathering());
  }

  match = (): AnyMatch => this.local.view().match;

  copy = (): TableCopy => {
    const { distrusted = null } = this.deps;
    return { match: this.match(), membership: this.roster.membership, distrusted };
  };

  now = (): SessionView => this.view;

  subscribe(listener: () => void): () => void {
    return this.changes.on(listener);
  }

  scene = (): Scene => {
    const { match, held } = this.local.view();
    return { match, held, seats: this.roster.seats(), wanted: this.wanted };
  };

  /** Renews the host's view and sends each guest what it lacks. */
  spread(): void {
    this.view = this.currentView();
    for (const connection of this.roster.allIn()) connection.outbox.pump();
    this.changes.emit();
  }

  /**
   * N4, N6, N9, N18: plays a phone's moves if it may decide for this seat now. `at` is the length of its log.
   */
  async propose(
    phone: number,
    seat: Seat,
    moves: readonly unknown[],
    at: number,
    offer: Offer | null = null,
  ): Promise<Done> {
    const { membership } = this.roster;
    const no =
      tableBlocked(this.roster) ??
      notTheirSeat(membership, phone, seat) ??
      decidedTooLate(this.match(), seat, at);
    if (no) return refused(no);
    this.proposed = this.witnesses.pledged(seat) ?? moves;
    this.witnesses.offer = offer;
    return this.local.propose(seat, this.proposed);
  }

  /** N13: takes the values of real dice. */
  async tapIn(phone: number, values: readonly number[]): Promise<Done> {
    const { wanted } = this.local.view();
    const no =
      tableBlocked(this.roster) ?? (wanted ? notTheirDice(this.roster.membership, phone, wanted.seat) : null);
    return no ? refused(no) : this.local.tapIn(values);
  }

  async takeBack(phone: number): Promise<void> {
    const { wanted } = this.local.view();
    if (wanted && !notTheirDice(this.roster.membership, phone, wanted.seat)) await this.local.takeBack();
  }

  /** Changes the membership: stores it, then changes the seats of the local session, then sends it. */
  async change(part: Partial<Membership>): Promise<Done> {
    // A closed table may already be open elsewhere.
    if (this.roster.down) return refused(netReasons['later-host']);
    const { assignments } = this.roster.membership;
    try {
      await this.roster.file(part);
    } catch (error) {
      return refused(this.explain(error));
    }
    await changeKeepers(this.local, assignments, this.roster.membership.assignments);
    this.spread();
    return DONE;
  }

  explain(error: unknown): Refusal {
    return this.deps.explain?.(error) ?? tableReasons.storage;
  }

  /** N18: goes on with a log that has more entries, which a guest has lent. */
  replace(match: AnyMatch): void {
    this.stopLocal();
    this.local = this.openLocal(match);
    this.spread();
  }

  private openLocal(match: AnyMatch, answers: readonly Answer[] = []): Session {
    const { chance, runSteps, explain } = this.deps;
    const { cast } = this.witnesses;
    const { realDice, assignments } = this.roster.membership;
    const local = openLocalSession({
      match,
      seats: plainSeatViews(assignments),
      answers,
      chance,
      cast,
      realDice,
      journal: this.journal(),
      ...(runSteps && { runSteps }),
      ...(explain && { explain }),
    });
    let { wanted } = local.view();
    this.stopLocal = local.subscribe(() => {
      if (wanted !== local.view().wanted) {
        wanted = local.view().wanted;
        this.wanted = sentWanted(local.view(), this.proposed);
      }
      this.spread();
    });
    return local;
  }

  /** The local session's journal. It adds to each note which seats belong to other phones. */
  private journal(): Journal {
    const { journal } = this.deps;
    return {
      append: (match, from) => journal.append(match, from),
      keep: (notes) => {
        const { assignments, me } = this.roster.membership;
        return journal.keep({ ...notes, seats: storedSeatViews(assignments, me) });
      },
    };
  }

  private currentView(): SessionView {
    return hostView(this.local.view(), this.roster);
  }

  private standIn(phone: number, level: AwayRule['level']): void {
    void this.inTurn(async () => {
      const { assignments } = this.roster.membership;
      if (this.roster.down || this.roster.here(phone) || seatsOfPhone(assignments, phone).length === 0)
        return;
      await this.change({ assignments: withStandIn(assignments, phone, level) });
    });
  }

  /** N18: ends the gathering if all phones with a seat have rejoined. */
  gatheredAll(): void {
    const before = this.roster.outline(this.match()).eras.at(-1)?.phone ?? null;
    if (this.roster.gathering && this.roster.allBack(before)) this.endGathering();
  }

  private endGathering(): void {
    this.stopGathering();
    void this.inTurn(async () => {
      if (!this.roster.gathering || this.roster.down) return;
      try {
        await this.roster.beginEra(this.match());
      } catch (error) {
        this.explain(error);
        this.stopGathering = this.deps.clock.after(GATHER_MS, () => this.endGathering());
        return;
      }
      this.spread();
    });
  }

  stop(): void {
    this.roster.down = true;
    // No updates from here on: guests should see the host leave, not each other one by one.
    for (const connection of this.roster.allIn()) connection.outbox.close();
    this.stopGathering();
    this.witnesses.stop();
    this.standIns.stop();
    this.spread();
  }
}
