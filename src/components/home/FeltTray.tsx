import { StyleSheet, View } from 'react-native';
import type { GameId } from '../../engine/games';
import { emblems } from '../games/emblems';
import { useTheme } from '../ui/theme/use-theme';

interface Props {
  readonly game: GameId;
  readonly die: number;
  /** The side on which the wood of the table's edge shows. */
  readonly edge: 'right' | 'bottom' | 'around';
  /** Takes all the height there is. */
  readonly fills?: boolean;
}

/** A game's dice on felt: a picture, nothing to be read out. As large as there is room for, around its dice. */
export function FeltTray({ game, die, edge, fills }: Props) {
  const { felt, wood, accent } = useTheme();
  const { Emblem } = emblems[game];
  return (
    <View
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
