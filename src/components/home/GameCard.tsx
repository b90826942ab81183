import { StyleSheet, Text, View } from 'react-native';
import type { GameId } from '../../engine/games';
import type { Seats } from '../../i18n/catalogue';
import { useText } from '../../i18n/useText';
import { useTheme } from '../ui/useTheme';
import { Tray } from './Tray';

interface Props {
  readonly id: GameId;
  readonly seats: Seats;
}

/** A game, as one thing to read. It is no button: there is nothing behind it yet. */
export function GameCard({ id, seats }: Props) {
  const text = useText();
  const theme = useTheme();
  const { name, line } = text.games[id];
  return (
    <View
      role="listitem"
      accessible
      aria-label={`${name}. ${line} ${text.playersSpoken(seats)}.`}
      style={[styles.card, { backgroundColor: theme.card }]}
    >
      <Tray game={id} />
      <View style={styles.words}>
        <Text style={[styles.name, { color: theme.text }]}>{name}</Text>
        <Text style={[styles.line, { color: theme.text }]}>{line}</Text>
        <Text style={[styles.seats, { color: theme.quiet }]}>{text.players(seats)}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 16, padding: 12, borderRadius: 14 },
  words: { flex: 1, gap: 4 },
  name: { fontSize: 20, lineHeight: 26, fontWeight: '700' },
  line: { fontSize: 15, lineHeight: 20 },
  seats: { fontSize: 14, lineHeight: 20 },
});
