import type { Row } from '../../../src/engine/last-die/tableau';
import { hardness } from './hardness';

const LEAST = 20;
const MOST = 100;

/** Points without their sign: so many for each turn that the row takes beyond the first, in tens. */
export const pointsFor = (row: Row, aTurn: number): number =>
  Math.min(MOST, Math.max(LEAST, 10 * Math.round(((hardness(row) - 1) * aTurn) / 10)));
