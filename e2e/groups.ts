import { checkArriving } from './arriving';
import { checkBrokenSave } from './broken-save';
import { otherBrowsers } from './browsers';
import type { Group } from './checks';
import { compositionGroups } from './composition';
import { gameGroups } from './games';
import { stillGroups } from './hint-stays-put';
import { checkHome } from './home';
import { checkInvitation } from './invitation';
import { keyboardGroups } from './keyboard';
import { labelGroups, labelsApart } from './labels';
import { checkLan } from './lan';
import { checkLanguage } from './language';
import { checkLasting } from './lasting';
import { lessonGroups } from './lessons';
import { checkLookBack } from './look-back';
import { manyPhones } from './many-phones';
import { middleGroups } from './middle';
import { networks } from './networks';
import { checkPeople } from './people';
import { checkPersons } from './persons';
import { checkRealDice } from './real-dice';
import { screenGroups } from './screens';
import { checkTapping } from './tapping';
import { checkThrowing } from './throwing';
import { checkToday } from './today';
import { checkWaits } from './waits';

/** The groups that run side by side, the longest first. */
export const groups: Readonly<Record<string, Group>> = {
  ...gameGroups,
  ...screenGroups,
  ...compositionGroups,
  ...stillGroups,
  ...labelGroups,
  ...lessonGroups,
  'look-back': checkLookBack,
  home: checkHome,
  arriving: checkArriving,
  lasting: checkLasting,
  people: checkPeople,
  persons: checkPersons,
  language: checkLanguage,
  ...keyboardGroups,
  'real-dice': checkRealDice,
  'broken-save': checkBrokenSave,
  tapping: checkTapping,
  today: checkToday,
  lan: checkLan,
  invitation: checkInvitation,
};

/** Each of these has its own server and relay, so the tables of other groups are not discovered. */
export const apart: Readonly<Record<string, Group>> = { ...networks, waits: checkWaits, ...labelsApart };

/** Three or four pages each: one group after the other, beside the rest. */
export const large: Readonly<Record<string, Group>> = { ...manyPhones, ...middleGroups };

/** Checks that measure time, with nothing else running. */
export const alone: Readonly<Record<string, Group>> = { throwing: checkThrowing };

/** These need other browsers, and run only if they are asked for. */
export const elsewhere: Readonly<Record<string, Group>> = otherBrowsers;
