import { useLingui } from '@lingui/react/macro';
import { View } from 'react-native';
import { levels } from '../../engine/bots/bot';
import type { GameId } from '../../engine/games';
import { type Statistics, total, type Wins } from '../../stores/saves/statistics';
import { levelWords } from '../set-up/level-words';
import { Card } from '../ui/Card';
import { Heading, Quiet } from '../ui/Text';
import { WinsRow } from './WinsRow';

interface Props {
  readonly statistics: Statistics;
  readonly shown: readonly GameId[];
}

/** The winners, against bots and among people. A card without games is left out. */
export function WinsCards({ statistics, shown }: Props) {
  const { t } = useLingui();
  const { bots, people } = total(shown.flatMap((id) => statistics.get(id) ?? []));
  const met = levels.flatMap((level) => {
    const wins = bots.get(level);
    return wins ? [{ key: level, name: t(levelWords[level].name), wins }] : [];
  });
  const named = [...people].sort(byGames).map(([name, wins]) => ({ key: name, name, wins }));
  return (
    <>
      {met.length > 0 && (
        <WinsCard
          title={t`Against bots`}
          line={t`Games that somebody on this phone won. A shared first place counts.`}
          rows={met}
        />
      )}
      {named.length > 0 && (
        <WinsCard
          title={t`Among people`}
          line={t`Games with two or more people. A shared first place counts for each.`}
          rows={named}
        />
      )}
    </>
  );
}

/** The most games first, then by name. */
const byGames = ([name, { played }]: [string, Wins], [other, { played: more }]: [string, Wins]) =>
  more - played || name.localeCompare(other);

interface CardProps {
  readonly title: string;
  readonly line: string;
  readonly rows: readonly { readonly key: string; readonly name: string; readonly wins: Wins }[];
}

function WinsCard({ title, line, rows }: CardProps) {
  return (
    <Card>
      <Heading>{title}</Heading>
      <View role="list" aria-label={title}>
        {rows.map(({ key, name, wins }) => (
          <WinsRow key={key} name={name} wins={wins} />
        ))}
      </View>
      <Quiet>{line}</Quiet>
    </Card>
  );
}
