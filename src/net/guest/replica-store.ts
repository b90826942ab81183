import type { AnyMatch } from '../../engine/match';
import type { Membership } from '../session/membership';
import { storedSeatViews } from '../session/seat-views';
import type { TableCopy, TableJournal } from '../session/table-journal';

/**
 * Stores a guest's copy. A guest shows first and stores afterwards (N8), as the host has everything. After a
 * crash at any point the stored log is still one that existed: entries are removed before the membership
 * changes, and added after it.
 */
export class ReplicaStore {
  /** The number of stored entries; null while there is no copy. */
  private stored: number | null;
  private rewound: number | null = null;
  private filed: Membership | null;
  private storedNotes = '';
  private busy: Promise<void> | null = null;
  private changedSince = false;
  private failing = false;

  constructor(
    private readonly journal: TableJournal,
    private readonly now: () => TableCopy | null,
    copy: TableCopy | null,
    /** Called with the error when a write fails, and with null when writing works again. */
    private readonly onTrouble: (error: unknown) => void,
  ) {
    this.stored = copy ? copy.match.log.length : null;
    this.filed = copy ? copy.membership : null;
  }

  /** Entries from this index on are not the stored ones any more. */
  rewind(length: number): void {
    this.rewound = Math.min(length, this.rewound ?? length);
  }

  /** Stores the current copy. A failed write is repeated with the next change. */
  go(): void {
    this.changedSince = true;
    this.busy ??= this.work();
  }

  /** Resolves when everything is stored, or a write has failed. */
  async settled(): Promise<void> {
    while (this.busy) await this.busy;
  }

  /** Whether the current copy is stored. */
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
    while (this.changedSince) {
      this.changedSince = false;
      try {
        while (await this.step()) {
          // Each step reads the copy anew: it may have changed during the write.
        }
        if (this.failing) this.onTrouble(null);
        this.failing = false;
      } catch (error) {
        this.failing = true;
        this.onTrouble(error);
      }
    }
    this.busy = null;
  }

  /** Does one write. Resolves with false if none is left. */
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
      await this.truncate(length);
    } else if (this.filed !== membership) {
      await journal.file(membership);
      this.filed = membership;
    } else if (this.stored < match.log.length) {
      await journal.append(match, this.stored);
      this.stored = match.log.length;
    } else return this.storeNotes(match, membership);
    return true;
  }

  private async truncate(length: number): Promise<void> {
    if (this.stored === null || length >= this.stored) return;
    try {
      await this.journal.rewind(length);
      this.stored = length;
    } catch (error) {
      this.rewind(length);
      throw error;
    }
  }

  /** Stores what the list of saved games shows. */
  private async storeNotes(
    { game, state, log }: AnyMatch,
    { assignments, me }: Membership,
  ): Promise<boolean> {
    const over = game.turn(state).length === 0;
    const notes = { seats: storedSeatViews(assignments, me), answers: [], at: log.length, over };
    const text = JSON.stringify([notes.seats, over]);
    if (text === this.storedNotes) return false;
    await this.journal.keep(notes);
    this.storedNotes = text;
    return true;
  }
}
