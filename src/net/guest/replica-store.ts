import type { AnyMatch } from '../../engine/match';
import type { Membership } from '../session/membership';
import { storedSeatViews } from '../session/seat-views';
import type { TableCopy, TableJournal } from '../session/table-journal';

/**
 * A guest shows first and stores afterwards (N8): the host has everything. Whatever happens in between, what is stored is a
 * log that was: entries are given up before the papers say so, and new ones follow the papers that they belong to.
 */
export class ReplicaStore {
  /** Entries that are stored; null while there is no copy at all. */
  private stored: number | null;
  private rewound: number | null = null;
  private filed: Membership | null;
  private noted = '';
  private busy: Promise<void> | null = null;
  private again = false;
  private failing = false;

  constructor(
    private readonly journal: TableJournal,
    private readonly now: () => TableCopy | null,
    copy: TableCopy | null,
    /** Told why something can't be stored, and null when it could be after all. */
    private readonly trouble: (error: unknown) => void,
  ) {
    this.stored = copy ? copy.match.log.length : null;
    this.filed = copy ? copy.membership : null;
  }

  /** Entries from here on are others now. */
  rewind(length: number): void {
    this.rewound = Math.min(length, this.rewound ?? length);
  }

  /** Stores what is not stored yet. What fails is tried again with the next change. */
  go(): void {
    this.again = true;
    this.busy ??= this.work();
  }

  /** Resolves when everything is stored, or can't be. */
  async settled(): Promise<void> {
    while (this.busy) await this.busy;
  }

  /** Whether all that there is now is stored. */
  isDone(): boolean {
    const copy = this.now();
    return (
      copy !== null &&
      this.rewound === null &&
      this.filed === copy.membership &&
      this.stored === copy.match.log.length
    );
  }

  private async work(): Promise<void> {
    while (this.again) {
      this.again = false;
      try {
        while (await this.step()) {
          // The next one, from what has become of the copy meanwhile.
        }
        if (this.failing) this.trouble(null);
        this.failing = false;
      } catch (error) {
        this.failing = true;
        this.trouble(error);
      }
    }
    this.busy = null;
  }

  /** False when nothing is left to do. */
  private async step(): Promise<boolean> {
    const copy = this.now();
    if (!copy) return false;
    const { match, membership } = copy;
    const { journal } = this;
    if (this.stored === null) {
      this.rewound = null;
      await journal.begin({ ...match, log: [] }, membership);
      this.stored = 0;
      this.filed = membership;
    } else if (this.rewound !== null) {
      const length = Math.min(this.rewound, this.stored);
      this.rewound = null;
      await this.cut(length);
    } else if (this.filed !== membership) {
      await journal.file(membership);
      this.filed = membership;
    } else if (this.stored < match.log.length) {
      await journal.append(match, this.stored);
      this.stored = match.log.length;
    } else return this.note(match, membership);
    return true;
  }

  private async cut(length: number): Promise<void> {
    if (this.stored === null || length >= this.stored) return;
    try {
      await this.journal.rewind(length);
      this.stored = length;
    } catch (error) {
      this.rewind(length);
      throw error;
    }
  }

  /** What a list of games shows. */
  private async note({ game, state, log }: AnyMatch, { assignments, me }: Membership): Promise<boolean> {
    const over = game.turn(state).length === 0;
    const notes = { seats: storedSeatViews(assignments, me), answers: [], at: log.length, over };
    const text = JSON.stringify([notes.seats, over]);
    if (text === this.noted) return false;
    await this.journal.keep(notes);
    this.noted = text;
    return true;
  }
}
