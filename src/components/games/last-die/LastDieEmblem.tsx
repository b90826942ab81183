import { DiceRows } from '../../dice/tray/DiceRows';
import type { EmblemProps } from '../emblems';

/** A full row, and a row without its last die. */
const rows = [
  [{ value: 2 }, { value: 2 }, { value: 2 }],
  [{ value: 5 }, { value: 5 }, 'box'],
] as const;

export function LastDieEmblem({ die, accent }: EmblemProps) {
  return <DiceRows size={die} accent={accent} rows={rows} />;
}
