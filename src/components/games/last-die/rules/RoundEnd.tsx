import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { State } from '../../../../engine/last-die/state';
import { refusalText } from '../../../../i18n/refusal';
import { Stage } from '../../../rules/Stage';
import { StageButton } from '../../../rules/StageButton';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/theme/measures';
import { Hand } from './Hand';
import { SmallTableau } from './SmallTableau';
import { fullHouse, opened, pips, stars, useLastDie } from './trial';

/** A tableau with one empty box. */
const LAST_BOX = opened({
  tableaus: [
    [pips(20, 1, 2), stars(30, 3), pips(40, 6, 5, 4)],
    [fullHouse(20), pips(-30, 3, 3), stars(20, 4)],
  ],
  rows: [
    [1, 2],
    [5, 5, 5],
    [6, 5],
  ],
  phase: 'place',
  hand: [3, 4],
  placed: true,
  points: [190, 240],
  dice: [2, 0],
});

/** D1, D10, D11 */
export function RoundEnd() {
  return <LastBox opening={LAST_BOX} />;
}

const NEAR_THE_GOAL: State = { ...LAST_BOX, points: [470, 380] };

/** D12 */
export function GameEnd() {
  return <LastBox opening={NEAR_THE_GOAL} />;
}

function LastBox({ opening }: { readonly opening: State }) {
  const { t, i18n } = useLingui();
  const trial = useLastDie(opening);
  const { state, refusal, tap, restart } = trial;
  const [points = 0] = state.points;
  const said =
    state.phase === 'over'
      ? t`${points} points, and the round is over: you win.`
      : state.round > 0
        ? t`A new round: all dice are back, and the next player begins.`
        : t`One box is empty. Tap its row.`;
  return (
    <Stage said={refusal ? refusalText(i18n, refusal) : said}>
      <Standings state={state} />
      <SmallTableau trial={trial} onRow={tap} />
      {state.round === opening.round && state.phase === 'place' ? (
        <Hand trial={trial} />
      ) : (
        <StageButton icon="again" label={t`Once more`} onPress={restart} />
      )}
    </Stage>
  );
}

/** The points and dice of both players. */
function Standings({ state }: { readonly state: State }) {
  const { t } = useLingui();
  const names = [t`You`, t`The other`];
  return (
    <View style={styles.standings}>
      {names.map((name, seat) => {
        const points = state.points[seat] ?? 0;
        const dice = state.dice[seat] ?? 0;
        return (
          <View key={name} style={styles.seat}>
            <Text kind="strong" tone="onFelt">
              {name}
            </Text>
            <Text kind="quiet" tone="onFelt">
              {t`${plural(points, { one: '# point', other: '# points' })}`}
            </Text>
            <Text kind="quiet" tone="onFeltQuiet">
              {t`${plural(dice, { one: '# die', other: '# dice' })}`}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  standings: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.huge },
  seat: { alignItems: 'center' },
});
