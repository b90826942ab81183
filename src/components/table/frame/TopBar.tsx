import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ownColours } from '../../ui/access/own-colours';
import { IconButton } from '../../ui/controls/IconButton';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { UnseenTitle } from '../../ui/UnseenTitle';
import { useComposition } from './composition';
import { SeatsStrip } from './SeatsStrip';

/** The sign of the game grows by this at most: the board needs the height. */
const MOST = 1.3;

interface Props {
  /** What kind of game it is, where that is not a usual one. */
  readonly name?: string | undefined;
  readonly onBack: () => void;
  /** For screen readers, on a screen that begins here and not at an action. */
  readonly title?: string;
  /** After the seats: the button of the menu. */
  readonly children?: ReactNode;
}

/** The band on top: back, and the seats. */
export function TopBar({ name, onBack, title, children }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { sideways, large, group } = useComposition(true);
  const sides = { paddingLeft: insets.left, paddingRight: insets.right };
  const sign = name !== undefined && (
    <Text kind="small" tone="onBand" maxFontSizeMultiplier={MOST} style={styles.name}>
      {name}
    </Text>
  );
  // Upright on a phone the seats need the width.
  const beside = sideways || large;
  return (
    <View
      role="banner"
      {...ownColours}
      style={[
        styles.band,
        sides,
        { backgroundColor: theme.band, borderBottomColor: theme.wood, paddingTop: insets.top },
      ]}
    >
      {title !== undefined && <UnseenTitle title={title} />}
      <View style={[styles.bar, large && { maxWidth: group }]}>
        <IconButton icon="back" label={t`Back`} tone="onBand" onPress={onBack} />
        {beside && sign}
        <SeatsStrip />
        {children}
      </View>
      {!beside && sign}
    </View>
  );
}

const styles = StyleSheet.create({
  band: { borderBottomWidth: 3 },
  name: { textAlign: 'center', marginHorizontal: space.tiny },
  bar: { flexDirection: 'row', alignItems: 'center', width: '100%', alignSelf: 'center' },
});
