import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { cardPoints, isComplete, rowPoints } from '../../../../engine/sun-rows/entering';
import { colourWords } from '../../../board-kit/colour-words';
import { Paper, Stage } from '../../../rules/Stage';
import { Press, wash } from '../../../ui/controls/Press';
import { Icon } from '../../../ui/Icon';
import { radius, space } from '../../../ui/theme/measures';
import { useTextScale } from '../../../ui/theme/use-text-scale';
import { useTheme } from '../../../ui/theme/use-theme';
import { CardRow } from '../board/cards/CardRow';
import { colourOf } from '../board/colour';
import { setupOf } from './trial';

const [CARD = []] = setupOf(['red 3, orange 5*, yellow 2, green 4*, purple 3']).cards;

const BOX = 32;
/** The longest row and its points have room on a phone. */
const MOST = 1.25;

/** S6: full rows, and the points of the card. */
export function FullRows() {
  const { t } = useLingui();
  const theme = useTheme();
  const box = Math.round(BOX * Math.max(1, Math.min(MOST, useTextScale())));
  const [full, setFull] = useState<readonly number[]>([0]);
  const filled = CARD.map(({ boxes }, at) => (full.includes(at) ? boxes : 0));
  const complete = isComplete(CARD, filled);
  const rows = rowPoints(CARD, filled);
  const total = cardPoints(CARD, filled);
  const suns = total - rows;

  const press = (at: number) =>
    setFull((now) => (now.includes(at) ? now.filter((each) => each !== at) : [...now, at]));

  return (
    <Stage
      said={
        complete
          ? t`The card is finished: rows ${rows}, suns ${suns}, together ${plural(total, { one: '# point', other: '# points' })}.`
          : t`Tap rows to fill them. Three full ones finish the card.`
      }
    >
      <Paper>
        {CARD.map(({ colour, boxes, points, sun }, at) => {
          const name = t(colourWords[colourOf(colour)].name);
          const ticked = full.includes(at);
          return (
            <Press
              key={colour}
              role="checkbox"
              aria-label={
                sun
                  ? t`Row in ${name} with a sun, ${plural(points, { one: '# point', other: '# points' })}`
                  : t`Row in ${name}, ${plural(points, { one: '# point', other: '# points' })}`
              }
              aria-checked={ticked}
              onPress={() => press(at)}
              style={(state) => [styles.row, { backgroundColor: wash(state, theme) }]}
            >
              <View style={styles.tick}>
                {ticked && <Icon fixed name="check" colour={theme.good} size={20} />}
              </View>
              <View style={styles.boxes}>
                <CardRow
                  colour={colourOf(colour)}
                  boxes={boxes}
                  points={points}
                  sun={sun}
                  filled={filled[at] ?? 0}
                  next={filled[at] ?? 0}
                  placed={false}
                  box={box}
                  badge={box - 2}
                />
              </View>
            </Press>
          );
        })}
      </Paper>
    </Stage>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.small, borderRadius: radius.small },
  tick: { width: 20 },
  boxes: { flex: 1 },
});
