import { writeEntry } from '../../engine/codec';
import type { AnyMatch } from '../../engine/match';
import { shortDigestOf } from '../protocol/digest';
import { packEntries } from '../protocol/entries';
import { writeFromHost } from '../protocol/from-host';

/** A commit fits into one frame of the smallest common Bluetooth link, sealed: 182 bytes less 1 and 16, less its own 8. */
const LIVE_BYTES = 157;
const CATCHING_UP_BYTES = 16_384;
/** More entries than one commit ever has. */
const LIVE_ENTRIES = 16;

export interface LogMessage {
  readonly bytes: Uint8Array;
  /** The length of the log of whoever has read it. */
  readonly next: number;
}

/** Parts of the log as messages. All guests that lack the same get the same bytes, made once. */
export class Commits {
  private match: AnyMatch | null = null;
  private readonly made = new Map<number, LogMessage>();

  after(match: AnyMatch, from: number): LogMessage {
    if (match !== this.match) {
      this.match = match;
      this.made.clear();
    }
    const known = this.made.get(from);
    if (known) return known;
    const message = make(match, from);
    this.made.set(from, message);
    return message;
  }
}

function make(match: AnyMatch, from: number): LogMessage {
  const { game, log, state } = match;
  const last = log.at(-1);
  if (last && from === log.length - 1) {
    const entry = writeEntry(game, last);
    const digest = shortDigestOf(state);
    return { bytes: writeFromHost({ kind: 'entry', index: from & 0xff, entry, digest }), next: log.length };
  }
  const most = log.length - from > LIVE_ENTRIES ? CATCHING_UP_BYTES : LIVE_BYTES;
  const { count, bytes: entries } = packEntries(game, log, from, most);
  const next = from + count;
  const message =
    next === log.length
      ? writeFromHost({ kind: 'commit', index: from, entries, digest: shortDigestOf(state) })
      : writeFromHost({ kind: 'part', index: from, entries });
  return { bytes: message, next };
}
