import { type Refusal, reasons } from '../../engine/refusal';
import type { CloseReason } from '../transports/link';

export const joinReasons = reasons('join', {
  'wrong-digits': ['NS8', 'These are not the digits on the host’s screen.'],
  'too-many-guesses': [
    'NS9',
    'Too many wrong digits were typed at this table. The host’s screen has new ones.',
  ],
  'not-inviting': ['NS8', 'The host is not inviting anyone right now.'],
  'other-version': ['NS2', 'The two phones have different versions of the app.'],
  'unknown-seat': ['NS5', 'The host does not know this phone any more. Join with the digits.'],
  'not-let-in': ['NS19', 'The host has not let this phone in.'],
  busy: ['NS20', 'Too many phones are knocking right now. Try again in a moment.'],
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
    case 'not-let-in':
    case 'busy':
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
