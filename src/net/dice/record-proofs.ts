import type { Entry } from '../../engine/game';
import { type GameRecord, type Misplay, recordReasons, replay } from '../../engine/record';
import { countRolls, type RollCounts } from '../../engine/roll-proof';
import { unhex } from '../discovery/card';
import { TABLE_BYTES } from '../session/membership';
import { type ProvenEntry, provenEntries, type SentEntry } from './proven-entries';
import { followsFromLinks } from './proven-log';
import { bytesOf, witnessedBy } from './rolls';

type Log = readonly Entry<unknown>[];

/**
 * R9: checks every witnessed roll of a legal record: its links, and the dice that follow from them. Returns
 * the counts, or the first roll that is wrong; null for a record without proofs.
 */
export function checkProofs(record: GameRecord): RollCounts | Misplay | null {
  const states: unknown[] = [];
  const played = replay(record, (before) => states.push(before));
  if ('refusal' in played) return played;
  const { game, log, opening } = played.match;
  for (const [begin, part] of eraParts(log)) {
    const proven = provenPart(part);
    if (!proven) return { at: begin, refusal: recordReasons.links };
    for (const [index, { entry, inputs }] of proven.entries()) {
      const state = states[begin + index];
      const before = { game, opening, log: [], state };
      if (inputs && !followsFromLinks(before, entry, inputs, 'computed'))
        return { at: begin + index, refusal: recordReasons.forged };
    }
  }
  return countRolls(log);
}

/** The parts of a log that begin with the first witnessed roll of an era, and their indices. */
function eraParts(log: Log): readonly (readonly [number, Log])[] {
  const isFirst = (entry: Entry<unknown>): boolean => witnessedBy(entry)?.chain !== undefined;
  const begins = log.flatMap((entry, at) => (isFirst(entry) ? [at] : []));
  const first = log.findIndex((entry) => witnessedBy(entry) !== null);
  const all = first >= 0 && first !== begins[0] ? [first, ...begins] : begins;
  return all.map((begin, at) => [begin, log.slice(begin, all[at + 1])]);
}

/** Null if the links do not fit each other. */
function provenPart(part: Log): readonly ProvenEntry[] | null {
  const chain = part[0] && witnessedBy(part[0])?.chain;
  const table = chain && unhex(chain.table, TABLE_BYTES);
  if (!chain || !table) return null;
  const eras = [{ number: chain.era, phone: chain.host, from: 0 }];
  return provenEntries(part.map(asSent), { log: [], table, eras, anchor: null });
}

function asSent(entry: Entry<unknown>): SentEntry {
  const proof = witnessedBy(entry);
  if (!proof) return { ...entry, proof: null };
  const { kind, phone } = proof;
  return { ...entry, proof: { kind, phone, ...bytesOf(proof) } };
}
