import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/game';
import { useTable } from '../table/TableContext';
import { Icon } from '../ui/Icon';
import { Heading } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { seatColour } from './seat-colours';

/** Whose board is in front. An eye says that it is another's, which is only looked at. */
export function BoardOwner({ seat }: { readonly seat: Seat }) {
  const theme = useTheme();
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  const mine = useTable(({ home }) => home === seat);
  const { strong } = seatColour(theme, seat);
  return (
    <View style={styles.owner}>
      {!mine && <Icon name="eye" size={22} colour={strong} />}
      <Heading
        kind="strong"
        numberOfLines={1}
        maxFontSizeMultiplier={1.4}
        style={[styles.name, { color: strong }]}
      >
        {name}
      </Heading>
    </View>
  );
}

const styles = StyleSheet.create({
  owner: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.tiny, minWidth: 0 },
  name: { flexShrink: 1 },
});
