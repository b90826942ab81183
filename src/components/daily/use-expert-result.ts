import { useEffect, useState } from 'react';
import { useApp } from '../../stores/app/AppContext';
import type { DailyScores } from '../../stores/daily/daily-log';

export type ExpertResult =
  | { readonly kind: 'working'; readonly share: number }
  | { readonly kind: 'done'; readonly scores: DailyScores }
  /** The game is not finished, or the expert can't be loaded now. */
  | { readonly kind: 'unknown' };

/** The expert's result on the dice of a day. The first time it is worked out, in slices. */
export function useExpertResult(day: string, game: string): ExpertResult {
  const { daily, trace } = useApp();
  const [result, setResult] = useState<ExpertResult>({ kind: 'working', share: 0 });
  useEffect(() => {
    let active = true;
    const show = (next: ExpertResult) => active && setResult(next);
    daily
      .expert({ day, game }, (share) => show({ kind: 'working', share }))
      .then(
        (scores) => show(scores ? { kind: 'done', scores } : { kind: 'unknown' }),
        (error: unknown) => {
          trace.tell({ kind: 'caught', where: 'daily', error });
          show({ kind: 'unknown' });
        },
      );
    return () => {
      active = false;
    };
  }, [daily, trace, day, game]);
  return result;
}
