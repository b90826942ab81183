import { StyleSheet, View } from 'react-native';
import { useRoom } from '../../../board-kit/room';
import { ownColours } from '../../../ui/access/own-colours';
import { OpenCards } from './cards/OpenCards';

/** The line above the open cards. */
const HEAD = 30;

/** The open cards, from which all take. */
export function OpenInMiddle() {
  const room = useRoom();
  return (
    <View style={styles.middle} {...ownColours}>
      <OpenCards room={room} height={room.height - HEAD} />
    </View>
  );
}

const styles = StyleSheet.create({ middle: { flex: 1, justifyContent: 'center' } });
