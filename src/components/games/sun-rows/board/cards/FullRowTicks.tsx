import { StyleSheet, View } from 'react-native';
import { Icon } from '../../../../ui/Icon';
import { useTheme } from '../../../../ui/theme/use-theme';

/** From this size on, a place has room for its tick. */
const ROOM_FOR_TICK = 12;
const PLACES = [0, 1, 2] as const;

interface Props {
  /** The number of full rows. */
  readonly full: number;
  readonly size: number;
}

/** Three places, one for each full row that a card needs. */
export function FullRowTicks({ full, size }: Props) {
  const theme = useTheme();
  const ticked = size >= ROOM_FOR_TICK;
  const place = {
    width: size,
    height: size,
    borderRadius: ticked ? 4 : 2,
    borderWidth: ticked ? 1.5 : 1,
  };
  return PLACES.map((at) => (
    <View
      key={at}
      style={[
        styles.place,
        place,
        at < full ? { backgroundColor: theme.good, borderColor: theme.good } : { borderColor: theme.edge },
      ]}
    >
      {ticked && at < full && <Icon fixed name="check" size={size - 3} colour={theme.onGood} />}
    </View>
  ));
}

const styles = StyleSheet.create({ place: { alignItems: 'center', justifyContent: 'center' } });
