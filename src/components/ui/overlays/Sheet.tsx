import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  KeyboardAvoidingView,
  Modal,
  Platform,
  Pressable,
  ScrollView,
  StyleSheet,
  useWindowDimensions,
  View,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { IconButton } from '../controls/IconButton';
import { Heading } from '../Text';
import { lowScreen, radius, space, wideScreen } from '../theme/measures';
import { useReducedMotion, useTheme } from '../theme/use-theme';
import { WindowType } from '../theme/WindowType';
import { useTurn } from './SheetTurns';

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** A message above the footer, always visible. */
  readonly notice?: ReactNode;
  /** Stays visible below the scrolling content: the buttons. */
  readonly footer?: ReactNode;
}

/** A title takes room from what it is about. */
const MOST_TITLE = 1.6;

/** A modal sheet: from below on a phone, a dialog in the middle on a wide screen. */
export function Sheet({ title, open, onClose, children, notice, footer }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const still = useReducedMotion();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const visible = useTurn(open);
  const wide = width >= wideScreen;
  const floor = wide ? 0 : insets.bottom;
  return (
    <Modal
      transparent
      statusBarTranslucent
      navigationBarTranslucent
      visible={visible}
      aria-label={title}
      animationType={still ? 'none' : 'fade'}
      onRequestClose={onClose}
      supportedOrientations={['portrait', 'landscape']}
    >
      <KeyboardAvoidingView
        behavior="padding"
        style={[styles.screen, wide ? styles.middle : styles.below, { backgroundColor: theme.scrim }]}
      >
        <View
          style={[
            styles.sheet,
            wide ? styles.dialog : styles.drawer,
            wide && height < lowScreen && styles.low,
            { maxHeight: height * (wide ? 0.92 : 0.95) - insets.top, paddingBottom: floor },
            { backgroundColor: theme.raised, boxShadow: theme.shadowHigh },
          ]}
        >
          <WindowType>
            <View style={[styles.head, { borderBottomColor: theme.line }]}>
              <Heading maxFontSizeMultiplier={MOST_TITLE} style={styles.title}>
                {title}
              </Heading>
              <IconButton icon="close" label={t`Close`} onPress={onClose} />
            </View>
            <ScrollView
              style={styles.scroll}
              contentContainerStyle={styles.content}
              // A tap on a button also works while the keyboard is open.
              keyboardShouldPersistTaps="handled"
            >
              {children}
            </ScrollView>
            {notice && <View style={styles.notice}>{notice}</View>}
            {footer && <View style={[styles.footer, { borderTopColor: theme.line }]}>{footer}</View>}
          </WindowType>
        </View>
        {/* After the sheet, so that the keyboard reaches the sheet first. */}
        <Pressable
          aria-hidden
          accessible={false}
          importantForAccessibility="no"
          tabIndex={-1}
          onPress={onClose}
          style={StyleSheet.absoluteFill}
        />
      </KeyboardAvoidingView>
    </Modal>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, alignItems: 'center' },
  middle: { justifyContent: 'center' },
  below: { justifyContent: 'flex-end' },
  sheet: {
    zIndex: 1,
    width: '100%',
    overflow: 'hidden',
    // The keyboard leaves less room than the screen has.
    flexShrink: Platform.OS === 'web' ? 0 : 1,
  },
  // A margin, not padding around it: KeyboardAvoidingView sets the padding.
  dialog: { maxWidth: 600, margin: space.wide, borderRadius: radius.large },
  // Lines that are longer leave more of the sheet in sight.
  low: { maxWidth: 780 },
  drawer: { maxWidth: 640, borderTopLeftRadius: radius.large, borderTopRightRadius: radius.large },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.small,
    paddingLeft: space.large + space.tiny,
    paddingRight: space.small,
    paddingVertical: space.small,
    borderBottomWidth: 1,
  },
  title: { flex: 1 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  content: { padding: space.large + space.tiny, gap: space.medium },
  notice: { paddingHorizontal: space.large, paddingBottom: space.large },
  footer: { padding: space.large, gap: space.small, borderTopWidth: 1 },
});
