import type { Chance } from '../../engine/chance';
import type { Seat } from '../../engine/game';
import type { AnyMatch } from '../../engine/match';
import { accepted, type Illegal, type Result, refused } from '../../engine/refusal';
import { netReasons } from '../protocol/net-reasons';
import { GATHER_MS, type Time } from '../protocol/timeouts';
import { type Queue, queue } from '../queue';
import type { Patience } from '../session/commit-in-slices';
import type { Answer, Journal } from '../session/journal';
import { openLocal } from '../session/local-session';
import type { Papers } from '../session/membership';
import { keptSeats, plainSeats, seatsOfPhone } from '../session/seat-views';
import type { Session, SessionView } from '../session/session';
import type { Copy, TableJournal } from '../session/table-journal';
import { tableReasons } from '../session/table-reasons';
import { noTrace, type Trace } from '../trace';
import { notNow, notTheirDice, notYours, tooLate } from './authorization';
import { Commits } from './commit-messages';
import { seen } from './host-view';
import type { Scene } from './outbox';
import { Desk } from './roster';
import { changeKeepers } from './seat-keepers';
import { standsIn } from './seating';
import { type AwayRule, StandIns } from './stand-ins';
import { sentWanted } from './wanted-dice';

export interface HostTable extends Copy {
  readonly answers?: readonly Answer[];
  readonly chance: Chance;
  readonly patience?: Patience;
  readonly journal: TableJournal;
  readonly time: Time;
  readonly away?: AwayRule | null;
  readonly explain?: (error: unknown) => Illegal;
  readonly trace?: Trace;
}

export type Done = Result<null>;
export const DONE: Done = accepted(null);

/** The host's game: a table on this phone whose every change is spread. */
export class Core {
  readonly desk: Desk;
  readonly commits = new Commits();
  readonly standIns: StandIns;
  /** Everything that changes something takes its turn. */
  readonly inTurn: Queue = queue();
  readonly trace: Trace;
  private local: Session;
  private view: SessionView;
  private wanted: Scene['wanted'] = null;
  private asked: readonly unknown[] = [];
  private readonly listeners = new Set<() => void>();
  private stopLocal = () => {};
  private stopGathering = () => {};

  constructor(readonly table: HostTable) {
    const { match, papers, journal, time, away = null, answers, trace = noTrace } = table;
    this.trace = trace;
    this.desk = new Desk(papers, journal, match);
    this.standIns = new StandIns(time, away, (phone, level) => this.standIn(phone, level));
    this.local = this.opened(match, answers);
    this.view = this.seen();
    for (const phone of this.desk.awayPhones()) this.standIns.away(phone);
    if (this.desk.gathering) this.stopGathering = time.after(GATHER_MS, () => this.endGathering());
  }

  match = (): AnyMatch => this.local.view().match;

  copy = (): Copy => ({ match: this.match(), papers: this.desk.papers });

  now = (): SessionView => this.view;

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  scene = (): Scene => {
    const { match, held } = this.local.view();
    return { match, held, seats: this.desk.seats(), wanted: this.wanted };
  };

  /** Tells everybody what they lack. */
  spread(): void {
    this.view = this.seen();
    for (const line of this.desk.allIn()) line.outbox.pump();
    for (const listener of [...this.listeners]) listener();
  }

  /** N4, N6, N9, N18: whether this phone may decide for this seat now, with what it knew when the log was so long. */
  async propose(phone: number, seat: Seat, moves: readonly unknown[], at: number): Promise<Done> {
    const { papers } = this.desk;
    const no = notNow(this.desk) ?? notYours(papers, phone, seat) ?? tooLate(this.match(), seat, at);
    if (no) return refused(no);
    this.asked = moves;
    return this.local.propose(seat, moves);
  }

  /** N13 */
  async tapIn(phone: number, values: readonly number[]): Promise<Done> {
    const { wanted } = this.local.view();
    const no = notNow(this.desk) ?? (wanted ? notTheirDice(this.desk.papers, phone, wanted.seat) : null);
    return no ? refused(no) : this.local.tapIn(values);
  }

  async takeBack(phone: number): Promise<void> {
    const { wanted } = this.local.view();
    if (wanted && !notTheirDice(this.desk.papers, phone, wanted.seat)) await this.local.takeBack();
  }

  /** Who keeps what changes: stored, then played so, then told. */
  async change(part: Partial<Papers>): Promise<Done> {
    // Whoever has closed the table may have opened it elsewhere by now.
    if (this.desk.down) return refused(netReasons['later-host']);
    const { places } = this.desk.papers;
    try {
      await this.desk.file(part);
    } catch (error) {
      return refused(this.explain(error));
    }
    await changeKeepers(this.local, places, this.desk.papers.places);
    this.spread();
    return DONE;
  }

  explain(error: unknown): Illegal {
    return this.table.explain?.(error) ?? tableReasons.storage;
  }

  /** N18: the log is longer by what was lent. */
  replace(match: AnyMatch): void {
    this.stopLocal();
    this.local = this.opened(match);
    this.spread();
  }

  private opened(match: AnyMatch, answers: readonly Answer[] = []): Session {
    const { chance, patience, explain } = this.table;
    const { realDice, places } = this.desk.papers;
    const local = openLocal({
      match,
      seats: plainSeats(places),
      answers,
      chance,
      realDice,
      journal: this.journal(),
      ...(patience && { patience }),
      ...(explain && { explain }),
    });
    let { wanted } = local.view();
    this.stopLocal = local.subscribe(() => {
      if (wanted !== local.view().wanted) {
        wanted = local.view().wanted;
        this.wanted = sentWanted(local.view(), this.asked);
      }
      this.spread();
    });
    return local;
  }

  /** Whose phone is whose, the game on this one does not know. */
  private journal(): Journal {
    const { journal } = this.table;
    return {
      append: (match, from) => journal.append(match, from),
      keep: (notes) => {
        const { places, me } = this.desk.papers;
        return journal.keep({ ...notes, seats: keptSeats(places, me) });
      },
    };
  }

  private seen(): SessionView {
    return seen(this.local.view(), this.desk);
  }

  private standIn(phone: number, level: AwayRule['level']): void {
    void this.inTurn(async () => {
      const { places } = this.desk.papers;
      if (this.desk.down || this.desk.here(phone) || seatsOfPhone(places, phone).length === 0) return;
      await this.change({ places: standsIn(places, phone, level) });
    });
  }

  /** N18 */
  gatheredAll(): void {
    const before = this.desk.outline(this.match()).eras.at(-1)?.phone ?? null;
    if (this.desk.gathering && this.desk.allBack(before)) this.endGathering();
  }

  private endGathering(): void {
    this.stopGathering();
    void this.inTurn(async () => {
      if (!this.desk.gathering || this.desk.down) return;
      try {
        await this.desk.beginEra(this.match());
      } catch (error) {
        this.explain(error);
        this.stopGathering = this.table.time.after(GATHER_MS, () => this.endGathering());
        return;
      }
      this.spread();
    });
  }

  stop(): void {
    this.desk.down = true;
    // Guests learn that the host is gone, not one by one that the others are.
    for (const line of this.desk.allIn()) line.outbox.close();
    this.stopGathering();
    this.standIns.stop();
    this.spread();
  }
}
