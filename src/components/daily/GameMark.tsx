import { StyleSheet, View } from 'react-native';
import type { GameId } from '../../engine/games';
import { FeltTray } from '../home/FeltTray';
import { ownColours } from '../ui/access/own-colours';
import { Icon } from '../ui/Icon';
import { useTheme } from '../ui/theme/use-theme';

interface Props {
  readonly game: GameId;
  /** `done` has a tick and `begun` an arrow, so that colour alone says nothing. */
  readonly state: 'open' | 'begun' | 'done';
}

const BADGE = 18;

/** A small sign of a game with what was made of its dice today. The words around it say the same. */
export function GameMark({ game, state }: Props) {
  const theme = useTheme();
  return (
    <View aria-hidden importantForAccessibility="no-hide-descendants">
      <FeltTray game={game} die={9} edge="around" />
      {state !== 'open' && (
        <View
          {...ownColours}
          style={[styles.badge, { backgroundColor: theme.chosen, borderColor: theme.card }]}
        >
          <Icon fixed name={state === 'done' ? 'check' : 'play'} size={12} colour={theme.onChosen} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  badge: {
    position: 'absolute',
    right: -5,
    bottom: -5,
    width: BADGE,
    height: BADGE,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderRadius: BADGE / 2,
  },
});
