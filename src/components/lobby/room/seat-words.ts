import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SeatPresence, SeatState } from '../../../stores/multiplayer/seat-state';

/** The word for each state of a seat, the same on all phones and screens. */
export const seatWords: Readonly<Record<SeatState, MessageDescriptor>> = {
  free: msg`Free`,
  here: msg`Here`,
  away: msg`Away`,
  'stand-in': msg`A bot plays meanwhile`,
  bot: msg`Bot`,
  thinking: msg`Thinking`,
};

/** The same words inside a list: "Ben, away, 12 points". A person who is here needs none. */
export const wordsInList: Readonly<Record<Exclude<SeatPresence, 'here'>, MessageDescriptor>> = {
  free: msg`free`,
  away: msg`away`,
  'stand-in': msg`a bot plays meanwhile`,
  bot: msg`bot`,
};
