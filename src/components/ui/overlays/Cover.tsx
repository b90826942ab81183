import { type ReactNode, useEffect, useRef } from 'react';
import { Platform, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useAnnounced } from '../access/use-announced';
import { Button } from '../controls/Button';
import { Text } from '../Text';
import { space } from '../theme/measures';
import { useTheme } from '../theme/use-theme';
import { WindowType } from '../theme/WindowType';

interface Props {
  /** Above the name: "Pass the phone to". */
  readonly line: string;
  readonly name: string;
  /** The label of the button: "I'm Ada". */
  readonly label: string;
  readonly onPress: () => void;
  /** Below the button: other ways on that reveal nothing. */
  readonly children?: ReactNode;
}

/**
 * Hides the table while the phone goes to the next player. It replaces the table, so that neither the eye nor
 * a screen reader nor the keyboard finds anything behind it.
 */
export function Cover({ line, name, label, onPress, children }: Props) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const announcement = `${line} ${name}`;
  useAnnounced(announcement, { arriving: true });
  const button = useRef<View>(null);
  useEffect(() => {
    // The focused element is gone from the page. Phones move the focus of their screen reader on their own.
    if (Platform.OS === 'web') button.current?.focus();
  }, []);
  return (
    <View
      role="dialog"
      aria-modal
      aria-label={announcement}
      style={[StyleSheet.absoluteFill, { backgroundColor: theme.felt }]}
    >
      <ScrollView
        contentContainerStyle={[
          styles.middle,
          {
            paddingTop: insets.top + space.wide,
            paddingBottom: insets.bottom + space.wide,
            paddingLeft: insets.left + space.wide,
            paddingRight: insets.right + space.wide,
          },
        ]}
      >
        <WindowType>
          <View aria-live="polite" style={styles.words}>
            <Text kind="body" tone="onFeltQuiet" style={styles.centred}>
              {line}
            </Text>
            <Text kind="display" tone="onFelt" role="heading" aria-level={1} style={styles.centred}>
              {name}
            </Text>
          </View>
          <Button ref={button} kind="main" label={label} onPress={onPress} />
          {children}
        </WindowType>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.wide },
  words: { alignItems: 'center', gap: space.small },
  centred: { textAlign: 'center' },
});
