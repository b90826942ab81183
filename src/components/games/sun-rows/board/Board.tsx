import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { LayoutAnimationConfig } from 'react-native-reanimated';
import type { Seat } from '../../../../engine/game';
import { useTable } from '../../../table/TableContext';
import { useOneStop } from '../../../ui/access/use-one-stop';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/theme/measures';
import { DealtCard } from './cards/DealtCard';
import { OpenCards } from './cards/OpenCards';
import { OwnCard } from './cards/OwnCard';
import { ScoredCards } from './cards/ScoredCards';
import { useStanding, useTaking } from './hooks';
import { Legend } from './Legend';
import { CARD_GAP, layCards } from './layout';
import { Others } from './Others';

/** The cards of one seat, large, and those of the others, small. */
export function Board() {
  const window = useWindowDimensions();
  const [measured, setMeasured] = useState<number | null>(null);
  const viewer = useTable((table) => table.viewer);
  const taking = useTaking();
  // Choosing among five cards needs the room of the name, and the prompt has the name already.
  const choosing = useStanding(({ phase }, { seat }) => phase === 'keep' && seat === viewer);
  // Before the first layout: the width of an upright screen.
  const width = Math.min(WIDEST, measured ?? window.width - 2 * space.small);
  const open = <OpenCards width={width} height={window.height} />;
  const board = useRef<View>(null);
  useOneStop(board);
  return (
    <View
      ref={board}
      style={styles.board}
      onLayout={({ nativeEvent }) => setMeasured(nativeEvent.layout.width)}
    >
      <LayoutAnimationConfig key={viewer} skipEntering>
        <View style={[styles.column, { width }]}>
          {taking && open}
          <Cards seat={viewer} width={width} height={window.height} named={!choosing} />
          {!taking && open}
          <Others viewer={viewer} />
        </View>
      </LayoutAnimationConfig>
    </View>
  );
}

const WIDEST = 1000;

function Owner({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const name = useTable(({ seats }) => seats[seat]?.name ?? '');
  return (
    <View style={[styles.owner, { width }]}>
      <Text kind="strong" role="heading" aria-level={2} style={styles.name}>
        <Trans>{name}’s cards</Trans>
      </Text>
      <ScoredCards seat={seat} wordy />
    </View>
  );
}

interface CardsProps {
  readonly seat: Seat;
  readonly width: number;
  readonly height: number;
  /** Shows whose cards they are. */
  readonly named: boolean;
}

function Cards({ seat, width, height, named }: CardsProps) {
  const count = useStanding(({ places }) => places[seat]?.length ?? 0);
  const keeping = useStanding(({ phase }) => phase === 'keep');
  const layout = layCards(width, count, height);
  const gap = count % layout.columns > 0;
  const Place = keeping ? DealtCard : OwnCard;
  return (
    <>
      {named && <Owner seat={seat} width={layout.columns * (layout.width + CARD_GAP) - CARD_GAP} />}
      <View style={styles.cards}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place at the table is its number
          <Place key={at} seat={seat} place={at + 1} layout={layout} />
        ))}
        {gap && (
          <View style={[styles.rest, { width: layout.width }]}>
            <Legend lines={2} />
          </View>
        )}
      </View>
      {!gap && <Legend />}
    </>
  );
}

const styles = StyleSheet.create({
  board: { alignItems: 'center' },
  column: { gap: space.small },
  owner: {
    alignSelf: 'center',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.medium,
  },
  name: { flexShrink: 1 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: CARD_GAP, justifyContent: 'center' },
  rest: { justifyContent: 'center' },
});
