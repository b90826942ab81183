import { type Refusal, reasons } from '../../engine/refusal';
import type { CloseReason } from '../transports/link';

export const joinReasons = reasons('join', {
  'wrong-digits': ['NS8', 'These are not the digits on the host’s screen.'],
  'too-many-guesses': ['NS9', 'There were too many wrong digits. Wait a little, then type the new ones.'],
  'not-inviting': ['NS8', 'The host is not inviting anyone right now.'],
  'other-version': ['NS2', 'The two phones have different versions of the app.'],
  'unknown-seat': ['NS5', 'The host does not know this phone any more. Join with the digits.'],
  unreachable: ['N5', 'This table can’t be reached right now.'],
  lost: ['N5', 'The connection broke. Please try again.'],
  full: ['N7', 'There is no room for another phone at this table.'],
  forged: ['NS6', 'Something between the phones has changed what they said. Please try again.'],
});

/** The message for the player when joining has failed. */
export function joinRefusal(why: CloseReason): Refusal {
  switch (why) {
    case 'wrong-digits':
    case 'too-many-guesses':
    case 'not-inviting':
    case 'other-version':
    case 'unknown-seat':
    case 'full':
    case 'forged':
      return joinReasons[why];
    case 'unreachable':
    case 'no-such-table':
    case 'unknown-host':
      return joinReasons.unreachable;
    default:
      return joinReasons.lost;
  }
}
