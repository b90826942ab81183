import type { Chance } from '../chance';
import type { Seat } from '../game';
import type { AnyMatch } from '../match';
import { type Uniform, uniform, type Words, xoshiro128 } from '../random';
import type { AnyDailyGame } from './daily-game';

/** SHA-256 of a text in ASCII: 32 bytes. The engine has none of its own. */
export type Hash = (text: string) => Uint8Array;

/** A game with the same dice everywhere on a day. */
export interface Daily {
  /** `2026-11-20`: a date of the calendar, without a time zone. */
  readonly day: string;
  /** The game's id. */
  readonly game: string;
}

/** Where the dice of a day come from. */
export interface DailyDice {
  /** For the start of the game. */
  readonly start: Chance;
  /** For one move. */
  roll(before: AnyMatch, seat: Seat, move: unknown): Chance;
  /** For the decision of a bot that has to move now. */
  bot(match: AnyMatch): Uniform;
}

const VERSION = 1;
const WORDS = 8;

/** The dice of a day. The bytes that are hashed are described in docs/design/todays-dice.md. */
export function dailyDice({ day, game }: Daily, rules: AnyDailyGame, hash: Hash): DailyDice {
  const wordsOf = (place: string) => hashWords(`Knobel daily dice ${VERSION} ${day} ${game} ${place}`, hash);
  return {
    start: placed((at) => `start ${at + 1}`, wordsOf),
    roll(before, seat, move) {
      const places = rules.places(before, seat, move);
      return placed((at) => places[at] ?? `more ${before.log.length + 1} ${at + 1}`, wordsOf);
    },
    bot({ log }) {
      const word = wordsOf(`bot ${log.length + 1}`);
      return uniform(xoshiro128(word(), word(), word(), word()));
    },
  };
}

/** A chance in which every number has a place, by which it is found. */
function placed(place: (at: number) => string, wordsOf: (place: string) => Words): Chance {
  let drawn = 0;
  const random: Uniform = (n) => {
    const number = uniform(wordsOf(place(drawn)))(n);
    drawn += 1;
    return number;
  };
  return { draw: (what) => what.fall(random) };
}

/** The words of a text's hash, the first byte first. After eight, the text is hashed again with a number. */
function hashWords(text: string, hash: Hash): Words {
  let at = 0;
  let block = hash(text);
  return () => {
    const index = at % WORDS;
    if (index === 0 && at > 0) block = hash(`${text} ${at / WORDS + 1}`);
    at += 1;
    return new DataView(block.buffer, block.byteOffset).getUint32(4 * index);
  };
}
