import { lastDie } from '../../../../engine/last-die';
import { boardHooks } from '../../../board-kit/board-hooks';

export const { useBoard, useStanding, further, hint } = boardHooks(lastDie);
