import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useRoom } from '../../../board-kit/room';
import { usePart } from '../../../table/use-part';
import { ownColours } from '../../../ui/access/own-colours';
import { BoardHead } from './BoardHead';
import { layOut } from './layout';
import { RoundSummary } from './RoundSummary';
import { Tableau } from './Tableau';
import { useFilled } from './use-filled';
import { useShown } from './use-shown';

/** In less height, as on a phone in the middle, the tableau needs the line above it. */
const LEAST_HEADED = 260;

/** The tableau, which all seats fill. */
export function Board() {
  const shown = useShown();
  const filled = useFilled(shown);
  const room = useRoom();
  const inMiddle = usePart() === 'middle';
  const headed = !inMiddle || room.height >= LEAST_HEADED;
  const layout = useMemo(() => layOut(room, { touched: !inMiddle, headed }), [room, inMiddle, headed]);
  return (
    <View style={styles.board}>
      <View testID="board" style={{ width: layout.tableau }}>
        {headed && <BoardHead round={shown.round + 1} goal={shown.setup.goal} large={layout.large} />}
        <View {...ownColours}>
          <Tableau shown={shown} filled={filled} layout={layout} />
          <RoundSummary shown={shown} filled={filled} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  board: { width: '100%', alignItems: 'center' },
});
