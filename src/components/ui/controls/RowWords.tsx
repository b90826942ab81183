import { View } from 'react-native';
import { Icon } from '../Icon';
import { Body, Quiet } from '../Text';
import type { IconName } from '../theme/icons';
import { useTheme } from '../theme/use-theme';
import { rowStyles } from './row-styles';

export interface RowText {
  readonly label: string;
  readonly line?: string;
  readonly icon?: IconName;
}

/** The icon and the texts of a list row. */
export function RowWords({ label, line, icon }: RowText) {
  const { quiet } = useTheme();
  return (
    <>
      {icon && <Icon name={icon} colour={quiet} />}
      <View style={rowStyles.words}>
        <Body>{label}</Body>
        {line !== undefined && <Quiet>{line}</Quiet>}
      </View>
    </>
  );
}
