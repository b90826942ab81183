import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useApp } from '../../stores/app/AppContext';
import { monthAfter, monthOf } from '../../stores/daily/day';
import { streakOf } from '../../stores/daily/streak';
import { TodayScreen } from './TodayScreen';
import { useToday } from './use-today';

interface Props {
  readonly onBack: () => void;
  readonly onTable: (id: string) => void;
}

/** Today's dice, over the store. */
export default function TodayLoader({ onBack, onTable }: Props) {
  const { daily, trace } = useApp();
  const { day, check } = useToday();
  const months = useStore(daily.store, (state) => state.months);
  const [month, setMonth] = useState(monthOf(day));
  const entries = useMemo(() => [...months.values()].flat(), [months]);

  // The month before is read too: a row of days may reach into it.
  useEffect(() => {
    const caught = (error: unknown) => trace.tell({ kind: 'caught', where: 'daily', error });
    for (const each of [month, monthAfter(monthOf(day), -1)]) daily.look(each).catch(caught);
  }, [daily, trace, month, day]);

  return (
    <TodayScreen
      day={day}
      month={month}
      entries={entries}
      streak={streakOf(entries, day)}
      check={check}
      onMonth={setMonth}
      onTable={onTable}
      onBack={onBack}
    />
  );
}
