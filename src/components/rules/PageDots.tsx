import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';

interface Props {
  /** Counted from 0. */
  readonly at: number;
  readonly count: number;
  readonly onBand: boolean;
}

/** Shows which page this is. */
export function PageDots({ at, count, onBand }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const ink = onBand ? theme.onBand : theme.accentText;
  const number = at + 1;
  return (
    <View role="img" accessible aria-label={t`Page ${number} of ${count}`} style={styles.dots}>
      {Array.from({ length: count }, (_, page) => (
        <View
          key={String(page)}
          style={[
            styles.dot,
            { borderColor: onBand ? theme.onBandQuiet : theme.edge },
            page === at && [styles.here, { backgroundColor: ink, borderColor: ink }],
          ]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  dots: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  dot: { width: 10, height: 10, borderWidth: 1.5, borderRadius: radius.round },
  here: { width: 22 },
});
