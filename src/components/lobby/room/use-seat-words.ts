import { useLingui } from '@lingui/react/macro';
import type { SeatView } from '../../../net/session/session';
import { levelWords } from '../../set-up/level-words';

/** Returns a function that describes the player of a seat at a table of many phones. */
export function useSeatWords(): (seat: SeatView) => string {
  const { t } = useLingui();
  return ({ keeper, elsewhere, away, phone }) => {
    if (keeper.kind === 'bot') {
      const level = t(levelWords[keeper.level].name);
      return phone === null || phone === undefined || !elsewhere
        ? t`Bot, ${level}`
        : t`A bot plays meanwhile`;
    }
    if (!elsewhere) return t`On this phone`;
    if (phone === null) return t`Still free`;
    return away ? t`Away` : t`Here`;
  };
}
