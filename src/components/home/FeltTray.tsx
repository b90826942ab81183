import { StyleSheet, View } from 'react-native';
import type { GameId } from '../../engine/games';
import { emblems } from '../games/emblems';
import { ownColours } from '../ui/access/own-colours';
import { useTheme } from '../ui/theme/use-theme';

interface Props {
  readonly game: GameId;
  readonly die: number;
  /** The side with the wooden edge of the table. */
  readonly edge: 'right' | 'bottom' | 'around';
  /** Takes the full height. */
  readonly fills?: boolean;
}

/** A game's dice on felt, as a picture without a label. The dice are as large as fits. */
export function FeltTray({ game, die, edge, fills }: Props) {
  const { felt, wood, accent } = useTheme();
  const { Emblem } = emblems[game];
  return (
    <View
      {...ownColours}
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={[
        styles.tray,
        styles[edge],
        fills && styles.fills,
        { minWidth: die * 4.5, minHeight: die * 3.5 },
        { backgroundColor: felt, borderColor: wood },
      ]}
    >
      <Emblem die={die} wood={wood} accent={accent} />
    </View>
  );
}

const styles = StyleSheet.create({
  tray: { alignItems: 'center', justifyContent: 'center' },
  fills: { flexGrow: 1 },
  right: { borderRightWidth: 3 },
  bottom: { borderBottomWidth: 4 },
  around: { borderWidth: 3, borderRadius: 10 },
});
