import { styles } from '../../src/engine/arena/physics/styles';
import { type Place, places, type Thrower, throwers } from './costs';
import { byDistance, bySpeed, costOf, type Findings, free, lying, thrown, turned, watched } from './findings';
import { scenes } from './scenes';
import { targets } from './targets';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const whole = (number: number): string => Math.round(number).toLocaleString('en').replaceAll(',', ' ');

/** A table for people. */
export function table(found: Findings): string {
  return [
    `Seed ${found.seed}. Dice thrown alone into an empty arena, and at a few dice that lie there; grand throws of 6 to 9.`,
    '',
    ...styleLines(found),
    '',
    'A die that lies there shows another face after a throw: by its speed (mm/s), by how far beside it the aim is (mm).',
    '',
    ...flipLines(bySpeed(found)),
    ...flipLines(byDistance(found)),
    '',
    'Milliseconds a throw, mean (slowest). Ours are in all styles, cast and settled; twelve dice end when they lie still.',
    "The peers' dice fall from a hand much like ours into the same bowl, in straight pieces.",
    '',
    ...costLines(found),
    ...throwers.map((thrower) => likenessLine(found, thrower)),
    '',
    `Where ${whole(found.hashes.throws)} throws end, to the last bit:`,
    ...Object.entries(found.hashes.byEngine).map(([engine, hash]) => `${engine.padEnd(12)}${hash}`),
    '',
    ...targets(found).map(({ text, holds }) => `${holds ? 'holds ' : 'MISSED'}  ${text}`),
    ...(found.counted.share < 1
      ? ['', `Time was up after ${percent(found.counted.share)} of the throws.`]
      : []),
  ].join('\n');
}

const columns = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(10) : cell.padStart(12))).join('');

function styleLines(found: Findings): readonly string[] {
  return [
    columns(['', 'alone', 'χ² p', 'out', 'cocked', 'grand out', 'cocked', 'lay: out', 'cocked', 'turned']),
    ...styles.map((style) => {
      const { throws, p } = free(found, style);
      const [one, grand, lay] = [
        thrown(found, 'games', style),
        thrown(found, 'grand', style),
        lying(found, style),
      ];
      const shares = [
        one.out,
        one.cocked,
        grand.out,
        grand.cocked,
        lay.out,
        lay.cocked,
        turned(found, style),
      ];
      return columns([style, whole(throws), p.toFixed(3), ...shares.map(percent)]);
    }),
  ];
}

function flipLines(pairs: readonly (readonly [number, number])[]): readonly string[] {
  return [
    pairs.map(([key]) => String(key).padStart(8)),
    pairs.map(([, share]) => percent(share).padStart(8)),
  ].map((cells) => cells.join(''));
}

function costLines(found: Findings): readonly string[] {
  const cells = (thrower: Thrower, scene: (typeof scenes)[number]) =>
    places.map((place) => {
      const cost = costOf(found, thrower, scene, place);
      return `${cost?.mean.toFixed(1)} (${cost?.slowest.toFixed(1)})`.padStart(20);
    });
  return [
    `${''.padEnd(32)}${places.map((place) => place.padStart(20)).join('')}`,
    ...scenes.flatMap((scene) =>
      throwers.map((thrower) => `${scene.padEnd(20)}${thrower.padEnd(12)}${cells(thrower, scene).join('')}`),
    ),
  ];
}

function likenessLine(found: Findings, thrower: Thrower): string {
  const alike = scenes.every(
    (scene) => new Set(places.map((place) => costOf(found, thrower, scene, place)?.hash)).size === 1,
  );
  return `${thrower}: the same throws end ${alike ? 'in the same bytes' : 'otherwise'} on ${places.join(', ')}.`;
}

const digits = (number: number, places: number): number => Number(number.toFixed(places));

/** The figures for programs. */
export function figures(found: Findings) {
  const { energyGrowth, deepestMm, longestSettleS } = watched(found);
  const shares = (pairs: readonly (readonly [number, number])[]) =>
    Object.fromEntries(pairs.map(([key, share]) => [key, digits(share, 4)]));
  const milliseconds = (thrower: Thrower, place: Place) => ({
    msThrowOneIntoTen: digits(costOf(found, thrower, 'one into ten', place)?.mean ?? Number.NaN, 2),
    msGrandThrowNine: digits(costOf(found, thrower, 'grand throw of nine', place)?.mean ?? Number.NaN, 2),
  });
  return {
    seed: found.seed,
    throws: Object.fromEntries(styles.map((style) => [style, free(found, style).throws])),
    chi2p: Object.fromEntries(styles.map((style) => [style, digits(free(found, style).p, 4)])),
    flipBySpeed: shares(bySpeed(found)),
    flipByDistance: shares(byDistance(found)),
    cockedShare: digits(thrown(found, 'games').cocked, 4),
    outShareGentle: digits(thrown(found, 'games', 'gentle').out, 4),
    outShareHard: digits(thrown(found, 'games', 'hard').out, 4),
    ...milliseconds('knobel', 'jitless'),
    energyGrowth: Number(energyGrowth.toPrecision(2)),
    deepestMm: digits(deepestMm, 3),
    longestSettleS: digits(longestSettleS, 3),
    hash: found.hashes.byEngine,
    hermes: milliseconds('knobel', 'hermes'),
    peers: Object.fromEntries(
      throwers.slice(1).map((thrower) => [thrower, milliseconds(thrower, 'jitless')]),
    ),
  };
}
