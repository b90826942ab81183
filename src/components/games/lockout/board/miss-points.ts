import { scoreOf } from '../../../../engine/lockout/sheet';
import { emptySheet } from '../../../../engine/lockout/state';

/** What so many misses take off, as the engine counts them. */
export const missPoints = (misses: number): number => scoreOf({ ...emptySheet, misses });
