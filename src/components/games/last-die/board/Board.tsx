import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useRoom } from '../../../board-kit/room';
import { ownColours } from '../../../ui/access/own-colours';
import { BoardHead } from './BoardHead';
import { layOut } from './layout';
import { RoundSummary } from './RoundSummary';
import { Tableau } from './Tableau';
import { useFilled } from './use-filled';
import { useShown } from './use-shown';

/** The tableau, which all seats fill. */
export function Board() {
  const shown = useShown();
  const filled = useFilled(shown);
  const room = useRoom();
  const layout = useMemo(() => layOut(room), [room]);
  return (
    <View style={styles.board}>
      <View testID="board" style={{ width: layout.tableau }}>
        <BoardHead round={shown.round + 1} goal={shown.setup.goal} large={layout.large} />
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
