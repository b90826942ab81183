import { type Net, newActivity, run } from '../../../../src/engine/lockout/bots/expert/net';
import { goneOn } from '../../../../src/engine/lockout/bots/expert/paper';
import type { SheetValue } from '../../../../src/engine/lockout/bots/expert/sheet-values';
import type { WinChance } from '../../../../src/engine/lockout/bots/expert/worth';

/** The chance to win as a net sees it. */
export function winChance(net: Net, value: SheetValue): WinChance {
  const activity = newActivity();
  return (active, waiting) => run(net, value, active, waiting, activity);
}

const SPREAD = 20;
const COLUMNS = 44;

/** The chance to win by the points that both will have, and by how much can still change. */
export const plainChance =
  (value: SheetValue): WinChance =>
  (active, waiting) => {
    const lead = active.points + value('active', active) - waiting.points - value('waiting', waiting);
    const left = Math.max(2, COLUMNS - (goneOn(active) + goneOn(waiting)) / 2);
    const z = (0.8 * lead) / (SPREAD * Math.sqrt(left / COLUMNS));
    return 0.5 + (0.5 * z) / Math.sqrt(1 + z * z);
  };
