import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Sheet } from '../../../../ui/overlays/Sheet';
import { Body } from '../../../../ui/Text';
import { radius, space } from '../../../../ui/theme/measures';
import { useTheme } from '../../../../ui/theme/use-theme';
import type { Ask } from '../../words/asks';
import { Box } from '../Box';
import { BOX_GAP } from '../layout';
import { PointsChip } from './PointsChip';

const BOX = 20;
const CHIP = 46;

const star: Ask = { kind: 'star' };
const first: Ask = { kind: 'group', letter: 'A' };
const second: Ask = { kind: 'group', letter: 'B' };

/** Explains the signs on a tableau. */
export function Legend({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet title={t`What the signs mean`} open={open} onClose={onClose}>
      <Line sign={<Boxes asks={[{ kind: 'value', value: 3 }]} />}>
        <Trans>Takes just this number. Rows are filled from the left, without gaps.</Trans>
      </Line>
      <Line sign={<Boxes asks={[star, star, star]} />}>
        <Trans>Any number, but all dice of the row are alike.</Trans>
      </Line>
      <Line sign={<Boxes asks={[first, first, first, second, second]} />}>
        <Trans>Three dice alike, then two alike of another number.</Trans>
      </Line>
      <Line sign={<Boxes asks={[{ kind: 'value', value: 5 }]} possible />}>
        <Trans>A die may be placed here now.</Trans>
      </Line>
      <Line sign={<PointsChip points={50} width={CHIP} />}>
        <Trans>The player who places the last die of the row wins these points.</Trans>
      </Line>
      <Line sign={<PointsChip points={-30} width={CHIP} />}>
        <Trans>The player who places the last die of the row pays these points.</Trans>
      </Line>
    </Sheet>
  );
}

interface LineProps {
  readonly sign: ReactNode;
  readonly children: ReactNode;
}

function Line({ sign, children }: LineProps) {
  const theme = useTheme();
  return (
    <View style={styles.line}>
      <View
        aria-hidden
        importantForAccessibility="no-hide-descendants"
        style={[styles.sign, { backgroundColor: theme.felt }]}
      >
        {sign}
      </View>
      <Body style={styles.words}>{children}</Body>
    </View>
  );
}

function Boxes({ asks, possible = false }: { readonly asks: readonly Ask[]; readonly possible?: boolean }) {
  return asks.map((ask, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the row
    <Box key={at} ask={ask} size={BOX} value={null} possible={possible} />
  ));
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  sign: {
    flexDirection: 'row',
    justifyContent: 'center',
    width: 5 * BOX + 4 * BOX_GAP + 2 * space.small,
    gap: BOX_GAP,
    padding: space.small,
    borderRadius: radius.small,
  },
  words: { flex: 1 },
});
