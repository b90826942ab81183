import { rolled } from '../../src/engine/chance';
import { type SeatMove, writeEntry } from '../../src/engine/codec';
import type { AnyMatch } from '../../src/engine/match';
import type { Uniform } from '../../src/engine/random';
import type { WitnessKind } from '../../src/engine/roll-proof';
import { movesHash } from '../../src/net/dice/moves-hash';
import { provenEntries } from '../../src/net/dice/proven-entries';
import { chanceOf } from '../../src/net/dice/proven-log';
import { bytesOf, rollsOf, witnessedBy } from '../../src/net/dice/rolls';
import { shortDigestOf } from '../../src/net/protocol/digest';
import { packEntries } from '../../src/net/protocol/entries';
import type { Call, FromHost } from '../../src/net/protocol/message';
import { packMove } from '../../src/net/protocol/rolls';
import { rolls, withProof } from '../../src/net/session/cast-roll';
import { type Cheated, played } from './false-host';

/** A match after one more entry, and the message that says so. */
export interface Told {
  readonly match: AnyMatch;
  readonly message: FromHost;
}

/** The entry as an honest host enters it: the guest witnesses it if it rolls. */
export async function witnessed(cheated: Cheated, before: AnyMatch, next: SeatMove): Promise<Told> {
  const { membership, random } = cheated;
  if (membership.realDice || !rolls(before, next.seat, next.move)) return plain(before, next, random);
  return withLink(cheated, before, next, await linkFor(cheated, callFor(cheated, before, next)));
}

/** The question that a host asks before this roll. */
export const callFor = ({ membership }: Cheated, { game, log }: AnyMatch, next: SeatMove): Call => ({
  roll: rollsOf(log, membership).count + 1,
  at: log.length,
  index: log.length,
  hash: movesHash(game, [next]),
});

/** Asks the guest for its link. Null: it refuses. */
export async function linkFor(cheated: Cheated, call: Call): Promise<Uint8Array | null> {
  await cheated.tell({ kind: 'call', ...call });
  return cheated.link();
}

/** The guest's number. */
export const numberOf = ({ victim }: Cheated): number => victim.guest?.copy()?.membership.me ?? 0;

/** The roll with the guest's link and the next one of the host. Without a link it is missed. */
export function withLink(
  cheated: Cheated,
  before: AnyMatch,
  next: SeatMove,
  link: Uint8Array | null,
  phone = numberOf(cheated),
  kind: WitnessKind = 'asked',
): Told {
  const { membership, chain, random } = cheated;
  const { table, era } = membership;
  if (!link) return withMissed(before, next, random);
  const { log } = before;
  const host = chain.link(rollsOf(log, membership).count + 1);
  const proof = { kind, phone, host, link } as const;
  const proven = provenEntries([{ ...next, dice: [], proof }], {
    log,
    table,
    eras: [{ ...era, from: log.length }],
    anchor: null,
  })?.[0];
  if (!proven?.inputs || !proven.entry.proof) throw new Error('the links of an honest host fit');
  return told(withProof(played(before, next, chanceOf(proven.inputs)), proven.entry.proof));
}

/** The roll without a witness, which says that none has answered. */
export function withMissed(before: AnyMatch, next: SeatMove, random: Uniform): Told {
  const { match } = plain(before, next, random);
  const rolled = (match.log.at(-1)?.dice.length ?? 0) > 0;
  return told(rolled ? withProof(match, { kind: 'missed' }) : match);
}

export const plain = (before: AnyMatch, next: SeatMove, random: Uniform): Told =>
  told(played(before, next, rolled(random)));

/** The message with which a host tells the last entry. */
export function told(match: AnyMatch): Told {
  const { game, log, state } = match;
  const index = log.length - 1;
  const last = log[index];
  if (!last) throw new Error('nothing was played');
  const digest = shortDigestOf(state);
  const proof = witnessedBy(last);
  if (proof) {
    const { kind: how, phone } = proof;
    const move = packMove(game, last);
    return { match, message: { kind: 'roll', how, phone, ...bytesOf(proof), move, digest: digest & 0xff } };
  }
  if (!last.proof)
    return { match, message: { kind: 'entry', index: index & 0xff, entry: writeEntry(game, last), digest } };
  const { bytes: entries } = packEntries(game, log, index, 60_000);
  return { match, message: { kind: 'commit', index, entries, digest } };
}
