import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '../Icon';
import { useTheme } from '../theme/use-theme';
import { Press, wash } from './Press';
import { type RowText, RowWords } from './RowWords';
import { rowStyles } from './row-styles';

interface Props extends RowText {
  /** At the end of the row: a value or a button. By default a row with `onPress` shows an arrow. */
  readonly end?: ReactNode;
  /** Makes the whole row a button. */
  readonly onPress?: () => void;
}

/** A row of a list. */
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
