import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '../Icon';
import { useTheme } from '../theme/use-theme';
import { Press, wash } from './Press';
import { type RowText, RowWords } from './RowWords';
import { rowStyles } from './row-styles';

interface Props extends RowText {
  /** At the end: a value, a button. Without it, a row that opens something shows an arrow. */
  readonly end?: ReactNode;
  /** The whole row is pressed. */
  readonly onPress?: () => void;
}

/** A line of a list. */
export function ListRow({ end, onPress, ...text }: Props) {
  const theme = useTheme();
  if (onPress === undefined) {
    return (
      <View style={rowStyles.row}>
        <RowWords {...text} />
        {end}
      </View>
    );
  }
  return (
    <Press
      role="button"
      onPress={onPress}
      style={(state) => [rowStyles.row, { backgroundColor: wash(state, theme) }]}
    >
      <RowWords {...text} />
      {end ?? <Icon name="forward" colour={theme.quiet} size={20} />}
    </Press>
  );
}
