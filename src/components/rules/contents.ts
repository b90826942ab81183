import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { GameId } from '../../engine/games';
import type { RulesProps } from './rulesPage';

/** Each game's pages, fetched when they are opened. A new game is one more line. */
const contents: Readonly<Partial<Record<GameId, LazyExoticComponent<ComponentType<RulesProps>>>>> = {
  lockout: lazy(() => import('../lockout/rules/LockoutRules')),
  'last-die': lazy(() => import('../last-die/rules/LastDieRules')),
  'sun-rows': lazy(() => import('../sun-rows/rules/SunRowsRules')),
  arena: lazy(() => import('../arena/rules/ArenaRules')),
};

/** The rules of a game whose id may come from anywhere. */
export function rulesOf(id: string): ComponentType<RulesProps> | undefined {
  return new Map<string, ComponentType<RulesProps>>(Object.entries(contents)).get(id);
}
