import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFace, useSay } from '../FaceContext';
import { useTable } from '../TableContext';

/** Who has won, and the score of each seat, the best first. '' while the game goes on. */
export function useResultSentence(): string {
  const { t } = useLingui();
  const say = useSay();
  const face = useFace();
  const game = useTable((table) => table.game);
  const seats = useTable((table) => table.seats);
  const state = useTable((table) => (table.over && table.settled ? table.state : null));
  const places = state === null ? null : game.ranking(state);
  if (!places) return '';
  const scores = game.scores(state);
  const order = seats.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const [best = 0, next = -1] = order;
  const first = seats[best]?.name ?? '';
  const headline = places[next] === 1 ? t`A tie at the top` : t`${first} wins`;
  const list = order
    .map((seat) => {
      const name = seats[seat]?.name ?? '';
      const points = scores[seat] ?? 0;
      const score =
        face.seatFacts?.(state, seat, say)?.score ??
        t`${plural(points, { one: '# point', other: '# points' })}`;
      return t({ message: `${name}: ${score}`, comment: 'a player and their points' });
    })
    .join(', ');
  return t`The game is over. ${headline}. ${list}.`;
}
