import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import { DailyResult } from '../../daily/DailyResult';
import { NewFeat } from '../../feats/NewFeat';
import { storyOf } from '../../games/face';
import { Press, wash } from '../../ui/controls/Press';
import { rowStyles } from '../../ui/controls/row-styles';
import { Icon } from '../../ui/Icon';
import { Body, Heading, Text } from '../../ui/Text';
import { lowScreen, space, wideScreen } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { useFace, useSay } from '../FaceContext';
import { happeningsOf } from '../happenings';
import { useTableActions } from '../TableContext';
import { DiceByAll } from './DiceByAll';
import { PlaceList } from './PlaceList';
import { Tonight } from './Tonight';
import { useSourcesTitle } from './use-sources-title';
import { WinnerMoment } from './WinnerMoment';

interface Props {
  /** Seats, the best first. */
  readonly order: readonly Seat[];
  readonly places: readonly number[];
  /** Where the points come from is open. */
  readonly ledger: boolean;
  readonly onLedger: (open: boolean) => void;
}

/** The parts of the result that need every entry of the game. */
export function ResultDetails({ order, places, ledger, onLedger }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const { played } = useTableActions();
  const face = useFace();
  const say = useSay();
  const match = useMemo(played, [played]);
  const happenings = useMemo(() => happeningsOf(match), [match]);
  const highlights = useMemo(
    () => face.highlights(happenings, match.opening.names, say),
    [face, happenings, match, say],
  );
  const winners = order.filter((seat) => places[seat] === 1);
  const story = storyOf(highlights, winners);
  const stories = highlights.map(({ line }) => line).filter((line) => line !== story);
  const title = useSourcesTitle();
  const { width, height } = useWindowDimensions();
  const beside = width >= wideScreen && height < lowScreen;
  return (
    <>
      <View style={beside ? styles.beside : styles.below}>
        <View style={beside && styles.half}>
          <WinnerMoment winners={winners} story={story} />
        </View>
        <View style={[styles.points, beside && styles.half]}>
          <Press
            role="button"
            aria-expanded={ledger}
            onPress={() => onLedger(!ledger)}
            style={(press) => [rowStyles.row, { backgroundColor: wash(press, theme) }]}
          >
            <Text kind="strong" style={rowStyles.words}>
              {title}
            </Text>
            <Icon name={ledger ? 'up' : 'down'} colour={theme.quiet} />
          </Press>
          <PlaceList order={order} places={places} happenings={happenings} ledger={ledger} />
        </View>
      </View>
      {ledger && stories.length > 0 && (
        <View style={styles.lines}>
          <Heading level={3}>{t`Worth telling`}</Heading>
          {stories.map((line) => (
            <Body key={line}>{line}</Body>
          ))}
        </View>
      )}
      <DailyResult />
      <NewFeat />
      <Tonight />
      <DiceByAll match={match} />
    </>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: space.large },
  below: { gap: space.medium },
  half: { flex: 1 },
  points: { gap: space.medium },
  lines: { gap: space.tiny, paddingTop: space.small },
});
