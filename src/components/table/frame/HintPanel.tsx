import { useLingui } from '@lingui/react/macro';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useLesson } from '../../lesson/LessonContext';
import { useAnnounced } from '../../ui/access/use-announced';
import { IconButton } from '../../ui/controls/IconButton';
import { Icon } from '../../ui/Icon';
import { Text } from '../../ui/Text';
import { radius, space, touch } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { useAdvice, useReason } from '../FaceContext';
import { useTable, useTableActions } from '../TableContext';
import { useComposition } from './composition';
import { useLooking } from './use-looking';
import { useWarning } from './use-warning';

/** The part of the window's height that it takes at most. A longer reason scrolls. */
const MOST_UPRIGHT = 0.4;
const MOST_BESIDE = 0.6;

/** The hint that was asked for. It lies over its surroundings, so that nothing on the table moves. */
export function HintPanel({ from }: { readonly from: 'top' | 'bottom' }) {
  const { t } = useLingui();
  const theme = useTheme();
  const { dropHint } = useTableActions();
  const { height } = useWindowDimensions();
  const { sideways, lines } = useComposition(true);
  const { label, reason } = useHint();
  const text = label === '' ? '' : t`Hint: ${label}`;
  useAnnounced(reason === '' ? text : `${text}. ${reason}`, { arriving: true });
  return (
    <View
      aria-live="polite"
      role="status"
      testID="hint"
      style={[
        styles.panel,
        styles[from],
        text !== '' && {
          backgroundColor: theme.glowSoft,
          borderColor: theme.glow,
          boxShadow: theme.shadowHigh,
        },
      ]}
    >
      {text !== '' && (
        <>
          <View style={styles.sign}>
            <Icon name="hint" size={20} colour={theme.text} />
          </View>
          <ScrollView
            style={[styles.words, { maxHeight: height * (sideways ? MOST_BESIDE : MOST_UPRIGHT) }]}
            contentContainerStyle={styles.said}
          >
            <Text kind="strong" maxFontSizeMultiplier={lines.most}>
              {text}
            </Text>
            {reason !== '' && (
              <Text kind="quiet" maxFontSizeMultiplier={lines.most}>
                {reason}
              </Text>
            )}
          </ScrollView>
          <IconButton icon="close" label={t`Close the hint`} onPress={dropHint} />
        </>
      )}
    </View>
  );
}

function useHint(): { readonly label: string; readonly reason: string } {
  const advice = useAdvice();
  const reason = useReason();
  const over = useTable((table) => table.over && table.settled);
  const hidden = [useLooking(), useLesson() !== null, useWarning() !== '', over].includes(true);
  return hidden || advice === '' ? { label: '', reason: '' } : { label: advice, reason };
}

const styles = StyleSheet.create({
  panel: {
    position: 'absolute',
    left: space.small,
    right: space.small,
    zIndex: 2,
    alignSelf: 'center',
    maxWidth: 640,
    marginHorizontal: 'auto',
    flexDirection: 'row',
    alignItems: 'flex-start',
    borderWidth: 1.5,
    borderColor: 'transparent',
    borderRadius: radius.medium,
    pointerEvents: 'box-none',
  },
  top: { top: space.hair },
  bottom: { bottom: 0 },
  sign: { paddingLeft: space.medium, height: touch, justifyContent: 'center' },
  words: { flexGrow: 1, flexShrink: 1 },
  said: { padding: space.small, minHeight: touch, justifyContent: 'center' },
});
