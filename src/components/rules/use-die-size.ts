import { useTextScale } from '../ui/theme/use-text-scale';
import { useRoomy } from './use-roomy';

const USUAL = { phone: 36, roomy: 54 } as const;
/** Five dice, and a row of four boxes with its points, have room in a line of a phone. */
const MOST = 1.45;

/** The edge of a die or a box on a rules page, in points. It grows with text. */
export function useDieSize(): number {
  const usual = USUAL[useRoomy() ? 'roomy' : 'phone'];
  return 2 * Math.round((usual / 2) * Math.max(1, Math.min(MOST, useTextScale())));
}
