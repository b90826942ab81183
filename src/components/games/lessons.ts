import type { GameId } from '../../engine/games';
import type { AnyLesson } from './lesson';

/** The lesson of each game, loaded when it is opened. A new game adds one line. */
const lessons: Readonly<Record<GameId, () => Promise<{ readonly lesson: AnyLesson }>>> = {
  lockout: () => import('./lockout/lesson'),
  'last-die': () => import('./last-die/lesson'),
  'sun-rows': () => import('./sun-rows/lesson'),
  arena: () => import('./arena/lesson'),
};

export async function loadLesson(game: GameId): Promise<AnyLesson> {
  return (await lessons[game]()).lesson;
}
