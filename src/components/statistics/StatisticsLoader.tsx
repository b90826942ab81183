import { useLingui } from '@lingui/react/macro';
import { Looking } from '../history/Looking';
import { NothingYet } from '../history/NothingYet';
import { Notice } from '../ui/overlays/Notice';
import { Screen } from '../ui/Screen';
import { StatisticsPage } from './StatisticsPage';
import { useGathered } from './use-gathered';

interface Props {
  readonly onBack: () => void;
  /** To the games, to play one. */
  readonly onPlay: () => void;
}

/** Counts what there is to count, and shows it. */
export default function StatisticsLoader({ onBack, onPlay }: Props) {
  const { t } = useLingui();
  const gathered = useGathered();
  return (
    <Screen title={t`Statistics`} onBack={onBack}>
      {gathered.kind === 'trouble' && (
        <Notice
          urgent
          text={t`The games can’t be read just now.`}
          action={{ label: t`Try again`, onPress: gathered.again }}
        />
      )}
      {gathered.kind === 'looking' && gathered.of > 0 && <Looking {...gathered} />}
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
