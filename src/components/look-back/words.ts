import { msg, plural, select } from '@lingui/core/macro';
import type { Chances, SeatSum, TurningPoint } from '../../engine/bots/findings';
import type { Seat } from '../../engine/game';
import type { Say } from '../games/face';
import type { Causes } from './causes';
import type { CurveStory } from './story';

/** Whose game is told: the player of this phone is `you`. */
export interface Who {
  readonly seat: Seat;
  readonly name: string;
  readonly you: boolean;
  /** The name of the other player, if there is only one. */
  readonly rival: string | null;
}

/** One side of a comparison: `you`, somebody by name, or null for the other players. */
type Side = { readonly you: true } | { readonly you: false; readonly name: string | null };

const own = ({ you, name }: Who): Side => (you ? { you } : { you, name });
const other = ({ rival }: Who): Side => ({ you: false, name: rival });

/** Shares of the win as games out of 100: words that a child can check by counting. */
export const inHundred = (share: number): number => Math.round(100 * Math.min(1, Math.max(0, share)));

export function storySentence(story: CurveStory, who: Who, say: Say): string {
  if (story.kind === 'tie') return say(msg`Nobody came out ahead: the first place is shared.`);
  const [winner, loser] = story.won ? [own(who), other(who)] : [other(who), own(who)];
  if (story.kind === 'steady') return steady(winner, story.nearly, say);
  const before = story.before === 'close' ? say(msg`It was close for a long time.`) : longAhead(loser, say);
  return `${before} ${past(winner, story.when, say)}`;
}

function steady(side: Side, nearly: boolean, say: Say): string {
  if (side.you)
    return nearly
      ? say(msg`You were ahead nearly all the time.`)
      : say(msg`You were ahead most of the time.`);
  const { name } = side;
  if (name === null)
    return nearly
      ? say(msg`Others were ahead nearly all the time.`)
      : say(msg`Others were ahead most of the time.`);
  return nearly
    ? say(msg`${name} was ahead nearly all the time.`)
    : say(msg`${name} was ahead most of the time.`);
}

function longAhead(side: Side, say: Say): string {
  if (side.you) return say(msg`You were ahead for a long time.`);
  return side.name === null
    ? say(msg`Others were ahead for a long time.`)
    : say(msg`${side.name} was ahead for a long time.`);
}

function past(side: Side, when: 'middle' | 'late' | 'end', say: Say): string {
  const start = when === 'end' ? 'end' : when === 'late' ? 'late' : 'middle';
  if (side.you)
    return say(
      msg`${select(start, { middle: 'In the middle of the game', late: 'Late in the game', other: 'At the very end' })} you came past.`,
    );
  const { name } = side;
  return name === null
    ? say(
        msg`${select(start, { middle: 'In the middle of the game', late: 'Late in the game', other: 'At the very end' })} others came past.`,
      )
    : say(
        msg`${select(start, { middle: 'In the middle of the game', late: 'Late in the game', other: 'At the very end' })} ${name} came past.`,
      );
}

/** The curve as text. */
export function curveWords(curve: readonly Chances[], { seat }: Who, say: Say): string {
  const chances = curve.map(({ at, shares }) => ({ at, of100: inHundred(shares[seat] ?? 0) }));
  const [first] = chances;
  const last = chances.at(-1);
  if (!first || !last) return '';
  // The end is no chance any more.
  const during = chances.slice(0, -1);
  const best = during.reduce((most, each) => (each.of100 > most.of100 ? each : most), first);
  const worst = during.reduce((least, each) => (each.of100 < least.of100 ? each : least), first);
  return say(
    msg`Chances to win, out of 100: ${first.of100} at the start, ${best.of100} at best, after move ${best.at}, ${worst.of100} at worst, after move ${worst.at}, ${last.of100} at the end.`,
  );
}

/** What pulls less has decided nothing. */
const LEAST = { dice: 0.08, decisions: 0.06 };
/** What pulls so much or more is said without “a little”. */
const CLEAR = 0.25;

/**
 * What decided the game, in two sentences: first what explains the result, or that nothing large does. `against`:
 * the name of the other side, or null for all others.
 */
export function causeSentences(
  causes: Causes,
  won: boolean,
  who: Who,
  against: string | null,
  say: Say,
): readonly [string, string] {
  const side = (pull: number): Side => (pull > 0 ? own(who) : { you: false, name: against });
  const dice = diceSentence(causes.dice, side(causes.dice), say);
  const decisions = decisionsSentence(causes.decisions, side(causes.decisions), say);
  const toWinner = won ? 1 : -1;
  const [diceWon, decisionsWon] = [causes.dice * toWinner, causes.decisions * toWinner];
  if (diceWon < LEAST.dice && decisionsWon < LEAST.decisions)
    return [say(msg`Many small things decided the game.`), `${dice} ${decisions}`];
  return diceWon >= decisionsWon ? [dice, decisions] : [decisions, dice];
}

const degree = (pull: number): 'little' | 'clear' => (Math.abs(pull) < CLEAR ? 'little' : 'clear');

function diceSentence(pull: number, side: Side, say: Say): string {
  if (Math.abs(pull) < LEAST.dice) return say(msg`Nobody had much more luck with the dice.`);
  const much = degree(pull);
  if (side.you)
    return say(
      msg`${select(much, { little: 'The dice helped you a little.', other: 'The dice helped you.' })}`,
    );
  const { name } = side;
  return name === null
    ? say(
        msg`${select(much, { little: 'The dice helped the others a little.', other: 'The dice helped the others.' })}`,
      )
    : say(
        msg`${select(much, { little: `The dice helped ${name} a little.`, other: `The dice helped ${name}.` })}`,
      );
}

function decisionsSentence(pull: number, side: Side, say: Say): string {
  if (Math.abs(pull) < LEAST.decisions) return say(msg`All decided about equally well.`);
  const much = degree(pull);
  if (side.you)
    return say(
      msg`${select(much, { little: 'You decided a little better.', other: 'You decided better.' })}`,
    );
  const { name } = side;
  return name === null
    ? say(
        msg`${select(much, { little: 'The others decided a little better.', other: 'The others decided better.' })}`,
      )
    : say(
        msg`${select(much, { little: `${name} decided a little better.`, other: `${name} decided better.` })}`,
      );
}

/** Less luck than this is what everybody has. */
const SOME_LUCK = 0.15;

/** How lucky one seat was. */
export function luckWords({ luck }: SeatSum, say: Say): string {
  if (luck >= SOME_LUCK) return say(msg`More luck with the dice than usual.`);
  return luck <= -SOME_LUCK
    ? say(msg`Less luck with the dice than usual.`)
    : say(msg`Usual luck with the dice.`);
}

/** How many decisions of a seat could have been better. */
export function betterCount({ errors }: SeatSum, say: Say): string {
  return errors === 0
    ? say(msg`Hardly a decision could have been better.`)
    : say(
        msg`${plural(errors, { one: '# decision could have been better.', other: '# decisions could have been better.' })}`,
      );
}

/** How many of 100 such games are won in one case and in the other. */
export function chanceWords({ kind, share, swing }: TurningPoint, say: Say): string {
  const [is, instead] = [inHundred(share), inHundred(share - swing)];
  return kind === 'decision'
    ? say(msg`With this move ${is} of 100 such games are won, with the better move ${instead}.`)
    : say(msg`Before these dice ${instead} of 100 such games were won, after them ${is}.`);
}
