import { peopleHere } from '../../stores/table/handover';
import type { TableState } from '../../stores/table/table-state';
import type { Moment } from '../games/face';

type Parts = Pick<
  TableState,
  'board' | 'state' | 'seats' | 'seat' | 'turn' | 'draft' | 'picked' | 'hint' | 'last' | 'flying' | 'over'
>;

/** The part of a table's state that a face reads. */
export function momentOf({ seats, draft, ...parts }: Parts): Moment<unknown, unknown> {
  const here = peopleHere(seats);
  return {
    ...parts,
    names: seats.map(({ name }) => name),
    here,
    alone: here.length === 1,
    draft: draft?.steps.map(({ move }) => move) ?? [],
  };
}
