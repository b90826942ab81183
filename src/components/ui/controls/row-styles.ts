import { StyleSheet } from 'react-native';
import { radius, space } from '../theme/measures';

/** The styles of a list row and its texts. */
export const rowStyles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.medium,
    minHeight: 52,
    paddingVertical: space.small,
    paddingHorizontal: space.small,
    marginHorizontal: -space.small,
    borderRadius: radius.small,
  },
  words: { flex: 1, gap: space.hair },
});
