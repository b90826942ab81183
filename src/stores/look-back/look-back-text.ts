import type { Finding } from '../../engine/bots/findings';
import { parseJson } from '../../engine/json';
import { fieldsOf, listOf, textOf, wholeNumber } from '../../engine/options';

/**
 * Goes up when a coach judges otherwise, or findings mean something else. Findings of another version are not
 * read, so the game is judged again.
 */
const VERSION = 4;

/** The key of the document with the findings of a game. */
export const lookBackKey = (id: string): string => `look-back/${id}`;

/** Shares are stored as whole numbers. */
const PARTS = 10_000;

export function lookBackText(findings: readonly Finding[]): string {
  const rows = findings.map(({ luck, error, better, shares }) => ({
    shares: shares.map(parts),
    ...(luck && { luck: luck.map(parts) }),
    ...(error > 0 && { error: parts(error) }),
    ...(better !== null && { better }),
  }));
  return JSON.stringify({ lookBack: VERSION, findings: rows });
}

/** Returns the findings of a game with so many seats; none if they have to be made again. */
export function readLookBack(text: string | null, seats: number): readonly Finding[] {
  const fields = fieldsOf(parseJson(text ?? ''), ['lookBack', 'findings']);
  if (fields?.get('lookBack') !== VERSION) return [];
  return listOf(fields.get('findings'), (json) => readFinding(json, seats)) ?? [];
}

function readFinding(json: unknown, seats: number): Finding | null {
  const fields = fieldsOf(json, ['shares', 'luck', 'error', 'better']);
  if (!fields) return null;
  const shares = readShares(fields.get('shares'), seats);
  const luck = fields.has('luck') ? readShares(fields.get('luck'), seats) : null;
  const error = fields.has('error') ? wholeNumber(fields.get('error')) : 0;
  if (!shares || error === null || (fields.has('luck') && !luck)) return null;
  return { luck, error: error / PARTS, better: textOf(fields.get('better')), shares };
}

function readShares(json: unknown, seats: number): readonly number[] | null {
  const shares = listOf(json, wholeNumber);
  return shares?.length === seats ? shares.map((share) => share / PARTS) : null;
}

const parts = (share: number): number => Math.round(share * PARTS);
