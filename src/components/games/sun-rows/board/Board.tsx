import { useMemo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { LayoutAnimationConfig } from 'react-native-reanimated';
import type { Seat } from '../../../../engine/game';
import { BoardOwner } from '../../../board-kit/BoardOwner';
import { type Room, useRoom } from '../../../board-kit/room';
import { seatColour } from '../../../board-kit/seat-colours';
import { useTable } from '../../../table/TableContext';
import { usePart } from '../../../table/use-part';
import { ownColours } from '../../../ui/access/own-colours';
import { useOneStop } from '../../../ui/access/use-one-stop';
import { radius } from '../../../ui/theme/measures';
import { useTheme } from '../../../ui/theme/use-theme';
import { DealtCard } from './cards/DealtCard';
import { OpenCards } from './cards/OpenCards';
import { OwnCard } from './cards/OwnCard';
import { useStanding, useTaking } from './hooks';
import { Legend } from './Legend';
import { CARD_GAP, layBoard, layCards } from './layout';
import { Others } from './Others';

/** The cards of one seat, large, and those of the others, small. */
export function Board() {
  const room = useRoom();
  const viewer = useTable((table) => table.viewer);
  const mine = useTable(({ home }) => home === viewer);
  const taking = useTaking();
  const opened = useStanding(({ open }) => open.length > 0);
  const { height, large, text } = room;
  // In the middle of the table lies what all have.
  const alone = usePart() === 'hand';
  const layout = useMemo(
    () => layBoard({ height, large, text, open: opened, owned: !mine, alone }),
    [height, large, text, opened, mine, alone],
  );
  const cards = useRef<View>(null);
  useOneStop(cards);
  const { main, side } = layout;
  const open = opened && <OpenCards room={room} height={taking ? main : side} />;
  return (
    <View style={styles.board} {...ownColours}>
      <LayoutAnimationConfig key={viewer} skipEntering>
        <View ref={cards} style={[styles.board, styles.wide]}>
          {taking && open}
          <Cards seat={viewer} room={room} height={taking ? side : main} mine={mine} />
          {!taking && open}
        </View>
        {layout.legend && <Legend />}
        {!alone && <Others viewer={viewer} width={room.width} height={layout.others} />}
      </LayoutAnimationConfig>
    </View>
  );
}

interface CardsProps {
  readonly seat: Seat;
  readonly room: Room;
  readonly height: number;
  readonly mine: boolean;
}

function Cards({ seat, room, height, mine }: CardsProps) {
  const theme = useTheme();
  const count = useStanding(({ places }) => places[seat]?.length ?? 0);
  const keeping = useStanding(({ phase }) => phase === 'keep');
  const { width, large, text } = room;
  const layout = useMemo(
    () => layCards(count, { width, height, large, text, headed: !keeping }),
    [count, width, height, large, text, keeping],
  );
  const Place = keeping ? DealtCard : OwnCard;
  const { soft, strong } = seatColour(theme, seat);
  return (
    <View
      testID="board"
      style={[styles.part, !mine && { backgroundColor: soft, boxShadow: `0 0 0 3px ${strong}` }]}
    >
      {!mine && (
        <View style={styles.owner}>
          <BoardOwner seat={seat} />
        </View>
      )}
      <View style={styles.cards}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place at the table is its number
          <Place key={at} seat={seat} place={at + 1} layout={layout} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  board: { alignItems: 'center', justifyContent: 'center', gap: 8 },
  wide: { width: '100%' },
  part: { width: '100%', gap: 4, borderRadius: radius.medium },
  owner: { flexDirection: 'row', minHeight: 30, paddingHorizontal: 8 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: CARD_GAP, justifyContent: 'center' },
});
