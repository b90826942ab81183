import { at } from './at';
import { dice, faces, hands, indexOf } from './dice';
import { type Card, colours } from './model';
import type { Random } from './random';
import { inOrder, type OpenRows, type Plan } from './turns';

export interface Simulated {
  readonly mean: number;
  readonly standardError: number;
}

/**
 * Plays a card many times by the plans. It implements the rules a second time, in colours and boxes, to check
 * the program.
 */
export function simulate(
  card: Card,
  plan: (open: OpenRows) => Plan,
  games: number,
  random: Random,
): Simulated {
  let total = 0;
  let squares = 0;
  for (let game = 0; game < games; game++) {
    const turns = turnsToScore(card, plan, random);
    total += turns;
    squares += turns * turns;
  }
  const mean = total / games;
  return { mean, standardError: Math.sqrt((squares / games - mean * mean) / (games - 1)) };
}

function turnsToScore(card: Card, plan: (open: OpenRows) => Plan, random: Random): number {
  const free = colours.map((colour) => card.find((row) => row.colour === colour)?.boxes ?? 0);
  for (let turns = 1; ; turns++) {
    playTurn(free, plan(inOrder(free)), random);
    const full = card.filter(({ colour }) => free[colours.indexOf(colour)] === 0).length;
    if (full >= 3) return turns;
  }
}

function playTurn(free: number[], { keepFirst, keepSecond, enter }: Plan, random: Random): void {
  // In plans the colours are faces, sorted by free boxes: the open row with the most free boxes first.
  const byFace = colours.map((_, colour) => colour).sort((a, b) => at(free, b) - at(free, a));
  let hand = thrown(
    byFace.map(() => 0),
    random,
  );
  for (const keep of [keepFirst, keepSecond]) hand = thrown(at(hands, at(keep, indexOf(hand))), random);
  if (!at(enter, indexOf(hand))) return;
  hand.forEach((rolled, face) => {
    const colour = at(byFace, face);
    if (rolled <= at(free, colour)) free[colour] = at(free, colour) - rolled;
  });
}

function thrown(kept: readonly number[], random: Random): readonly number[] {
  const hand = [...kept];
  const missing = dice - hand.reduce((sum, count) => sum + count, 0);
  for (let die = 0; die < missing; die++) {
    const face = random(faces);
    hand[face] = at(hand, face) + 1;
  }
  return hand;
}
