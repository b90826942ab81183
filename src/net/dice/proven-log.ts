import { type Chance, type Draw, rolled } from '../../engine/chance';
import type { Entry } from '../../engine/game';
import { type AnyMatch, follow } from '../../engine/match';
import { uniform } from '../../engine/random';
import { commitInSlices, type StepRunner } from '../session/commit-in-slices';
import type { ProvenEntry } from './proven-entries';
import { type RollInputs, rollWords } from './roll-words';

/** N35: the chance of a witnessed roll. */
export const chanceOf = (inputs: RollInputs): Chance => rolled(uniform(rollWords(inputs)));

/** Whether values that take long to compute (the fates of Arena's throws) are computed, or only checked for form. */
export type SlowDraws = 'computed' | 'trusted';

/** Whether the dice of a legal entry follow from its links. */
export function followsFromLinks(
  { game, state }: AnyMatch,
  { seat, move, dice }: Entry<unknown>,
  inputs: RollInputs,
  slow: SlowDraws,
): boolean {
  const chance = chanceOf(inputs);
  let used = 0;
  let equal = true;
  const compared = (what: Draw): readonly number[] => {
    const recorded = dice.slice(used, used + what.size);
    used += what.size;
    if (what.slowly && slow === 'trusted') return recorded;
    const drawn = chance.draw(what);
    equal &&= drawn.length === recorded.length && drawn.every((value, at) => value === recorded[at]);
    // The recorded values are legal, so the rest can be played with them.
    return recorded.length === what.size && what.fits(recorded) ? recorded : drawn;
  };
  game.play(state, seat, move, { draw: compared });
  return equal;
}

export type Extended =
  | { readonly kind: 'extended'; readonly match: AnyMatch }
  /** An entry is not legal; or its dice do not follow from its links. */
  | { readonly kind: 'illegal' }
  | { readonly kind: 'forged' };

/** Checks and plays more entries, and compares their dice with what follows from the links. */
export function extendProven(match: AnyMatch, entries: readonly ProvenEntry[], slow: SlowDraws): Extended {
  let now = match;
  for (const { entry, inputs } of entries) {
    const next = follow(now.game, now.state, entry);
    if (!next.ok) return { kind: 'illegal' };
    if (inputs && !followsFromLinks(now, entry, inputs, slow)) return { kind: 'forged' };
    now = { ...now, state: next.value, log: [...now.log, entry] };
  }
  return { kind: 'extended', match: now };
}

/** The same with all values computed, those that take long in steps. */
export async function extendComputed(
  match: AnyMatch,
  entries: readonly ProvenEntry[],
  runSteps: StepRunner,
): Promise<Extended> {
  let now = match;
  for (const { entry, inputs } of entries) {
    const next = follow(now.game, now.state, entry);
    if (!next.ok) return { kind: 'illegal' };
    if (inputs) {
      const after = await commitInSlices(now, entry.seat, entry.move, chanceOf(inputs), runSteps);
      const dice = after.ok ? after.value.log.at(-1)?.dice : null;
      if (dice?.join() !== entry.dice.join()) return { kind: 'forged' };
    }
    now = { ...now, state: next.value, log: [...now.log, entry] };
  }
  return { kind: 'extended', match: now };
}
