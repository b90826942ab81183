import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { TurningPoint } from '../../engine/bots/findings';
import { ownColours } from '../ui/access/own-colours';
import { Figure, Quiet } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { inHundred, type Who } from './words';

/** How many of 100 such games are won in one case and in the other. The card's words say it to screen readers. */
export function ChanceBars({ point, who }: { readonly point: TurningPoint; readonly who: Who }) {
  const { t } = useLingui();
  const { kind, share, swing } = point;
  const { name } = who;
  const decision = kind === 'decision';
  return (
    <View style={styles.bars}>
      <Quiet>{who.you ? t`Your wins in 100 such games` : t`Wins of ${name} in 100 such games`}</Quiet>
      {decision ? (
        <>
          <Bar label={t`with this move`} share={share} />
          <Bar label={t`with the better move`} share={share - swing} good />
        </>
      ) : (
        <>
          <Bar label={t`before these dice`} share={share - swing} />
          <Bar label={t`after these dice`} share={share} good={swing > 0} />
        </>
      )}
    </View>
  );
}

interface BarProps {
  readonly label: string;
  readonly share: number;
  readonly good?: boolean;
}

function Bar({ label, share, good = false }: BarProps) {
  const theme = useTheme();
  const games = inHundred(share);
  return (
    <View>
      <View style={styles.line}>
        <Quiet style={styles.label}>{label}</Quiet>
        <Figure>{games}</Figure>
      </View>
      <View
        {...ownColours}
        style={[styles.track, { backgroundColor: theme.sunken, borderColor: theme.line }]}
      >
        <View style={[styles.bar, { width: `${games}%`, backgroundColor: good ? theme.good : theme.edge }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bars: { gap: space.tiny },
  line: { flexDirection: 'row', alignItems: 'baseline', gap: space.medium },
  label: { flexGrow: 1, flexShrink: 1 },
  track: { height: 14, borderWidth: 1, borderRadius: radius.small, overflow: 'hidden' },
  bar: { height: '100%' },
});
