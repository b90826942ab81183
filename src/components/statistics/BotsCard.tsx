import { useLingui } from '@lingui/react/macro';
import { View } from 'react-native';
import { levels } from '../../engine/bots/bot';
import type { GameId } from '../../engine/games';
import { type Statistics, winsOverBots } from '../../stores/saves/statistics';
import { levelWords } from '../set-up/level-words';
import { Card } from '../ui/Card';
import { Heading, Quiet } from '../ui/Text';
import { WinsRow } from './WinsRow';

interface Props {
  readonly statistics: Statistics;
  readonly shown: readonly GameId[];
}

/** The games won against bots of each level. */
export function BotsCard({ statistics, shown }: Props) {
  const { t } = useLingui();
  const wins = winsOverBots(shown.flatMap((id) => statistics.get(id) ?? []));
  if (wins.size === 0) return null;
  const title = t`Against bots`;
  return (
    <Card>
      <Heading>{title}</Heading>
      <View role="list" aria-label={title}>
        {levels.map((level) => {
          const own = wins.get(level);
          return own && <WinsRow key={level} name={t(levelWords[level].name)} wins={own} />;
        })}
      </View>
      <Quiet>{t`Games that somebody on this phone won. A shared first place counts.`}</Quiet>
    </Card>
  );
}
