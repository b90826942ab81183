import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { type GameId, games } from '../../engine/games';
import type { Refusal, Result } from '../../engine/refusal';
import { refusalText } from '../../i18n/refusal';
import { useApp } from '../../stores/app/AppContext';
import { tryId } from '../../stores/daily/daily-id';
import type { DailyEntry } from '../../stores/daily/daily-log';
import { Notice } from '../ui/overlays/Notice';
import { space } from '../ui/theme/measures';
import { GameOfDay } from './GameOfDay';
import { useDailyNames } from './use-daily-names';

interface Props {
  readonly day: string;
  readonly today: string;
  readonly entries: readonly DailyEntry[];
  readonly label: string;
  /** Looks at the calendar again. Returns false if another day has begun since it was drawn. */
  readonly check: () => boolean;
  readonly onTable: (id: string) => void;
}

/** The games of one day. */
export function GamesOfDay({ day, today, entries, label, check, onTable }: Props) {
  const { i18n } = useLingui();
  const { daily } = useApp();
  const names = useDailyNames();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function open(begin: () => Promise<Result<string>>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    const opened = await begin();
    setBusy(false);
    if (opened.ok) onTable(opened.value);
    else setRefusal(opened.refusal);
  }

  /** A try of another day only goes on: it is not begun. */
  function attempt(game: GameId, entry: DailyEntry | null): void {
    if (entry) onTable(tryId({ day, game }));
    // The player has seen the date on the screen, so no other one may count.
    else if (check()) void open(() => daily.begin(game, names));
  }

  return (
    <View style={styles.all}>
      <View role="list" aria-label={label} style={styles.all}>
        {games.map(({ id }) => {
          const entry = entries.find((each) => each.day === day && each.game === id) ?? null;
          return (
            <GameOfDay
              key={id}
              day={day}
              game={id}
              entry={entry}
              today={day === today}
              practises={daily.canPractise({ day, game: id })}
              onTry={() => attempt(id, entry)}
              onPractise={() => void open(() => daily.practise({ day, game: id }, names))}
            />
          );
        })}
      </View>
      {refusal && <Notice urgent text={refusalText(i18n, refusal)} />}
    </View>
  );
}

const styles = StyleSheet.create({ all: { gap: space.large } });
