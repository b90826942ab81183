import { DiceRows } from '../../dice/tray/DiceRows';
import type { EmblemProps } from '../emblems';

/** Two white dice, and one die for each row. */
const rows = [
  [{ value: 4 }, { paint: 'red' }, { paint: 'yellow' }],
  [{ value: 3 }, { paint: 'green' }, { paint: 'blue' }],
] as const;

export function LockoutEmblem({ die }: EmblemProps) {
  return <DiceRows size={die} rows={rows} />;
}
