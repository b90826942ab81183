import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { GameId } from '../../engine/games';
import type { Seats } from '../../i18n/catalogue';
import { useText } from '../../i18n/useText';
import { useTheme } from '../ui/useTheme';
import { Band } from './Band';
import { GameCard } from './GameCard';

interface Props {
  readonly games: readonly { readonly id: GameId; readonly seats: Seats }[];
}

/** From here on two cards stand side by side. */
const WIDE = 700;

export function HomeScreen({ games }: Props) {
  const text = useText();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const wide = useWindowDimensions().width >= WIDE;
  const sides = { paddingLeft: insets.left + 16, paddingRight: insets.right + 16 };
  return (
    <ScrollView
      style={{ backgroundColor: theme.page }}
      contentContainerStyle={{ paddingBottom: insets.bottom + 16 }}
    >
      <Band />
      <View role="list" aria-label={text.home.games} style={[styles.list, sides, wide && styles.wideList]}>
        {games.map(({ id, seats }) => (
          <View key={id} style={wide ? styles.half : styles.whole}>
            <GameCard id={id} seats={seats} />
          </View>
        ))}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  list: { width: '100%', maxWidth: 960, alignSelf: 'center', paddingTop: 16, gap: 12 },
  wideList: { flexDirection: 'row', flexWrap: 'wrap', gap: 16 },
  whole: { alignSelf: 'stretch' },
  half: { flexGrow: 1, flexBasis: '45%' },
});
