import { DICE_A_TURN } from '../../../src/engine/last-die/state';
import { boxesOf, type Row } from '../../../src/engine/last-die/tableau';
import { boxesText } from './measures';
import { turnsAlone } from './turns-alone';

export const LEAST_POINTS = 20;
export const MOST_POINTS = 100;

/** The hardness of a row: the turns that it takes, plus its dice, of which five count as one turn. */
export interface Hardness {
  readonly turns: number;
  readonly total: number;
}

const known = new Map<string, Hardness>();

/** The hardness of the row's boxes, cached. */
export function hardnessOf(row: Row): Hardness {
  const boxes = boxesText(row);
  const found = known.get(boxes) ?? measure(row);
  known.set(boxes, found);
  return found;
}

function measure(row: Row): Hardness {
  const turns = turnsAlone(row);
  return { turns, total: turns + boxesOf(row) / DICE_A_TURN };
}

/** The points without their sign, in tens. They grow with the square of the hardness beyond one turn. */
export function pointsFor(row: Row, scale: number): number {
  const beyond = hardnessOf(row).total - 1;
  return Math.min(MOST_POINTS, Math.max(LEAST_POINTS, 10 * Math.round((scale * beyond * beyond) / 10)));
}
