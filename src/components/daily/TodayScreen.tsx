import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { DailyEntry } from '../../stores/daily/daily-log';
import { Card } from '../ui/Card';
import { Screen } from '../ui/Screen';
import { Heading, Quiet } from '../ui/Text';
import { space, wideScreen } from '../ui/theme/measures';
import { Calendar } from './Calendar';
import { GamesOfDay } from './GamesOfDay';
import { useDailyWords } from './use-daily-words';

interface Props {
  readonly day: string;
  /** The month that the calendar shows. */
  readonly month: string;
  readonly entries: readonly DailyEntry[];
  readonly streak: number;
  readonly check: () => boolean;
  readonly onMonth: (month: string) => void;
  readonly onTable: (id: string) => void;
  readonly onBack: () => void;
}

/** The four games with today's dice, and the days before. */
export function TodayScreen({ day, month, entries, streak, check, onMonth, onTable, onBack }: Props) {
  const { t } = useLingui();
  const { dayText } = useDailyWords();
  const wide = useWindowDimensions().width >= wideScreen;
  const [chosen, setChosen] = useState<string | null>(null);
  const today = dayText(day, { weekday: 'long', day: 'numeric', month: 'long' });
  const games = { today: day, entries, check, onTable };
  const past = chosen === null || chosen === day ? null : chosen;
  const pastDate = past && dayText(past);
  const column = wide ? styles.half : styles.column;
  return (
    <Screen title={t`Today’s dice`} onBack={onBack}>
      <View style={wide ? styles.columns : styles.column}>
        <View style={column}>
          <Card style={styles.card}>
            <View style={styles.head}>
              <Heading>{today}</Heading>
              <Quiet>{t`Everybody has the same dice today, against the expert. The first try counts, without hints; after it you can practise.`}</Quiet>
            </View>
            <GamesOfDay key={day} day={day} label={today} {...games} />
          </Card>
        </View>
        <View style={column}>
          <Card style={styles.calendar}>
            <Calendar
              month={month}
              today={day}
              chosen={chosen}
              entries={entries}
              onMonth={onMonth}
              onDay={setChosen}
            />
            {streak > 1 && (
              <Quiet
                style={styles.streak}
              >{t`${plural(streak, { one: 'Played # day in a row', other: 'Played # days in a row' })}`}</Quiet>
            )}
          </Card>
          {past && pastDate && (
            <Card style={styles.card}>
              <Heading>{pastDate}</Heading>
              <GamesOfDay key={past} day={past} label={pastDate} {...games} />
            </Card>
          )}
        </View>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: space.large },
  column: { gap: space.large },
  half: { flex: 1, gap: space.large },
  card: { gap: space.large },
  head: { gap: space.tiny },
  // Seven days of 44 points fit on a narrow phone.
  calendar: { paddingHorizontal: space.small },
  streak: { textAlign: 'center' },
});
