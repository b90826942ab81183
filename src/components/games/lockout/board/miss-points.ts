import { scoreOf } from '../../../../engine/lockout/sheet';
import { emptySheet } from '../../../../engine/lockout/state';

/** The fourth ends the game (L8): so many boxes are on a sheet. */
export const MOST_MISSES = 4;

/** What so many misses take off, as the engine counts them. */
export const missPoints = (misses: number): number => scoreOf({ ...emptySheet, misses });
