import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { games } from '../../engine/games';
import type { DailyEntry } from '../../stores/daily/daily-log';
import { dayAfter, daysOf, firstWeekday, monthAfter, monthOf } from '../../stores/daily/day';
import { IconButton } from '../ui/controls/IconButton';
import { Heading, Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { Day } from './Day';
import { useDailyWords } from './use-daily-words';

interface Props {
  readonly month: string;
  readonly today: string;
  readonly chosen: string | null;
  readonly entries: readonly DailyEntry[];
  readonly onMonth: (month: string) => void;
  readonly onDay: (day: string) => void;
}

const WEEK = 7;

/** A month, with what was made of the dice of each day. */
export function Calendar({ month, today, chosen, entries, onMonth, onDay }: Props) {
  const { t } = useLingui();
  const { dayText } = useDailyWords();
  const first = `${month}-01`;
  const name = dayText(first, { month: 'long', year: 'numeric' });
  const before = firstWeekday(month);
  const days = daysOf(month);
  const cells = [...Array<null>(before).fill(null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, at) => cells[WEEK * week + at] ?? null),
  );
  // Any Monday.
  const monday = dayAfter(first, -before);
  return (
    <View style={styles.all}>
      <View style={styles.head}>
        <IconButton icon="back" label={t`The month before`} onPress={() => onMonth(monthAfter(month, -1))} />
        <Heading style={styles.name} aria-live="polite">
          {name}
        </Heading>
        <IconButton
          icon="forward"
          label={t`The month after`}
          disabled={month >= monthOf(today)}
          onPress={() => month < monthOf(today) && onMonth(monthAfter(month, 1))}
        />
      </View>
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.week}>
        {Array.from({ length: WEEK }, (_, at) => dayAfter(monday, at)).map((day) => (
          <Quiet key={day} style={styles.weekday}>
            {dayText(day, { weekday: 'narrow' })}
          </Quiet>
        ))}
      </View>
      {weeks.map((week) => (
        <View key={week.find((day) => day !== null)} style={styles.week}>
          {week.map((day, at) =>
            day === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its day of the week
              <View key={at} style={styles.cell} />
            ) : (
              <View key={day} style={styles.cell}>
                <Day
                  day={day}
                  state={day === today ? 'today' : day < today ? 'past' : 'future'}
                  chosen={day === chosen}
                  finished={games.map(({ id }) =>
                    entries.some((each) => each.day === day && each.game === id && each.state === 'finished'),
                  )}
                  onPress={() => onDay(day)}
                />
              </View>
            ),
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.tiny },
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  name: { flexShrink: 1, textAlign: 'center' },
  week: { flexDirection: 'row' },
  weekday: { flex: 1, textAlign: 'center' },
  cell: { flex: 1 },
});
