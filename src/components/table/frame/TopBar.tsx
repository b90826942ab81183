import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ownColours } from '../../ui/access/own-colours';
import { IconButton } from '../../ui/controls/IconButton';
import { useTheme } from '../../ui/theme/use-theme';
import { UnseenTitle } from '../../ui/UnseenTitle';
import { useComposition } from './composition';
import { SeatsStrip } from './SeatsStrip';

interface Props {
  readonly onBack: () => void;
  /** For screen readers, on a screen that begins here and not at an action. */
  readonly title?: string;
  /** After the seats: the button of the menu. */
  readonly children?: ReactNode;
}

/** The band on top: back, and the seats. */
export function TopBar({ onBack, title, children }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { large, group } = useComposition(true);
  const sides = { paddingLeft: insets.left, paddingRight: insets.right };
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
        <SeatsStrip />
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  band: { borderBottomWidth: 3 },
  bar: { flexDirection: 'row', alignItems: 'center', width: '100%', alignSelf: 'center' },
});
