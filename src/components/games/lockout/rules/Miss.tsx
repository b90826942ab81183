import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { MOST_MISSES } from '../../../../engine/lockout/rules';
import { scoreOf } from '../../../../engine/lockout/sheet';
import { Score } from '../../../board-kit/Score';
import { NoDice } from '../../../rules/NoDice';
import { Paper, Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { Body } from '../../../ui/Text';
import { space } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import { Stroke } from '../board/Stroke';
import { DiceLine } from './DiceLine';
import { beforeRoll, PASS, ROLL, useLockout } from './trial';

const OPENING = beforeRoll();
const BOXES = Array.from({ length: MOST_MISSES }, (_, at) => at);

/** L5, L8: turns without a mark. */
export function Miss() {
  const { t } = useLingui();
  const theme = useTheme();
  const { state, sheet, attempt, restart } = useLockout(OPENING);
  const { misses } = sheet;
  const said = {
    roll:
      misses === 0
        ? t`Roll, and then pass twice.`
        : t`${plural(misses, { one: '# miss.', other: '# misses.' })} Only your own turns can cost you that.`,
    white: t`Pass on the white dice: that alone costs nothing.`,
    colour: t`Pass on the coloured dice too, and it is a miss.`,
    over: t`Four misses: the game is over for everyone.`,
  }[state.phase];
  return (
    <Stage said={said}>
      {state.white.length > 0 ? <DiceLine state={state} /> : <NoDice count={6} />}
      {state.phase === 'roll' && <StageButton icon="dice" label={t`Roll`} onPress={() => attempt([ROLL])} />}
      {state.phase === 'white' && (
        <StageButton label={t`Pass on the white dice`} onPress={() => attempt([PASS])} />
      )}
      {state.phase === 'colour' && (
        <StageButton label={t`Pass on the coloured dice`} onPress={() => attempt([PASS])} />
      )}
      {state.phase === 'over' && <StageButton icon="again" label={t`Once more`} onPress={restart} />}
      <Paper>
        <View style={styles.line}>
          <View
            role="img"
            accessible
            aria-label={t`${plural(misses, { one: '# miss', other: '# misses' })}`}
            style={styles.boxes}
          >
            {BOXES.map((at) => (
              <View key={at} style={[styles.box, { borderColor: theme.edge }]}>
                {at < misses && <Stroke variant={at} size={30} colour={theme.danger} fresh />}
              </View>
            ))}
          </View>
          <View style={styles.points}>
            <Body>{t`Points`}</Body>
            <Score value={scoreOf(sheet)} kind="numeral" />
          </View>
        </View>
      </Paper>
    </Stage>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.medium,
    padding: space.small,
  },
  boxes: { flexDirection: 'row', gap: space.small },
  box: { width: 32, height: 32, borderWidth: 2, borderRadius: 6 },
  points: { flexDirection: 'row', alignItems: 'center', gap: space.small },
});
