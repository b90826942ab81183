import { styles } from '../../src/engine/arena/physics/styles';
import { byDistance, bySpeed, costOf, type Findings, free, thrown, watched } from './findings';

export interface Target {
  readonly text: string;
  readonly holds: boolean;
}

const LEAST_P = 0.01;
const COCKED = { least: 0.01, most: 0.03 } as const;
/** The limits for "hardly ever", and for a hard throw. */
const OUT = { gentle: 0.02, hard: 0.1 } as const;
const MOST_MM = 0.2;
const MOST_SECONDS = 4;
/** Energy is computed from positions, which are rounded. */
const MOST_GROWTH = 1e-6;
const MOST_MS = { 'one into ten': 60, 'grand throw of nine': 150 } as const;
/** The difference of two neighbours that chance alone may make. */
const NOISE = 0.01;

export function targets(found: Findings): readonly Target[] {
  const { energyGrowth, deepestMm, longestSettleS, throws } = watched(found);
  const cocked = thrown(found, 'games').cocked;
  const gentle = thrown(found, 'games', 'gentle').out;
  const hard = thrown(found, 'games', 'hard').out;
  const hashes = new Set(Object.values(found.hashes.byEngine));
  const speeds = bySpeed(found).map(([, share]) => share);
  const distances = byDistance(found).map(([, share]) => share);
  return [
    ...styles.map((style) => {
      const { p } = free(found, style);
      return {
        text: `${style}: all faces are equally likely, p over ${LEAST_P}: ${p.toFixed(3)}`,
        holds: p > LEAST_P,
      };
    }),
    { text: 'a faster throw turns over more dice', holds: rises(speeds) },
    { text: 'an aim farther off turns over fewer', holds: rises([...distances].reverse()) },
    {
      text: `cocked: ${100 * COCKED.least} to ${100 * COCKED.most} % of the thrown dice: ${(100 * cocked).toFixed(2)}`,
      holds: cocked >= COCKED.least && cocked <= COCKED.most,
    },
    {
      text: `out: of gently thrown dice hardly any (${100 * OUT.gentle} %), of hard thrown many (${100 * OUT.hard} %): ${(100 * gentle).toFixed(2)}, ${(100 * hard).toFixed(1)}`,
      holds: gentle <= OUT.gentle && hard >= OUT.hard,
    },
    {
      text: `energy never grows, over ${throws} throws: by ${energyGrowth.toExponential(1)} of what there was`,
      holds: energyGrowth <= MOST_GROWTH,
    },
    {
      text: `no die is deeper than ${MOST_MM} mm in anything: ${deepestMm.toFixed(3)}`,
      holds: deepestMm <= MOST_MM,
    },
    {
      text: `all lie still within ${MOST_SECONDS} s of their own time: ${longestSettleS.toFixed(2)}`,
      holds: longestSettleS < MOST_SECONDS,
    },
    ...(['one into ten', 'grand throw of nine'] as const).map((scene) => {
      const { mean = Number.NaN, slowest = Number.NaN } = costOf(found, 'knobel', scene, 'jitless') ?? {};
      return {
        text: `${scene}, under --jitless: at most ${MOST_MS[scene]} ms: ${mean.toFixed(1)} in the mean, the slowest ${slowest.toFixed(1)}`,
        holds: mean <= MOST_MS[scene],
      };
    }),
    { text: 'the same bytes on every engine', holds: hashes.size === 1 },
  ];
}

/** Whether the shares rise from first to last, and never fall by more than chance. */
function rises(shares: readonly number[]): boolean {
  const [first = 0] = shares;
  const last = shares.at(-1) ?? 0;
  return last > first && shares.every((share, at) => at === 0 || share > (shares[at - 1] ?? 0) - NOISE);
}
