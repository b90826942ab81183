import { readEntry } from '../../engine/codec';
import type { AnyMatch } from '../../engine/match';
import { type ChainContext, provenEntries, type SentEntry } from '../dice/proven-entries';
import { chanceOf, type Extended, extendComputed, extendProven } from '../dice/proven-log';
import { shortDigestOf } from '../protocol/digest';
import { unpackEntries } from '../protocol/entries';
import type { LogPart } from '../protocol/message';
import { unpackMove } from '../protocol/rolls';
import { withProof } from '../session/cast-roll';
import { commitInSlices, type StepRunner } from '../session/commit-in-slices';
import type { TableCopy } from '../session/table-journal';

/**
 * `extended`: the entries fit. `missing`: entries before them are missing. `differs`: the phones play different
 * games (N12). `false-link`, `false-dice`: the host breaks N34 or N35.
 */
export type LogUpdate =
  | { readonly kind: 'extended'; readonly match: AnyMatch }
  | { readonly kind: 'missing' | 'differs' | 'false-link' | 'false-dice' };

type Roll = Extract<LogPart, { readonly kind: 'roll' }>;
type Entries = Exclude<LogPart, Roll>;

/** With more entries than this the guest is catching up: it does not compute slow draws again. */
const MOST_LIVE = 16;

/**
 * Extends a match by the entries of a message, if they fit. Witnessed rolls of a live commit are computed with
 * `runSteps`.
 */
export function applyLogPart(
  copy: TableCopy,
  part: LogPart,
  runSteps: StepRunner,
): LogUpdate | Promise<LogUpdate> {
  if (part.kind === 'roll') return applyRoll(copy, part, runSteps);
  const { length } = copy.match.log;
  if (part.index !== (part.kind === 'entry' ? length & 0xff : length)) return { kind: 'missing' };
  return applyEntries(copy, part, runSteps);
}

const contextOf = ({ match, membership }: TableCopy): ChainContext => ({
  log: match.log,
  table: membership.table,
  eras: membership.eras,
  anchor: membership.anchor ?? null,
});

async function applyRoll(copy: TableCopy, part: Roll, runSteps: StepRunner): Promise<LogUpdate> {
  const { match } = copy;
  const roll = unpackMove(match.game, part.move);
  if (!roll) return { kind: 'differs' };
  const { seat, move } = roll;
  const { how: kind, phone, host, link, digest } = part;
  const [proven] =
    provenEntries([{ seat, move, dice: [], proof: { kind, phone, host, link } }], contextOf(copy)) ?? [];
  const { entry, inputs } = proven ?? {};
  if (!entry?.proof || !inputs) return { kind: 'false-link' };
  const after = await commitInSlices(match, seat, move, chanceOf(inputs), runSteps);
  if (!after.ok || digest !== (shortDigestOf(after.value.state) & 0xff)) return { kind: 'differs' };
  return { kind: 'extended', match: withProof(after.value, entry.proof) };
}

function applyEntries(copy: TableCopy, part: Entries, runSteps: StepRunner): LogUpdate | Promise<LogUpdate> {
  const { match } = copy;
  const entries = entriesIn(match, part);
  if (!entries) return { kind: 'differs' };
  const proven = provenEntries(entries, contextOf(copy));
  if (!proven) return { kind: 'false-link' };
  const isLive = part.kind === 'commit' && entries.length <= MOST_LIVE;
  if (isLive && proven.some(({ inputs }) => inputs))
    return extendComputed(match, proven, runSteps).then((extended) => compared(extended, part));
  return compared(extendProven(match, proven, 'trusted'), part);
}

function compared(extended: Extended, part: Entries): LogUpdate {
  if (extended.kind !== 'extended') return { kind: extended.kind === 'forged' ? 'false-dice' : 'differs' };
  const isEnd = part.kind !== 'part';
  return isEnd && part.digest !== shortDigestOf(extended.match.state) ? { kind: 'differs' } : extended;
}

function entriesIn({ game }: AnyMatch, part: Entries): readonly SentEntry[] | null {
  if (part.kind !== 'entry') return unpackEntries(game, part.entries);
  const entry = readEntry(game, part.entry);
  return entry && [{ seat: entry.seat, move: entry.move, dice: entry.dice, proof: null }];
}
