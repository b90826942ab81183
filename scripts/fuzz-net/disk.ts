import type { Entry } from '../../src/engine/game';
import type { AnyMatch } from '../../src/engine/match';
import { truncateLog } from '../../src/net/protocol/log';
import type { Notes } from '../../src/net/session/journal';
import type { Membership } from '../../src/net/session/membership';
import type { TableCopy, TableJournal } from '../../src/net/session/table-journal';

/** The storage of one phone. It outlasts the app that wrote it. */
export class Disk {
  match: AnyMatch | null = null;
  membership: Membership | null = null;
  notes: Notes | null = null;
  /** True if nothing more can be written. */
  full = false;
  /** The number of writes in progress. */
  writing = 0;
  private opened: AnyMatch | null = null;
  private log: readonly Entry<unknown>[] = [];

  /**
   * The journal for one run of the app. Once `alive` is false, it writes nothing and its promises never
   * settle.
   */
  journal(alive: () => boolean, delay: () => Promise<void>): TableJournal {
    const delayed = async (write: () => void): Promise<void> => {
      this.writing += 1;
      await delay();
      this.writing -= 1;
      if (!alive()) return new Promise(() => {});
      if (this.full) throw new Error('the disk is full');
      write();
    };
    return {
      begin: (match, membership) => delayed(() => this.begin(match, membership)),
      append: (match, from) => delayed(() => this.append(match, from)),
      rewind: (length) => delayed(() => this.rewind(length)),
      file: (membership) =>
        delayed(() => {
          this.membership = membership;
        }),
      keep: (notes) =>
        delayed(() => {
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

  /** The copy that the app reads at its start. */
  copy(): TableCopy | null {
    const { opened, membership, match } = this;
    if (!opened || !membership || !match) return null;
    const whole = truncateLog({ ...match, log: this.log.concat(ONE_MORE) }, this.log.length);
    if (!whole) throw new Error('what is stored is no game');
    return { match: whole, membership };
  }
}

/** One more entry, so that `truncateLog` replays the match from its opening. */
const ONE_MORE: readonly Entry<unknown>[] = [{ seat: 0, move: null, dice: [] }];
