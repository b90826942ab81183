import { bitOf, FACE_SETS, type Faces, facesIn } from '../../../../src/engine/arena/bots/expert/faces';
import type { Outcome } from '../../../../src/engine/arena/bots/expert/turn-values';
import { X } from '../../../../src/engine/arena/state';
import type { Uniform } from '../../../../src/engine/random';
import { faceOn } from './sides';
import { LOST, ROLLED, type Tumble } from './tumbles';

/** What lies in a place: the face on top, and by how many quarters its die is turned. */
export interface Label {
  readonly face: number;
  readonly quarters: number;
}

/** The worth of an outcome, by `outcomeAt`. */
export type Worths = Float64Array;

/** Outcomes are numbered by the dice taken, then the faces left. */
export const outcomeAt = (taken: number, left: Faces): number => taken * FACE_SETS + left;
/** No throw of one die takes more. */
const MOST_TAKEN = 6;
export const OUTCOMES = (MOST_TAKEN + 1) * FACE_SETS;

const ROLLS = 6;
const STARTS = 4;

/** Returns the shares of all outcomes of a throw, by `outcomeAt`, if these faces lie in the places. */
export function sharesOf(tumbles: readonly Tumble[], labels: readonly Label[]): Float64Array {
  const shares = new Float64Array(OUTCOMES);
  const shown = new Uint8Array(ROLLS + 1);
  let all = 0;
  for (const { sides, stayed, count } of tumbles) {
    shown.fill(0);
    let rolled = stayed ? 1 : 0;
    for (let at = 0; at < sides.length; at += 1) {
      const side = sides[at] ?? LOST;
      const label = labels[at];
      if (side === ROLLED) rolled += 1;
      else if (side !== LOST && label) add(shown, faceOn(label.face, side, label.quarters), 1);
    }
    roll(shown, rolled, count, shares);
    all += count;
  }
  for (let at = 0; at < OUTCOMES; at += 1) shares[at] = (shares[at] ?? 0) / all;
  return shares;
}

function add(shown: Uint8Array, face: number, dice: number): void {
  shown[face] = (shown[face] ?? 0) + dice;
}

/** Adds the outcomes for all faces of the dice that show any face alike. */
function roll(shown: Uint8Array, dice: number, share: number, shares: Float64Array): void {
  if (dice > 0) {
    for (let face = 1; face <= ROLLS; face += 1) {
      add(shown, face, 1);
      roll(shown, dice - 1, share / ROLLS, shares);
      add(shown, face, -1);
    }
    return;
  }
  let taken = 0;
  let left = 0;
  for (let face = X + 1; face <= ROLLS; face += 1) {
    const same = shown[face] ?? 0;
    if (same > 1) taken += same;
    else if (same === 1) left |= bitOf(face);
  }
  const at = outcomeAt(taken, left);
  shares[at] = (shares[at] ?? 0) + share;
}

export const outcomesOf = (shares: Float64Array): readonly Outcome[] =>
  [...shares].flatMap((share, at): readonly Outcome[] =>
    share > 0 ? [[Math.floor(at / FACE_SETS), at % FACE_SETS, share]] : [],
  );

export interface Labelled {
  readonly labels: readonly Label[];
  readonly worth: number;
}

/** Looks for the best way to lay these faces in the places of a throw: which where, and how turned. */
export function bestLabels(
  tumbles: readonly Tumble[],
  faces: Faces,
  worths: Worths,
  random: Uniform,
): Labelled {
  const worthOf = (labels: readonly Label[]): number => {
    const shares = sharesOf(tumbles, labels);
    let sum = 0;
    for (let at = 0; at < OUTCOMES; at += 1) sum += (shares[at] ?? 0) * (worths[at] ?? 0);
    return sum;
  };
  let best: Labelled = { labels: [], worth: Number.NEGATIVE_INFINITY };
  for (let start = 0; start < STARTS; start += 1) {
    const labels = shuffled(facesIn(faces), random).map((face) => ({ face, quarters: random(4) }));
    const climbed = climb({ labels, worth: worthOf(labels) }, worthOf);
    if (climbed.worth > best.worth) best = climbed;
  }
  return best;
}

/** Changes one die, or two for each other, while that makes it better. */
function climb(from: Labelled, worthOf: (labels: readonly Label[]) => number): Labelled {
  let best = from;
  for (let better = true; better; ) {
    better = false;
    for (const labels of neighbours(best.labels)) {
      const worth = worthOf(labels);
      if (worth <= best.worth) continue;
      best = { labels, worth };
      better = true;
    }
  }
  return best;
}

function neighbours(labels: readonly Label[]): readonly (readonly Label[])[] {
  const all: (readonly Label[])[] = [];
  for (const [at, { face, quarters }] of labels.entries()) {
    for (let more = 1; more < 4; more += 1)
      all.push(labels.with(at, { face, quarters: (quarters + more) % 4 }));
    for (let other = at + 1; other < labels.length; other += 1)
      all.push(
        labels
          .with(at, { face: labels[other]?.face ?? face, quarters })
          .with(other, { face, quarters: labels[other]?.quarters ?? 0 }),
      );
  }
  return all;
}

function shuffled(list: readonly number[], random: Uniform): readonly number[] {
  const all = [...list];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const at = random(last + 1);
    const moved = all[last] ?? 0;
    all[last] = all[at] ?? 0;
    all[at] = moved;
  }
  return all;
}
