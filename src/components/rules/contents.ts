import type { ComponentType } from 'react';
import type { GameId } from '../../engine/games';
import { lazyScreen } from '../trouble/lazy-screen';
import type { RulesProps } from './rules-page';

/** The pages of each game, loaded on first use. A new game adds one line. */
const contents: Readonly<Partial<Record<GameId, ComponentType<RulesProps>>>> = {
  lockout: lazyScreen(() => import('../games/lockout/rules/LockoutRules')),
  'last-die': lazyScreen(() => import('../games/last-die/rules/LastDieRules')),
  'sun-rows': lazyScreen(() => import('../games/sun-rows/rules/SunRowsRules')),
  arena: lazyScreen(() => import('../games/arena/rules/ArenaRules')),
};

/** The rules of a game. The id may come from outside, for example from a URL. */
export function rulesOf(id: string): ComponentType<RulesProps> | undefined {
  return new Map<string, ComponentType<RulesProps>>(Object.entries(contents)).get(id);
}
