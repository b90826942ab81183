import { games } from '../../engine/games';
import type { DailyEntry } from '../../stores/daily/daily-log';
import { useToday } from '../daily/use-today';
import { TodayCard } from './TodayCard';

/** Today's dice on the home screen, over the store. */
export function TodayAtHome({ onToday }: { readonly onToday: () => void }) {
  const { entries } = useToday();
  const those = (state: DailyEntry['state']) =>
    games
      .map(({ id }) => id)
      .filter((id) => entries?.some((entry) => entry.game === id && entry.state === state));
  return <TodayCard done={those('finished')} begun={those('begun')} onToday={onToday} />;
}
