import { arena } from '../../../../engine/arena';
import { boardHooks } from '../../../board-kit/board-hooks';

export const { useBoard, useStanding, drafted, hint } = boardHooks(arena);
