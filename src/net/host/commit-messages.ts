import { writeEntry } from '../../engine/codec';
import type { AnyMatch } from '../../engine/match';
import { bytesOf, witnessedBy } from '../dice/rolls';
import { shortDigestOf } from '../protocol/digest';
import { packEntries } from '../protocol/entries';
import { writeFromHost } from '../protocol/from-host';
import { packMove } from '../protocol/rolls';

/**
 * A sealed commit fits into one frame of the smallest common Bluetooth link: 182 bytes − 1 (frame) − 16
 * (seal) − 8 (commit).
 */
const LIVE_BYTES = 157;
const CATCHING_UP_BYTES = 16_384;
/** No single commit has more entries: a guest that lacks more is catching up. */
const LIVE_ENTRIES = 16;

export interface LogMessage {
  readonly bytes: Uint8Array;
  /** The length of a guest's log after this message. */
  readonly next: number;
}

/** Writes parts of the log as messages. Guests that lack the same entries share the same bytes. */
export class Commits {
  private match: AnyMatch | null = null;
  private readonly messages = new Map<number, LogMessage>();

  /** Returns a message with the entries up to an index before the end of the log, or some of them. */
  part(match: AnyMatch, from: number, to: number): LogMessage {
    const { count, bytes: entries } = packEntries(
      match.game,
      match.log.slice(0, to),
      from,
      CATCHING_UP_BYTES,
    );
    return { bytes: writeFromHost({ kind: 'part', index: from, entries }), next: from + count };
  }

  /** Returns the next message for a guest whose log has `from` entries. */
  after(match: AnyMatch, from: number): LogMessage {
    if (match !== this.match) {
      this.match = match;
      this.messages.clear();
    }
    const cached = this.messages.get(from);
    if (cached) return cached;
    const message = make(match, from);
    this.messages.set(from, message);
    return message;
  }
}

function make(match: AnyMatch, from: number): LogMessage {
  const { game, log, state } = match;
  const last = log.at(-1);
  if (last && from === log.length - 1) {
    const digest = shortDigestOf(state);
    const proof = witnessedBy(last);
    if (proof) {
      const { phone, kind: how } = proof;
      const move = packMove(game, last);
      const links = bytesOf(proof);
      const message = { kind: 'roll', how, phone, ...links, move, digest: digest & 0xff } as const;
      return { bytes: writeFromHost(message), next: log.length };
    }
    // A roll that was missed says so in a commit.
    if (!last.proof) {
      const entry = writeEntry(game, last);
      return { bytes: writeFromHost({ kind: 'entry', index: from & 0xff, entry, digest }), next: log.length };
    }
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
