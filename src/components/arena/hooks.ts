import { arena } from '../../engine/arena';
import { boardHooks } from '../table/boardHooks';

export const { useBoard, useStanding, drafted, hint } = boardHooks(arena);
