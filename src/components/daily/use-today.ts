import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../../stores/app/AppContext';
import type { DailyEntry } from '../../stores/daily/daily-log';
import { monthOf } from '../../stores/daily/day';

interface Today {
  readonly day: string;
  /** What was tried today; null until it is known. */
  readonly entries: readonly DailyEntry[] | null;
  /** Looks at the calendar again. Returns whether it is still the same day. */
  readonly check: () => boolean;
}

/** Today's date, and what was made of its dice, read again whenever the screen comes into focus. */
export function useToday(): Today {
  const { daily, trace } = useApp();
  const [day, setDay] = useState(daily.today);
  const entries = useStore(daily.store, ({ months }) => months.get(monthOf(day)));
  useFocusEffect(
    useCallback(() => {
      const now = daily.today();
      setDay(now);
      daily
        .look(monthOf(now))
        .catch((error: unknown) => trace.tell({ kind: 'caught', where: 'daily', error }));
    }, [daily, trace]),
  );
  return {
    day,
    entries: entries?.filter((entry) => entry.day === day) ?? null,
    check() {
      const now = daily.today();
      setDay(now);
      return now === day;
    },
  };
}
