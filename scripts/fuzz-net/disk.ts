import type { Entry } from '../../src/engine/game';
import type { AnyMatch } from '../../src/engine/match';
import { truncateLog } from '../../src/net/protocol/log';
import type { Notes } from '../../src/net/session/journal';
import type { Membership } from '../../src/net/session/membership';
import type { TableCopy, TableJournal } from '../../src/net/session/table-journal';

/** What one phone has stored: it outlives the app that wrote it. */
export class Disk {
  match: AnyMatch | null = null;
  membership: Membership | null = null;
  notes: Notes | null = null;
  /** Nothing more can be written. */
  full = false;
  /** How many writes are under way. */
  writing = 0;
  private opened: AnyMatch | null = null;
  private log: readonly Entry<unknown>[] = [];

  /** The journal of one run of the app. Once `alive` is false nothing is written any more, and nothing ever answered. */
  journal(alive: () => boolean, slowly: () => Promise<void>): TableJournal {
    const doing = async (write: () => void): Promise<void> => {
      this.writing += 1;
      await slowly();
      this.writing -= 1;
      if (!alive()) return new Promise(() => {});
      if (this.full) throw new Error('the disk is full');
      write();
    };
    return {
      begin: (match, membership) => doing(() => this.begin(match, membership)),
      append: (match, from) => doing(() => this.append(match, from)),
      rewind: (length) => doing(() => this.rewind(length)),
      file: (membership) =>
        doing(() => {
          this.membership = membership;
        }),
      keep: (notes) =>
        doing(() => {
          this.notes = notes;
        }),
    };
  }

  begin(match: AnyMatch, membership: Membership): void {
    this.opened = truncateLog(match, 0);
    this.log = match.log;
    this.membership = membership;
    this.match = match;
  }

  private append(match: AnyMatch, from: number): void {
    if (from !== this.log.length) throw new Error(`appended at ${from}, but there are ${this.log.length}`);
    this.log = [...this.log, ...match.log.slice(from)];
    this.match = match;
  }

  private rewind(length: number): void {
    if (length > this.log.length) throw new Error(`rewound to ${length}, but there are ${this.log.length}`);
    this.log = this.log.slice(0, length);
  }

  forget(): void {
    this.opened = null;
    this.match = null;
    this.membership = null;
    this.log = [];
  }

  length = (): number => this.log.length;

  entries = (): readonly Entry<unknown>[] => this.log;

  /** The copy that an app finds when it is started. */
  copy(): TableCopy | null {
    const { opened, membership, match } = this;
    if (!opened || !membership || !match) return null;
    const whole = truncateLog({ ...match, log: this.log.concat(NEVER) }, this.log.length);
    if (!whole) throw new Error('what is stored is no game');
    return { match: whole, membership };
  }
}

/** One more than there are, so that the match is played through from its opening. */
const NEVER: readonly Entry<unknown>[] = [{ seat: 0, move: null, dice: [] }];
