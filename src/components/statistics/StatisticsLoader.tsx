import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NothingYet } from '../history/NothingYet';
import { ReadingProgress } from '../history/ReadingProgress';
import { IconButton } from '../ui/controls/IconButton';
import { Notice } from '../ui/overlays/Notice';
import { Screen } from '../ui/Screen';
import { StatisticsPage } from './StatisticsPage';
import { type GameWish, useGathered } from './use-gathered';

interface Props {
  readonly onBack: () => void;
  /** Opens the list of games to play. */
  readonly onPlay: () => void;
  /** Opens the list of persons. */
  readonly onPeople: () => void;
  /** Opens the feats. */
  readonly onFeats: () => void;
  /** Opens the page of a person. */
  readonly onPerson: (id: string) => void;
}

/** Gathers the statistics and shows them. */
export default function StatisticsLoader({ onBack, onPlay, onPeople, onFeats, onPerson }: Props) {
  const { t } = useLingui();
  const [wish, setWish] = useState<GameWish>('all');
  const gathered = useGathered(wish);
  return (
    <Screen
      title={t`Statistics`}
      onBack={onBack}
      actions={<IconButton icon="people" label={t`People on this phone`} tone="onBand" onPress={onPeople} />}
    >
      {gathered.kind === 'trouble' && (
        <Notice
          urgent
          text={t`The games can’t be read right now.`}
          action={{ label: t`Try again`, onPress: gathered.again }}
        />
      )}
      {gathered.kind === 'looking' && gathered.of > 0 && <ReadingProgress {...gathered} />}
      {gathered.kind === 'done' &&
        (gathered.figures.statistics.size > 0 ? (
          <StatisticsPage
            figures={gathered.figures}
            wish={wish}
            onWish={setWish}
            onFeats={onFeats}
            onPerson={onPerson}
          />
        ) : (
          <NothingYet
            heading={t`Nothing to count yet`}
            line={t`After the first game you see here who won how often, and how the dice fell.`}
            onPlay={onPlay}
          />
        ))}
    </Screen>
  );
}
