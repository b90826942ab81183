import type { ComponentType } from 'react';
import type { GameId } from '../../engine/games';
import { lazyScreen } from '../trouble/lazy-screen';
import type { RulesProps } from './rules-page';

/** Each game's pages, fetched when they are opened. A new game is one more line. */
const contents: Readonly<Partial<Record<GameId, ComponentType<RulesProps>>>> = {
  lockout: lazyScreen(() => import('../games/lockout/rules/LockoutRules')),
  'last-die': lazyScreen(() => import('../games/last-die/rules/LastDieRules')),
  'sun-rows': lazyScreen(() => import('../games/sun-rows/rules/SunRowsRules')),
  arena: lazyScreen(() => import('../games/arena/rules/ArenaRules')),
};

/** The rules of a game whose id may come from anywhere. */
export function rulesOf(id: string): ComponentType<RulesProps> | undefined {
  return new Map<string, ComponentType<RulesProps>>(Object.entries(contents)).get(id);
}
