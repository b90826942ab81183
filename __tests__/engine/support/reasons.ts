import { existsSync, readFileSync } from 'node:fs';
import { diceReasons } from '../../../src/engine/chance';
import { draftReasons } from '../../../src/engine/draft';
import type { AnyGame } from '../../../src/engine/game';
import { matchReasons } from '../../../src/engine/match';
import { recordReasons } from '../../../src/engine/record';
import { type Refusal, sentence } from '../../../src/engine/refusal';

/** The refusals that belong to no single game. */
export const generalReasons: readonly Refusal[] = [
  matchReasons,
  diceReasons,
  draftReasons,
  recordReasons,
].flatMap((list) => Object.values(list));

/** The numbers of the rules that a page of docs/rules states: list items that begin with `**L7**`. */
export function rulesOn(page: string): ReadonlySet<string> {
  const path = `docs/rules/${page}.md`;
  if (!existsSync(path)) throw new Error(`${path} is missing: every rule that a reason cites stands there`);
  const items = readFileSync(path, 'utf8').matchAll(/^\s*[-*] \*\*([A-Z]\d+)\*\*/gm);
  return new Set(Array.from(items, ([, rule = '']) => rule));
}

const codes = new Map<string, ReadonlySet<string>>();

/** Returns all codes of refusals in a game. */
function codesOf(game: AnyGame): ReadonlySet<string> {
  const list =
    codes.get(game.id) ??
    new Set([...Object.values(game.reasons), ...generalReasons].map(({ code }) => code));
  codes.set(game.id, list);
  return list;
}

/**
 * Returns what is wrong with a refusal, or null: its code is in no list, or its sentence has a placeholder
 * left.
 */
export function faultOfReason(game: AnyGame, refusal: Refusal): string | null {
  if (!codesOf(game).has(refusal.code)) return `the code ${refusal.code} is in no list`;
  const said = sentence(refusal);
  return /[{}]|undefined/.test(said) || !/^[A-Z\d].*\.$/.test(said) ? `the sentence reads "${said}"` : null;
}
