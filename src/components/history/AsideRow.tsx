import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { AsideGame } from '../../stores/saves/saves';
import { Card } from '../ui/Card';
import { Button } from '../ui/controls/Button';
import { Icon } from '../ui/Icon';
import { Body, Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { useTheme } from '../ui/theme/use-theme';
import { useWhen } from './use-when';

interface Props {
  readonly game: AsideGame;
  readonly onShare: (id: string) => unknown;
  readonly onDelete: (game: AsideGame) => void;
}

/** A game that can't be read: the reason, and the possible actions. */
export function AsideRow({ game, onShare, onDelete }: Props) {
  const { t } = useLingui();
  const theme = useTheme();
  const when = useWhen()(game.changedAt);
  return (
    <Card>
      <View style={styles.line}>
        <Icon name="warning" colour={theme.danger} />
        <View style={styles.words}>
          <Body>
            {game.why === 'newer'
              ? t`A newer version of Knobel has saved this game. It can be played once the app is up to date.`
              : t`This game can’t be read any more. The rest is kept, and can be shared.`}
          </Body>
          <Quiet>{when}</Quiet>
        </View>
      </View>
      <View style={styles.buttons}>
        <Button
          icon="share"
          label={t`Share`}
          spoken={t`Share the game from ${when}`}
          onPress={() => onShare(game.id)}
        />
        <Button
          kind="danger"
          icon="trash"
          label={t`Delete`}
          spoken={t`Delete the game from ${when}`}
          onPress={() => onDelete(game)}
        />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', gap: space.medium },
  words: { flex: 1, gap: space.hair },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.small },
});
