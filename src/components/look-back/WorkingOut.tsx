import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { Card } from '../ui/Card';
import { Body, Heading, Quiet } from '../ui/Text';
import { radius } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';

interface Props {
  readonly judged: number;
  readonly of: number;
}

/** How far the look back is worked out. */
export function WorkingOut({ judged, of }: Props) {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const done = i18n.number(judged);
  const all = i18n.number(of);
  const label = t`${done} of ${all} moves`;
  return (
    <Card>
      <Heading>{t`Looking at every move`}</Heading>
      <Body>{t`For each move the chances are worked out, with other dice and other decisions.`}</Body>
      <View
        accessible
        role="progressbar"
        aria-label={t`Looking at every move`}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={judged}
        aria-valuetext={label}
        style={[styles.track, { backgroundColor: theme.sunken, borderColor: theme.line }]}
      >
        <View
          style={[
            styles.done,
            { width: `${(100 * judged) / Math.max(1, of)}%`, backgroundColor: theme.chosen },
          ]}
        />
      </View>
      <Quiet>{label}</Quiet>
      <Quiet>{t`You may leave: it goes on from here when you come back.`}</Quiet>
    </Card>
  );
}

const styles = StyleSheet.create({
  track: { height: 16, overflow: 'hidden', borderWidth: 1, borderRadius: radius.round },
  done: { height: '100%' },
});
