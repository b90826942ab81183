import { DiceRows } from '../../dice/tray/DiceRows';
import type { EmblemProps } from '../emblems';

/** Five dice of six colours, after a roll. */
const rows = [
  [{ paint: 'yellow' }, { paint: 'orange' }, { paint: 'yellow' }],
  [{ paint: 'purple' }, { paint: 'blue' }],
] as const;

export function SunRowsEmblem({ die }: EmblemProps) {
  return <DiceRows size={die} rows={rows} />;
}
