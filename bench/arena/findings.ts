import { type Style, styles } from '../../src/engine/arena/physics/styles';
import { evenness } from './chi-square';
import type { Cost, Place, Thrower } from './costs';
import type { Counted } from './counting';
import type { Scene } from './scenes';
import { DISTANCES, SPEEDS } from './tasks';

export interface Hashes {
  readonly throws: number;
  readonly byEngine: Readonly<Record<string, string>>;
}

export interface Findings {
  readonly seed: number;
  readonly counted: Counted;
  readonly costs: readonly Cost[];
  readonly hashes: Hashes;
}

/** Counts of thrown or lying dice, and their shares. */
export interface Shares {
  readonly dice: number;
  readonly out: number;
  readonly cocked: number;
}

export const free = ({ counted }: Findings, style: Style) => {
  const counts = counted.of('faces', style).counts;
  return { throws: sum(counts), p: evenness(counts.slice(0, 6)) };
};

/** Thrown dice in throws of a game, or in grand throws. Without a style, the mean of all styles. */
export function thrown({ counted }: Findings, kind: 'games' | 'grand', style?: Style): Shares {
  if (style === undefined) return mean(styles.map((each) => sharesOf(counted.of(kind, each).counts, 0)));
  return sharesOf(counted.of(kind, style).counts, 0);
}

/** Dice that lay in the arena. */
export const lying = ({ counted }: Findings, style: Style): Shares =>
  sharesOf(counted.of('games', style).counts, 3);

export const turned = ({ counted }: Findings, style: Style): number => {
  const { counts } = counted.of('games', style);
  return (counts[6] ?? 0) / (counts[3] ?? 0);
};

function sharesOf(counts: readonly number[], from: number): Shares {
  const [dice = 0, out = 0, cocked = 0] = counts.slice(from, from + 3);
  return { dice, out: out / dice, cocked: cocked / dice };
}

const mean = (shares: readonly Shares[]): Shares => ({
  dice: sum(shares.map(({ dice }) => dice)),
  out: sum(shares.map(({ out }) => out)) / shares.length,
  cocked: sum(shares.map(({ cocked }) => cocked)) / shares.length,
});

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** The share of dice that were turned to another face. */
export const bySpeed = ({ counted }: Findings) => pairs(SPEEDS, counted.of('speed').counts);
export const byDistance = ({ counted }: Findings) => pairs(DISTANCES, counted.of('distance').counts);

const pairs = (keys: readonly number[], counts: readonly number[]) =>
  keys.map((key, at) => [key, (counts[2 * at + 1] ?? 0) / (counts[2 * at] ?? 0)] as const);

export function watched({ counted }: Findings) {
  const { counts, largest } = counted.of('watched');
  const [energyGrowth = Number.NaN, deepestMm = Number.NaN, longestSettleS = Number.NaN] = largest;
  return { throws: counts[0] ?? 0, energyGrowth, deepestMm, longestSettleS };
}

export const costOf = ({ costs }: Findings, thrower: Thrower, scene: Scene, place: Place) =>
  costs.find((each) => each.thrower === thrower && each.scene === scene && each.place === place);
