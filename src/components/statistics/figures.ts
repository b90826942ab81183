import { StyleSheet } from 'react-native';

/** The styles of the two columns of numbers beside the bars. */
export const figures = StyleSheet.create({
  fell: { minWidth: 46, textAlign: 'right' },
  expected: { minWidth: 78, textAlign: 'right', fontVariant: ['tabular-nums'] },
});
