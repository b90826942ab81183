import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { IconButton } from '../../ui/controls/IconButton';
import { space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { SeatsStrip } from './SeatsStrip';

interface Props {
  readonly onBack: () => void;
  readonly onMenu: () => void;
}

export function TopBar({ onBack, onMenu }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const sides = { paddingLeft: insets.left + space.tiny, paddingRight: insets.right + space.tiny };
  return (
    <View
      role="banner"
      style={[
        styles.bar,
        sides,
        { backgroundColor: theme.band, borderBottomColor: theme.wood, paddingTop: insets.top + space.tiny },
      ]}
    >
      <IconButton icon="back" label={t`Back`} tone="onBand" onPress={onBack} />
      <SeatsStrip />
      <IconButton icon="menu" label={t`Menu`} tone="onBand" onPress={onMenu} />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.tiny,
    paddingBottom: space.tiny,
    borderBottomWidth: 3,
  },
});
