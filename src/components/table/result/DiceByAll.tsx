import type { AnyMatch } from '../../../engine/match';
import { useTable } from '../TableContext';
import { DiceLines } from './DiceLines';

/** N38: how the dice of this table were made. Nothing at a table that is not shared. */
export function DiceByAll({ match }: { readonly match: AnyMatch }) {
  const lost = useTable(({ room }) => room?.lostLinks ?? 0);
  return <DiceLines match={match} lost={lost} />;
}
