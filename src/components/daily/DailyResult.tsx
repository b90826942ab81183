import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import { OPPONENT, PERSON } from '../../engine/daily/seats';
import type { DailyGameId } from '../../stores/daily/daily-id';
import type { DailyScores } from '../../stores/daily/daily-log';
import { useTable } from '../table/TableContext';
import { Figure, Heading, Quiet } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { ExpertLine } from './ExpertLine';
import { ShareResult } from './ShareResult';
import { useDaily } from './use-daily';
import { useDailyWords } from './use-daily-words';
import { useExpertResult } from './use-expert-result';

/** In the result of a game with the dice of a day: one's own result beside that of the expert on the same dice. */
export function DailyResult() {
  const daily = useDaily();
  return daily && <Results daily={daily} />;
}

function Results({ daily: { day, game, counts } }: { readonly daily: DailyGameId }) {
  const { t } = useLingui();
  const { dayText, scoresText, shareText } = useDailyWords();
  const expert = useExpertResult(day, game);
  const own = useTable((table) => table.game.scores(table.state)[PERSON] ?? 0);
  const opponent = useTable((table) => table.game.scores(table.state)[OPPONENT] ?? 0);
  const scores: DailyScores = [own, opponent];
  const date = dayText(day);
  return (
    <View style={styles.all}>
      <Heading level={3}>{t`Dice of ${date}`}</Heading>
      <View style={styles.line}>
        <Quiet>{counts ? t`Your try` : t`Your practice`}</Quiet>
        <Figure>{scoresText(scores)}</Figure>
      </View>
      <ExpertLine result={expert} />
      {counts && (
        <View style={styles.line}>
          <ShareResult
            line={shareText(day, game, scores, expert.kind === 'done' ? expert.scores : null)}
            spoken={t`Share this result as a line`}
          />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.tiny },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.small },
});
