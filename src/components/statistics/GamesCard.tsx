import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { GameId } from '../../engine/games';
import type { Statistics } from '../../stores/saves/statistics';
import { emblems } from '../games/emblems';
import { FeltTray } from '../home/FeltTray';
import { Card } from '../ui/Card';
import { Body, Heading, Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';

interface Props {
  readonly statistics: Statistics;
  readonly shown: readonly GameId[];
}

/** The number of games of each kind. */
export function GamesCard({ statistics, shown }: Props) {
  const { t } = useLingui();
  return (
    <Card>
      <Heading>{t`Games`}</Heading>
      <View role="list" style={styles.list}>
        {shown.map((id) => (
          <GameLine
            key={id}
            game={id}
            finished={statistics.get(id)?.finished ?? 0}
            underWay={statistics.get(id)?.underWay ?? 0}
          />
        ))}
      </View>
    </Card>
  );
}

interface LineProps {
  readonly game: GameId;
  readonly finished: number;
  readonly underWay: number;
}

function GameLine({ game, finished, underWay }: LineProps) {
  const { t } = useLingui();
  return (
    <View role="listitem" style={styles.line}>
      <FeltTray game={game} die={11} edge="around" />
      <View style={styles.words}>
        <Body>{t(emblems[game].name)}</Body>
        <View style={styles.counts}>
          {finished > 0 && (
            <Quiet>{t`${plural(finished, { one: '# finished', other: '# finished' })}`}</Quiet>
          )}
          {underWay > 0 && (
            <Quiet>{t`${plural(underWay, { one: '# under way', other: '# under way' })}`}</Quiet>
          )}
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.small },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  words: { flex: 1 },
  counts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.medium },
});
