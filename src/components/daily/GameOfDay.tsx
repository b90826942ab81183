import { useLingui } from '@lingui/react/macro';
import { StyleSheet, View } from 'react-native';
import type { GameId } from '../../engine/games';
import type { DailyEntry, DailyScores } from '../../stores/daily/daily-log';
import { emblems } from '../games/emblems';
import { Button } from '../ui/controls/Button';
import { Figure, Quiet, Text } from '../ui/Text';
import { space } from '../ui/theme/measures';
import { ExpertLine } from './ExpertLine';
import { GameMark } from './GameMark';
import { ShareResult } from './ShareResult';
import { useDailyWords } from './use-daily-words';
import { useExpertResult } from './use-expert-result';

interface Props {
  readonly day: string;
  readonly game: GameId;
  /** Null: nothing was tried. */
  readonly entry: DailyEntry | null;
  /** Whether a try can begin now: it is the day. */
  readonly today: boolean;
  readonly practises: boolean;
  readonly onTry: () => void;
  readonly onPractise: () => void;
}

/** A game with the dice of one day: what was made of them, and what can be done. */
export function GameOfDay({ day, game, entry, today, practises, onTry, onPractise }: Props) {
  const { t } = useLingui();
  const name = t(emblems[game].name);
  const begun = entry?.state === 'begun';
  const finished = entry?.state === 'finished' ? entry.scores : null;
  return (
    <View role="listitem" style={styles.game}>
      <GameMark game={game} state={finished ? 'done' : begun ? 'begun' : 'open'} />
      <View style={styles.words}>
        <Text kind="strong">{name}</Text>
        {finished ? (
          <Finished day={day} game={game} scores={finished} />
        ) : (
          <Quiet>{stateText(entry?.state ?? null)}</Quiet>
        )}
      </View>
      {begun && <Button label={t`Continue`} spoken={t`Continue ${name}`} onPress={onTry} />}
      {!entry && today && <Button kind="plain" label={t`Play`} spoken={t`Play ${name}`} onPress={onTry} />}
      {practises && (
        <Button kind="quiet" label={t`Practise`} spoken={t`Practise ${name}`} onPress={onPractise} />
      )}
    </View>
  );

  function stateText(state: DailyEntry['state'] | null): string {
    if (state === 'begun') return t`Not finished`;
    if (state === 'void') return t`Practised, so it does not count`;
    return today ? t`One try counts` : t`Not tried`;
  }
}

interface FinishedProps {
  readonly day: string;
  readonly game: GameId;
  readonly scores: DailyScores;
}

function Finished({ day, game, scores }: FinishedProps) {
  const { t } = useLingui();
  const { gameText, scoresText, shareText } = useDailyWords();
  const expert = useExpertResult(day, game);
  const name = gameText(game);
  return (
    <>
      <View style={styles.line}>
        <Quiet>{t`Your try`}</Quiet>
        <Figure>{scoresText(scores)}</Figure>
        <ShareResult
          line={shareText(day, game, scores, expert.kind === 'done' ? expert.scores : null)}
          spoken={t`Share: ${name}`}
        />
      </View>
      <ExpertLine result={expert} />
    </>
  );
}

const styles = StyleSheet.create({
  game: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.medium },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 130, gap: space.hair },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.small },
});
