import type { AnyMatch } from '../../engine/match';
import { unusual } from '../../engine/options';
import type { Refusal } from '../../engine/refusal';
import { erasAfter, type Outline } from '../protocol/eras';
import { hasBegun, outlineOf } from '../protocol/log-outline';
import type { SeatsTable, SentOpening, Welcome } from '../protocol/message';
import type { Membership } from '../session/membership';
import { seatsOfPhone } from '../session/seat-views';
import type { TableJournal } from '../session/table-journal';
import type { GuestConnection } from './guest-connection';

/** The phones and seats of a hosted table: the phones that may rejoin, their connections, and the seats they keep. */
export class Roster {
  gathering: boolean;
  down = false;
  notice: Refusal | null = null;
  /** N39: the phone that lies in the middle. It counts while it is here and keeps no seat. */
  middle: number | null;
  private readonly connections = new Map<number, GuestConnection>();
  private table: SeatsTable;

  constructor(
    public membership: Membership,
    private readonly journal: TableJournal,
    match: AnyMatch,
    private readonly anchor: () => Uint8Array,
  ) {
    // Before the first era there was no host, so no phone can have a longer log.
    this.gathering = membership.era.number > 1 && !hasBegun({ match, membership });
    this.middle = membership.middle ? membership.me : null;
    this.table = this.drawn();
  }

  here = (phone: number): boolean => phone === this.membership.me || this.connections.has(phone);

  /** A new object after each change. */
  seats = (): SeatsTable => this.table;

  redraw(): void {
    this.table = this.drawn();
  }

  private drawn(): SeatsTable {
    const { paused, assignments, phones } = this.membership;
    const { middle } = this;
    if (middle !== null && !(this.here(middle) && seatsOfPhone(assignments, middle).length === 0))
      this.middle = null;
    return {
      paused,
      middle: this.middle,
      assignments,
      phones: phones.map((each) => ({ ...each, here: this.here(each.number) })),
    };
  }

  /** Stores first: guests never receive what a crash could undo. */
  async file(part: Partial<Membership>): Promise<void> {
    const membership = { ...this.membership, ...part };
    await this.journal.file(membership);
    this.membership = membership;
    this.redraw();
  }

  outline(match: AnyMatch): Outline {
    return outlineOf({ match, membership: this.membership });
  }

  /** Begins this host's era: all later entries belong to it. */
  async beginEra(match: AnyMatch): Promise<void> {
    const { era } = this.membership;
    const { eras, length } = this.outline(match);
    await this.file({ eras: erasAfter(eras, era, length) });
    this.gathering = false;
  }

  connectionOf = (phone: number): GuestConnection | null => this.connections.get(phone) ?? null;

  allIn = (): readonly GuestConnection[] => [...this.connections.values()];

  enter(phone: number, connection: GuestConnection): void {
    this.connections.set(phone, connection);
    this.redraw();
  }

  /** False if the phone had not joined, or has a newer connection. */
  exit(connection: GuestConnection): boolean {
    const { phone } = connection;
    if (phone === null || this.connections.get(phone) !== connection) return false;
    this.connections.delete(phone);
    this.redraw();
    return true;
  }

  /** N18: whether all phones that keep a seat are connected, except the former host. */
  allBack(before: number | null): boolean {
    return this.membership.assignments.every(
      ({ phone }) => phone === null || phone === before || this.here(phone),
    );
  }

  awayPhones(): readonly number[] {
    const { phones, assignments } = this.membership;
    return phones
      .map(({ number }) => number)
      .filter((number) => !this.here(number) && seatsOfPhone(assignments, number).length > 0);
  }

  welcome(match: AnyMatch, phone: number, from: number): Welcome {
    const { table, era, realDice } = this.membership;
    const { eras, length } = this.outline(match);
    const opening = sentOpening(match);
    return {
      kind: 'welcome',
      phone,
      table,
      realDice,
      era,
      anchor: this.anchor(),
      opening,
      eras,
      length,
      from,
      seats: this.seats(),
    };
  }
}

function sentOpening({ game, opening }: AnyMatch): SentOpening {
  const { options, names, start } = opening;
  return { game: game.id, options: JSON.stringify(unusual(game.options, options)), names, start };
}
