import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { GameId } from '../../engine/games';
import { ArenaEmblem } from './arena/ArenaEmblem';
import { title as arena } from './arena/words/title';
import { LastDieEmblem } from './last-die/LastDieEmblem';
import { title as lastDie } from './last-die/words/title';
import { LockoutEmblem } from './lockout/LockoutEmblem';
import { title as lockout } from './lockout/words/title';
import { SunRowsEmblem } from './sun-rows/SunRowsEmblem';
import { title as sunRows } from './sun-rows/words/title';

export interface EmblemProps {
  /** The edge of one die, in points. */
  readonly die: number;
  readonly wood: string;
  readonly accent: string;
}

/** The sign of a game outside its table: an emblem of a few dice, the name, and one sentence. */
export interface GameSign {
  readonly Emblem: ComponentType<EmblemProps>;
  readonly name: MessageDescriptor;
  readonly line: MessageDescriptor;
}

/** Separate from the registry of faces, so that the home screen loads no boards. */
export const emblems: Readonly<Record<GameId, GameSign>> = {
  lockout: { Emblem: LockoutEmblem, ...lockout },
  'last-die': { Emblem: LastDieEmblem, ...lastDie },
  'sun-rows': { Emblem: SunRowsEmblem, ...sunRows },
  arena: { Emblem: ArenaEmblem, ...arena },
};
