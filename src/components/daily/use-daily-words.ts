import { useLingui } from '@lingui/react/macro';
import { pointsText } from '../../i18n/points';
import { useLocale } from '../../i18n/use-locale';
import type { DailyScores } from '../../stores/daily/daily-log';
import { noonOf } from '../../stores/daily/day';
import { emblems } from '../games/emblems';
import { gameIdOf } from '../history/game-id-of';

/** Words for days and results. */
export function useDailyWords() {
  const { t, i18n } = useLingui();
  const { formatDate } = useLocale();
  const dayText = (day: string, options?: Intl.DateTimeFormatOptions) => formatDate(noonOf(day), options);
  const scoresText = ([own, opponent]: DailyScores) =>
    `${pointsText(i18n, own)} : ${pointsText(i18n, opponent)}`;
  const gameText = (game: string) => {
    const id = gameIdOf(game);
    return id ? t(emblems[id].name) : '';
  };
  /** One line to share. It tells no dice, so that others can still play them. */
  const shareText = (day: string, game: string, own: DailyScores, expert: DailyScores | null) => {
    const date = dayText(day);
    const name = gameText(game);
    const mine = scoresText(own);
    const theirs = expert && scoresText(expert);
    return theirs
      ? t`Knobel, ${name}, dice of ${date}: me ${mine}, the expert ${theirs}`
      : t`Knobel, ${name}, dice of ${date}: me ${mine}`;
  };
  return { dayText, scoresText, gameText, shareText };
}
