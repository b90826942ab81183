import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ownColours } from './access/own-colours';
import { useArrival } from './access/use-arrival';
import { IconButton } from './controls/IconButton';
import { Title } from './Text';
import { column, space, touch } from './theme/measures';
import { useTheme } from './theme/use-theme';
import { WindowType } from './theme/WindowType';

interface Props {
  readonly title: string;
  readonly onBack?: () => void;
  /** At the end of the band: icon buttons with `tone="onBand"`. */
  readonly actions?: ReactNode;
  /** Stays visible below the scrolling content: the main button. */
  readonly footer?: ReactNode;
  /** If false, the content gets the whole area without padding. */
  readonly scrolls?: boolean;
  readonly children: ReactNode;
}

/** A title is large already. Twice as large, a long word of it would be cut on a phone. */
const MOST_TITLE = 1.4;

/** A screen below its band, which has the back button, the title and the actions. */
export function Screen(props: Props) {
  return (
    <WindowType>
      <Parts {...props} />
    </WindowType>
  );
}

function Parts({ title, onBack, actions, footer, scrolls = true, children }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const heading = useArrival(title);
  const sides = {
    paddingLeft: Math.max(insets.left, space.large),
    paddingRight: Math.max(insets.right, space.large),
  };
  return (
    <View style={[styles.screen, { backgroundColor: theme.page }]}>
      <View
        {...ownColours}
        role="banner"
        style={[
          styles.band,
          { backgroundColor: theme.band, borderBottomColor: theme.wood, paddingTop: insets.top + space.tiny },
        ]}
      >
        <View style={[styles.inBand, sides]}>
          {onBack && (
            <View style={styles.back}>
              <IconButton icon="back" label={t`Back`} tone="onBand" onPress={onBack} />
            </View>
          )}
          <Title ref={heading} tone="onBand" maxFontSizeMultiplier={MOST_TITLE} style={styles.title}>
            {title}
          </Title>
          {actions}
        </View>
      </View>
      {scrolls ? (
        <ScrollView
          role="main"
          style={styles.fill}
          keyboardShouldPersistTaps="handled"
          automaticallyAdjustKeyboardInsets
          contentContainerStyle={[
            styles.content,
            sides,
            { paddingBottom: space.wide + (footer ? 0 : insets.bottom) },
          ]}
        >
          {children}
        </ScrollView>
      ) : (
        <View role="main" style={styles.fill}>
          {children}
        </View>
      )}
      {footer && (
        <View
          role="contentinfo"
          style={[
            styles.footer,
            { backgroundColor: theme.card, borderTopColor: theme.line },
            { paddingBottom: Math.max(insets.bottom, space.medium) },
          ]}
        >
          <View style={[styles.inFooter, sides]}>{footer}</View>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  fill: { flex: 1 },
  band: { paddingBottom: space.tiny, borderBottomWidth: 3 },
  inBand: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.tiny,
    width: '100%',
    maxWidth: column,
    minHeight: touch + space.tiny,
    alignSelf: 'center',
  },
  back: { marginLeft: -space.medium },
  title: { flex: 1 },
  content: {
    width: '100%',
    maxWidth: column,
    alignSelf: 'center',
    paddingTop: space.large,
    gap: space.large,
  },
  footer: { paddingTop: space.medium, borderTopWidth: 1 },
  inFooter: { width: '100%', maxWidth: column, alignSelf: 'center', gap: space.small },
});
