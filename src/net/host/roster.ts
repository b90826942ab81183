import type { AnyMatch } from '../../engine/match';
import { unusual } from '../../engine/options';
import type { Illegal } from '../../engine/refusal';
import { erasAfter, type Outline } from '../protocol/eras';
import { hasBegun, outlineOf } from '../protocol/log-outline';
import type { FromHost, SeatsTable, SentOpening, Welcome } from '../protocol/message';
import type { Papers, Place } from '../session/membership';
import { seatsOfPhone } from '../session/seat-views';
import type { TableJournal } from '../session/table-journal';
import type { Line } from './guest-connection';

/** What the host knows of the table besides the game: who may come, who is here, who keeps what. */
export class Desk {
  gathering: boolean;
  down = false;
  notice: Illegal | null = null;
  private readonly lines = new Map<number, Line>();
  private table: SeatsTable;

  constructor(
    public papers: Papers,
    private readonly journal: TableJournal,
    match: AnyMatch,
  ) {
    // The first era has nobody before it who could know more.
    this.gathering = papers.era.number > 1 && !hasBegun({ match, papers });
    this.table = this.drawn();
  }

  here = (phone: number): boolean => phone === this.papers.me || this.lines.has(phone);

  /** A new object whenever it has changed. */
  seats = (): SeatsTable => this.table;

  redraw(): void {
    this.table = this.drawn();
  }

  private drawn(): SeatsTable {
    const { paused, places, phones } = this.papers;
    return {
      paused,
      places,
      phones: phones.map((each) => ({ ...each, here: this.here(each.number) })),
    };
  }

  /** Stores first: nobody is told what would not survive. */
  async file(part: Partial<Papers>): Promise<void> {
    const papers = { ...this.papers, ...part };
    await this.journal.file(papers);
    this.papers = papers;
    this.redraw();
  }

  outline(match: AnyMatch): Outline {
    return outlineOf({ match, papers: this.papers });
  }

  /** From here on entries belong to this host's era. */
  async beginEra(match: AnyMatch): Promise<void> {
    const { era } = this.papers;
    const { eras, length } = this.outline(match);
    await this.file({ eras: erasAfter(eras, era, length) });
    this.gathering = false;
  }

  lineOf = (phone: number): Line | null => this.lines.get(phone) ?? null;

  allIn = (): readonly Line[] => [...this.lines.values()];

  enter(phone: number, line: Line): void {
    this.lines.set(phone, line);
    this.redraw();
  }

  /** False if it was not here, or has come again meanwhile. */
  exit(line: Line): boolean {
    const { phone } = line;
    if (phone === null || this.lines.get(phone) !== line) return false;
    this.lines.delete(phone);
    this.redraw();
    return true;
  }

  /** N18: all that keep a seat are here, but the one that hosted before. */
  allBack(before: number | null): boolean {
    return this.papers.places.every(({ phone }) => phone === null || phone === before || this.here(phone));
  }

  awayPhones(): readonly number[] {
    const { phones, places } = this.papers;
    return phones
      .map(({ number }) => number)
      .filter((number) => !this.here(number) && seatsOfPhone(places, number).length > 0);
  }

  placesWith(seat: number, part: Partial<Place>): readonly Place[] {
    return this.papers.places.map((place, at) => (at === seat ? { ...place, ...part } : place));
  }

  welcome(match: AnyMatch, phone: number, from: number): Welcome {
    const { table, era, realDice } = this.papers;
    const { eras, length } = this.outline(match);
    const opening = sentOpening(match);
    return { kind: 'welcome', phone, table, realDice, era, opening, eras, length, from, seats: this.seats() };
  }
}

function sentOpening({ game, opening }: AnyMatch): SentOpening {
  const { options, names, start } = opening;
  return { game: game.id, options: JSON.stringify(unusual(game.options, options)), names, start };
}

export type SentWanted = Extract<FromHost, { kind: 'wanted' }>['wanted'];
