import type { ComponentType } from 'react';
import type { GameId } from '../../engine/games';
import ArenaRules from '../games/arena/rules/ArenaRules';
import LastDieRules from '../games/last-die/rules/LastDieRules';
import LockoutRules from '../games/lockout/rules/LockoutRules';
import SunRowsRules from '../games/sun-rows/rules/SunRowsRules';
import type { RulesProps } from './rules-page';

/** The pages of each game. A new game adds one line. */
const contents: Readonly<Partial<Record<GameId, ComponentType<RulesProps>>>> = {
  lockout: LockoutRules,
  'last-die': LastDieRules,
  'sun-rows': SunRowsRules,
  arena: ArenaRules,
};

/** The rules of a game. The id may come from outside, for example from a URL. */
export function rulesOf(id: string): ComponentType<RulesProps> | undefined {
  return new Map<string, ComponentType<RulesProps>>(Object.entries(contents)).get(id);
}
