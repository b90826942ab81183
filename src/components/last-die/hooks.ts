import { lastDie } from '../../engine/last-die';
import { boardHooks } from '../table/boardHooks';

export const { useBoard, useStanding, further, hint } = boardHooks(lastDie);
