import { useLingui } from '@lingui/react/macro';
import { NothingYet } from '../history/NothingYet';
import { ReadingProgress } from '../history/ReadingProgress';
import { Notice } from '../ui/overlays/Notice';
import { Screen } from '../ui/Screen';
import { StatisticsPage } from './StatisticsPage';
import { useGathered } from './use-gathered';

interface Props {
  readonly onBack: () => void;
  /** Opens the list of games to play. */
  readonly onPlay: () => void;
}

/** Gathers the statistics and shows them. */
export default function StatisticsLoader({ onBack, onPlay }: Props) {
  const { t } = useLingui();
  const gathered = useGathered();
  return (
    <Screen title={t`Statistics`} onBack={onBack}>
      {gathered.kind === 'trouble' && (
        <Notice
          urgent
          text={t`The games can’t be read right now.`}
          action={{ label: t`Try again`, onPress: gathered.again }}
        />
      )}
      {gathered.kind === 'looking' && gathered.of > 0 && <ReadingProgress {...gathered} />}
      {gathered.kind === 'done' &&
        (gathered.statistics.size > 0 ? (
          <StatisticsPage statistics={gathered.statistics} />
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
