import type { GuessingPlace } from '../../net/discovery/guessing-places';
import type { KnockingPhone } from '../../net/discovery/knocking-phones';
import type { Digits, Inviting } from '../../net/secure/seal';
import type { Stop } from '../../net/transports/link';
import type { SharedTableDeps } from './dependencies';

/** On the host: how others can join, and who tries to guess. */
export interface Invitation {
  /** The digits that others type or scan; null while nobody is invited. */
  readonly digits: string | null;
  readonly by: Inviting;
  /** How often wrong guesses have changed the digits since the host invites. */
  readonly renewals: number;
  /** NS9: the seconds until digits are accepted again. */
  readonly restSeconds: number;
  /** The places from which wrong digits have come. */
  readonly guesses: readonly GuessingPlace[];
  /** NS19: the phones that wait to be let in. */
  readonly knocks: readonly KnockingPhone[];
}

export const noInvitation: Invitation = {
  digits: null,
  by: 'digits',
  renewals: 0,
  restSeconds: 0,
  guesses: [],
  knocks: [],
};

export interface InvitationWatch {
  readonly digits: Digits;
  guessed(guesses: readonly GuessingPlace[]): void;
  knocked(knocks: readonly KnockingPhone[]): void;
  inviteBy(how: Inviting): void;
  stop: Stop;
}

const SECOND = 1000;

/** The digits of a host's table. Calls `changed` after each change, and each second of a rest. */
export function watchInvitation(
  { online, connectivity, clock }: SharedTableDeps,
  changed: (invitation: Invitation) => void,
): InvitationWatch {
  let now = noInvitation;
  let cancelTick: Stop = () => {};
  const set = (part: Partial<Invitation>): void => {
    now = { ...now, ...part };
    changed(now);
  };
  const digits = online.digitsOf({ random: connectivity.random, now: clock.now, changed: follow });

  function follow(): void {
    const shown = digits.shown();
    if (shown === null) set(noInvitation);
    else {
      const resting = digits.restMs() > 0;
      // Only wrong guesses change digits that are shown, and begin a rest.
      const renewed = resting && now.digits !== null && now.digits !== shown;
      set({ digits: shown, renewals: now.renewals + (renewed ? 1 : 0) });
    }
    tick();
  }

  function tick(): void {
    cancelTick();
    const left = digits.shown() === null ? 0 : digits.restMs();
    const restSeconds = Math.ceil(left / SECOND);
    if (restSeconds !== now.restSeconds) set({ restSeconds });
    if (left > 0) cancelTick = clock.after(left % SECOND || SECOND, tick);
  }

  return {
    digits,
    guessed: (guesses) => set({ guesses }),
    knocked: (knocks) => set({ knocks }),
    inviteBy(how) {
      if (digits.shown() === null) return;
      now = { ...now, by: how };
      digits.inviteBy(how);
    },
    stop: () => cancelTick(),
  };
}
