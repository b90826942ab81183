import type { ComponentType } from 'react';
import type { GameId } from '../engine/games';
import { ArenaEmblem } from './arena/ArenaEmblem';
import { LastDieEmblem } from './last-die/LastDieEmblem';
import { LockoutEmblem } from './lockout/LockoutEmblem';
import { SunRowsEmblem } from './sun-rows/SunRowsEmblem';

/** A game's own few dice, to know it by. */
export interface EmblemProps {
  /** The size of one die. */
  readonly die: number;
  readonly wood: string;
  readonly accent: string;
}

/** What each game draws. A new game is one more line. */
export const emblems: Readonly<Record<GameId, ComponentType<EmblemProps>>> = {
  lockout: LockoutEmblem,
  'last-die': LastDieEmblem,
  'sun-rows': SunRowsEmblem,
  arena: ArenaEmblem,
};
