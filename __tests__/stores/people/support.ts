import type { GameResult, SeatResult } from '../../../src/stores/people/game-result';
import type { Person } from '../../../src/stores/people/person';

export const personCalled = (name: string): Person => ({
  id: name.toLowerCase(),
  name,
  colour: 'green',
  emblem: 'leaf',
  former: [],
});

/** A finished game: `Ada 50, Ben 40, *Mia 12` with bots marked by a star; more points are a better place. */
export function gameOf(text: string, at: number, game = 'lockout'): GameResult {
  const seats = text.split(', ').map((seat) => {
    const [, star, name = '', points] = /^(\*?)(.+) (-?\d+)$/.exec(seat) ?? [];
    return { name, bot: star === '*' ? 'easy' : null, points: Number(points) } as const;
  });
  const placed = seats.map(
    (seat): SeatResult => ({
      ...seat,
      elsewhere: false,
      place: 1 + seats.filter(({ points }) => points > seat.points).length,
    }),
  );
  return {
    id: `g${at}`,
    game,
    at,
    print: `p${at}`,
    over: true,
    dice: 'phone',
    seats: placed,
    counts: new Map(),
    feats: [],
  };
}

export function result<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
