import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../engine/game';
import { DailyResult } from '../../daily/DailyResult';
import { NewFeat } from '../../feats/NewFeat';
import { Press, wash } from '../../ui/controls/Press';
import { rowStyles } from '../../ui/controls/row-styles';
import { Icon } from '../../ui/Icon';
import { Body, Heading, Text } from '../../ui/Text';
import { space } from '../../ui/theme/measures';
import { useTheme } from '../../ui/theme/use-theme';
import { useFace, useSay } from '../FaceContext';
import { happeningsOf } from '../happenings';
import { useTable, useTableActions } from '../TableContext';
import { barsOf } from './bars';
import { DiceByAll } from './DiceByAll';
import { PlaceRow } from './PlaceRow';
import { Tonight } from './Tonight';
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
  const state = useTable((table) => table.state);
  const face = useFace();
  const say = useSay();
  const match = useMemo(played, [played]);
  const happenings = useMemo(() => happeningsOf(match), [match]);
  const [story = null, ...stories] = useMemo(
    () => face.highlights(happenings, match.opening.names, say),
    [face, happenings, match, say],
  );
  const bars = useMemo(
    () => barsOf(order.map((seat) => face.sources(state, seat, say, happenings))),
    [face, state, say, happenings, order],
  );
  return (
    <>
      <WinnerMoment winners={order.filter((seat) => places[seat] === 1)} story={story} />
      <Press
        role="button"
        aria-expanded={ledger}
        onPress={() => onLedger(!ledger)}
        style={(press) => [rowStyles.row, { backgroundColor: wash(press, theme) }]}
      >
        <Text kind="strong" style={rowStyles.words}>
          {face.sourcesTitle?.(state, say) ?? t`Where the points come from`}
        </Text>
        <Icon name={ledger ? 'up' : 'down'} colour={theme.quiet} />
      </Press>
      <View role="list" style={styles.places}>
        {order.map((seat, at) => (
          <PlaceRow key={seat} seat={seat} place={places[seat] ?? 0} parts={bars[at] ?? []} ledger={ledger} />
        ))}
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
  places: { gap: space.small },
  lines: { gap: space.tiny, paddingTop: space.small },
});
