import { msg, plural } from '@lingui/core/macro';
import type { Chances, SeatSum } from '../../engine/bots/findings';
import type { Seat } from '../../engine/game';
import type { Say } from '../games/face';
import type { CurveStory } from './story';

/** Whose chances are told: the player of this phone is `you`. */
export interface Who {
  readonly seat: Seat;
  readonly name: string;
  readonly you: boolean;
  /** The name of the other player, if there is only one. */
  readonly rival: string | null;
}

/** Shares of the win as games out of 100: words that a child can check by counting. */
export const inHundred = (share: number): number => Math.round(100 * share);

export function storySentence(story: CurveStory, { name, you, rival }: Who, say: Say): string {
  switch (story.kind) {
    case 'ahead-from': {
      const { at } = story;
      return you
        ? say(msg`You were ahead from move ${at} on, and won.`)
        : say(msg`${name} was ahead from move ${at} on, and won.`);
    }
    case 'ahead-all-along':
      return you
        ? say(msg`You were ahead nearly all the time, and won.`)
        : say(msg`${name} was ahead nearly all the time, and won.`);
    case 'ahead-until': {
      const { at } = story;
      if (rival !== null)
        return you
          ? say(msg`You were ahead until move ${at}. Then ${rival} came past.`)
          : say(msg`${name} was ahead until move ${at}. Then ${rival} came past.`);
      return you
        ? say(msg`You were ahead until move ${at}. Then others came past.`)
        : say(msg`${name} was ahead until move ${at}. Then others came past.`);
    }
    case 'never-ahead':
      if (rival !== null)
        return you
          ? say(msg`${rival} was ahead of you all the time.`)
          : say(msg`${rival} was ahead of ${name} all the time.`);
      return you
        ? say(msg`Others were ahead of you all the time.`)
        : say(msg`Others were ahead of ${name} all the time.`);
    case 'tie':
      return say(msg`Nobody came out ahead: the first place is shared.`);
  }
}

/** The curve as text. */
export function curveWords(curve: readonly Chances[], { seat }: Who, say: Say): string {
  const own = curve.map(({ at, shares }) => ({ at, of100: inHundred(shares[seat] ?? 0) }));
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return '';
  // The end is no chance any more.
  const during = own.slice(0, -1);
  const best = during.reduce((most, each) => (each.of100 > most.of100 ? each : most), first);
  const worst = during.reduce((least, each) => (each.of100 < least.of100 ? each : least), first);
  return say(
    msg`Chances to win, out of 100: ${first.of100} at the start, ${best.of100} at best, after move ${best.at}, ${worst.of100} at worst, after move ${worst.at}, ${last.of100} at the end.`,
  );
}

/** Less luck than this is what everybody has. */
const SOME_LUCK = 0.05;
const A_LITTLE = 0.03;
const A_LOT = 0.15;

export function luckWords({ luck }: SeatSum, say: Say): string {
  if (luck >= SOME_LUCK) return say(msg`The dice were kind.`);
  if (luck <= -SOME_LUCK) return say(msg`The dice were unkind.`);
  return say(msg`The dice helped and hurt about as much.`);
}

export function errorWords({ error }: SeatSum, say: Say): string {
  if (error < A_LITTLE) return say(msg`Nearly every decision was the best one.`);
  return error < A_LOT
    ? say(msg`A few decisions could have been better.`)
    : say(msg`Many decisions could have been better.`);
}

export function betterWords(lost: number, say: Say): string {
  const more = Math.max(1, inHundred(lost));
  return say(
    msg`${plural(more, { one: 'The better move wins # more of 100 such games.', other: 'The better move wins # more of 100 such games.' })}`,
  );
}

export function diceWords(swing: number, say: Say): string {
  const games = Math.max(1, inHundred(Math.abs(swing)));
  return swing > 0
    ? say(
        msg`${plural(games, { one: 'These dice bring # win more in 100 such games.', other: 'These dice bring # wins more in 100 such games.' })}`,
      )
    : say(
        msg`${plural(games, { one: 'These dice cost # win in 100 such games.', other: 'These dice cost # wins in 100 such games.' })}`,
      );
}
