import { useLingui } from '@lingui/react/macro';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useFace, useSay } from '../table/FaceContext';
import { ownColours } from '../ui/access/own-colours';
import { Card } from '../ui/Card';
import { Button } from '../ui/controls/Button';
import { Icon } from '../ui/Icon';
import { Body, Heading, Quiet, Text } from '../ui/Text';
import { radius, space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { BoardPicture } from './BoardPicture';
import { ChanceBars } from './ChanceBars';
import { DiceRow } from './DiceRow';
import type { Turning } from './turning';
import { chanceWords, type Who } from './words';

interface Props {
  /** From 1, as on the curve. */
  readonly number: number;
  /** Of the whole game. */
  readonly moves: number;
  readonly turning: Turning;
  readonly who: Who;
  readonly onWatch: () => void;
  readonly onTryAgain: () => void;
}

/** One turning point: what happened, what was better, and why. */
export function TurningCard({ number, moves, turning, who, onWatch, onTryAgain }: Props) {
  const { t } = useLingui();
  const say = useSay();
  const theme = useTheme();
  const face = useFace();
  const { point, moment, dice, played, better, why } = turning;
  const { name, you } = who;
  const move = point.index + 1;
  const lucky = point.swing > 0;
  const decision = point.kind === 'decision';
  const title = decision
    ? better === ''
      ? t`Another move was better`
      : t`Better was: ${better}`
    : lucky
      ? you
        ? t`These dice were good for you`
        : t`These dice were good for ${name}`
      : you
        ? t`These dice were bad for you`
        : t`These dice were bad for ${name}`;
  const kind = decision ? t`A decision` : t({ message: 'Dice', context: 'a kind of turning point' });
  // A move is a small step of a turn, which a replay counts, too. To the eye the chart shows where it was.
  const spokenKind = decision ? t`A decision, move ${move} of ${moves}` : t`Dice, move ${move} of ${moves}`;
  const count = chanceWords(point, say);
  const told = decision ? [played, `${title}.`, why, count] : [`${title}.`, played, count];
  const { width, height } = useWindowDimensions();
  // As it was seen at the table.
  const panel = face
    .picture(moment.state, theme, height > width)
    .find(({ seat }) => seat === null || seat === who.seat);
  return (
    <Card>
      <View style={styles.parts}>
        <View
          accessible
          aria-label={[`${number}.`, `${spokenKind}.`, ...told].filter((part) => part !== '').join(' ')}
          style={styles.words}
        >
          <View style={styles.head}>
            <View {...ownColours} style={[styles.number, { backgroundColor: theme.accent }]}>
              <Text kind="strong" tone="onAccent" maxFontSizeMultiplier={1.3}>
                {number}
              </Text>
            </View>
            <Icon name={decision ? 'point' : 'dice'} colour={theme.quiet} />
            <Quiet style={styles.fill}>{kind}</Quiet>
          </View>
          {decision && <Body>{played}</Body>}
          <Heading level={3}>{title}</Heading>
          {!decision && <Body>{played}</Body>}
          {why !== '' && <Body>{why}</Body>}
          <ChanceBars point={point} who={who} />
        </View>
        <View style={[styles.picture, panel && panel.height > panel.width && styles.tall]}>
          {dice.length > 0 && <DiceRow dice={dice} />}
          {panel && <BoardPicture panel={panel} />}
        </View>
      </View>
      <View style={styles.buttons}>
        <Button
          icon="eye"
          label={t`Watch this move`}
          spoken={t`Watch this move, move ${move}`}
          onPress={onWatch}
        />
        <Button
          icon="again"
          label={t`Try again from here`}
          spoken={t`Try again from here, move ${move}`}
          onPress={onTryAgain}
        />
      </View>
    </Card>
  );
}

/** The width of a board: no wider than on a phone. */
const BOARD = { least: 240, most: 360 };
const TALL = 220;
const WORDS = 240;
const NUMBER = 30;

const styles = StyleSheet.create({
  // Side by side where there is room.
  parts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.medium },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: WORDS, gap: space.small },
  picture: { flexGrow: 1, flexBasis: BOARD.least, maxWidth: BOARD.most, gap: space.small },
  // Most of the card stays in sight.
  tall: { flexBasis: TALL, maxWidth: TALL },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  number: {
    minWidth: NUMBER,
    minHeight: NUMBER,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
  },
  fill: { flexShrink: 1 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
});
