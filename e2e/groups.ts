import { checkBrokenSave } from './broken-save';
import type { Group } from './checks';
import { gameGroups } from './games';
import { checkHome } from './home';
import { checkInvitation } from './invitation';
import { checkKeyboard } from './keyboard';
import { checkLan } from './lan';
import { checkLanguage } from './language';
import { checkLasting } from './lasting';
import { manyPhones } from './many-phones';
import { networks } from './networks';
import { checkPeople } from './people';
import { checkRealDice } from './real-dice';
import { screenGroups } from './screens';
import { checkTapping } from './tapping';
import { checkThrowing } from './throwing';

/** What is checked, the longest first. */
export const groups: Readonly<Record<string, Group>> = {
  ...gameGroups,
  ...screenGroups,
  home: checkHome,
  lasting: checkLasting,
  people: checkPeople,
  language: checkLanguage,
  keyboard: checkKeyboard,
  'real-dice': checkRealDice,
  'broken-save': checkBrokenSave,
  tapping: checkTapping,
  lan: checkLan,
  invitation: checkInvitation,
};

/** Each with a server of its own, and so with a relay of its own: its tables are in nobody else's sight. */
export const apart: Readonly<Record<string, Group>> = networks;

/** Four pages each: one group after the other, beside the rest. */
export const large: Readonly<Record<string, Group>> = manyPhones;

/** What looks at the clock, with nothing else going on. */
export const alone: Readonly<Record<string, Group>> = { throwing: checkThrowing };
