import { useLingui } from '@lingui/react/macro';
import { useTable } from '../TableContext';
import { useAbsentSeat, useHeldUp, useSeatState } from './use-seat-state';

/**
 * At a table of many phones: one sentence about a wait that is not for a player who thinks. Null if there is no such wait: then the
 * game's own prompt is right.
 */
export function useWait(): string | null {
  const { t } = useLingui();
  const heldUp = useHeldUp();
  const absent = useAbsentSeat();
  const name = useTable(({ seats }) => (absent === null ? '' : (seats[absent]?.name ?? '')));
  const state = useSeatState(absent ?? 0);
  if (heldUp !== '') return t`Playing now: ${heldUp}`;
  if (absent === null) return null;
  return state === 'free' ? t`${name}’s seat is free.` : t`${name} is away.`;
}
