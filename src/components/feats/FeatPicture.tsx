import { StyleSheet, View } from 'react-native';
import { ownColours } from '../ui/access/own-colours';
import { Icon } from '../ui/Icon';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme/use-theme';
import type { FeatWords } from './feat-words';

interface Props extends Pick<FeatWords, 'icon' | 'number'> {
  /** A feat that was not found is drawn as an outline. */
  readonly found: boolean;
}

const SIZE = 48;

/** The picture of a feat. The words beside it say the same. */
export function FeatPicture({ icon, number, found }: Props) {
  const theme = useTheme();
  const ink = found ? theme.onFelt : theme.quiet;
  const both = icon !== undefined && number !== undefined;
  return (
    <View
      {...ownColours}
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={[
        styles.picture,
        found
          ? { backgroundColor: theme.felt, borderColor: theme.wood }
          : [styles.open, { borderColor: theme.edge }],
      ]}
    >
      {icon && <Icon fixed name={icon} size={both ? 20 : 26} colour={ink} />}
      {number !== undefined && (
        <Text
          kind="strong"
          tone={found ? 'onFelt' : 'quiet'}
          maxFontSizeMultiplier={1.2}
          style={both && styles.small}
        >
          {number}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  picture: {
    width: SIZE,
    height: SIZE,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 3,
    borderRadius: SIZE / 2,
  },
  open: { borderWidth: 1.5, borderStyle: 'dashed' },
  small: { fontSize: 12, lineHeight: 14 },
});
