import { apartness, measure } from '../../../src/engine/arena/physics/apart';
import { aimAxes, type Body, body } from '../../../src/engine/arena/physics/body';
import { heightAt } from '../../../src/engine/arena/physics/bowl';
import { COAT, CORE } from '../../../src/engine/arena/physics/die';
import { beginThrow, STEP, type Throwing } from '../../../src/engine/arena/physics/throwing';
import { faceUp, upright } from '../../../src/engine/arena/physics/turning';
import { simulate } from '../../../src/engine/arena/simulation';
import { follow, someThrows } from './support';

const THROWS = someThrows(24, 4);

function bodyOf({ poses }: Throwing, at: number): Body {
  const [x = 0, y = 0, z = 0, qw = 1, qx = 0, qy = 0, qz = 0] = poses.subarray(7 * at, 7 * at + 7);
  const die = Object.assign(body(at), { x, y, z, qw, qx, qy, qz });
  aimAxes(die);
  return die;
}

const bodiesOf = (throwing: Throwing) =>
  Array.from({ length: throwing.count }, (_, at) => bodyOf(throwing, at));

const SIGNS = [-CORE, CORE];

/** Returns the greatest vertical overlap of a die's corners with the bowl. */
const depthInBowl = ({ x, y, z, axes: [a, b, c] }: Body): number =>
  Math.max(
    ...SIGNS.flatMap((i) =>
      SIGNS.flatMap((j) =>
        SIGNS.map((k) => {
          const [dx, dy] = [i * a.x + j * b.x + k * c.x, i * a.y + j * b.y + k * c.y];
          return heightAt(x + dx, y + dy) + COAT - (z + i * a.z + j * b.z + k * c.z);
        }),
      ),
    ),
  );

test('the same throw ends in the same bytes, whatever else is thrown meanwhile', () => {
  for (const { situation, seed } of THROWS.slice(0, 8)) {
    const [one, other] = [beginThrow(situation, seed), beginThrow(situation, seed)];
    const meanwhile = beginThrow({ arena: [], thrown: 3, aim: null }, 5);
    while (!one.settled) {
      one.step();
      meanwhile.step();
    }
    while (!other.settled) other.step();
    expect(other.poses).toEqual(one.poses);
    expect(other.fates()).toEqual(one.fates());
    expect(simulate(situation, seed)).toEqual(one.fates());
  }
});

test('another seed is another throw', () => {
  const fates = Array.from({ length: 40 }, (_, seed) =>
    simulate({ arena: [], thrown: 1, aim: null }, seed).join(),
  );
  expect(new Set(fates).size).toBe(40);
});

test('energy never grows', () => {
  for (const { situation, seed } of THROWS) {
    let before = beginThrow(situation, seed).energy;
    follow(situation, seed, ({ energy }) => {
      expect(energy).toBeLessThanOrEqual(before * (1 + 1e-12));
      before = energy;
    });
  }
});

test('nothing is deeper than 0.2 mm in the floor or in another die', () => {
  const found = apartness();
  for (const { situation, seed } of THROWS) {
    let step = 0;
    follow(situation, seed, (throwing) => {
      step += 1;
      if (step % 4 > 0 && !throwing.settled) return;
      const dice = bodiesOf(throwing);
      for (const die of dice) {
        // At the wall the nearest point is not the one below, so the vertical distance is more than the
        // depth.
        const flat = (die.x / 112) ** 2 + (die.y / 72) ** 2 < 1;
        expect(depthInBowl(die)).toBeLessThan(flat ? 0.2 : 1.6);
        for (const other of dice.slice(0, die.index)) {
          const near = Math.hypot(die.x - other.x, die.y - other.y, die.z - other.z) < 27;
          if (near) measure(die, other, 1, found);
          if (near) expect(-found.gap).toBeLessThan(0.2);
        }
      }
    });
  }
});

test('every throw settles within four seconds of its own time, most within two', () => {
  const times = THROWS.map(({ situation, seed }) => follow(situation, seed).time);
  expect(Math.max(...times)).toBeLessThan(4);
  expect(times.filter((time) => time > 0.3 && time < 2).length).toBeGreaterThan(18);
});

test('once settled, nothing moves any more', () => {
  for (const { situation, seed } of THROWS.slice(0, 10)) {
    const throwing = follow(situation, seed);
    const [poses, time] = [throwing.poses.slice(), throwing.time];
    throwing.step();
    expect(throwing.poses).toEqual(poses);
    expect([throwing.time, throwing.knocks]).toEqual([time, []]);
  }
});

test('a die at rest does not jitter: it has hardly moved in its last steps', () => {
  for (const { situation, seed } of THROWS) {
    const last: Float64Array[] = [];
    follow(situation, seed, ({ poses }) => {
      last.push(poses.slice());
      if (last.length > 6) last.shift();
    });
    const [from, to] = [last[0], last.at(-1)];
    to?.forEach((value, at) => {
      expect(Math.abs(value - (from?.[at] ?? 0))).toBeLessThan(7 * STEP * 25);
    });
  }
});

test('a die that nothing touches keeps its place, its turn and its face to the last byte', () => {
  let untouched = 0;
  for (const { situation, seed } of THROWS) {
    const begin = beginThrow(situation, seed).poses;
    const throwing = follow(situation, seed);
    const fates = throwing.fates();
    situation.arena.forEach(({ face, x, y, turn }, at) => {
      const same = throwing.poses
        .subarray(7 * at, 7 * at + 7)
        .every((value, place) => value === begin[7 * at + place]);
      if (!same) return;
      untouched += 1;
      expect(fates.slice(4 * at, 4 * at + 4)).toEqual([face, x, y, turn]);
    });
  }
  expect(untouched).toBeGreaterThan(50);
});

test('A4 a fate says what the die shows where it lies flat, and that it leaned or is out where it does', () => {
  for (const { situation, seed } of THROWS) {
    const throwing = follow(situation, seed);
    const fates = throwing.fates();
    bodiesOf(throwing).forEach((die, at) => {
      const [face = 0, x = 0, y = 0] = fates.slice(4 * at, 4 * at + 4);
      if (face === 0) expect(heightAt(die.x, die.y)).toBeGreaterThan(5);
      else if (face > 10) expect(upright(die) < 0.99 || die.z > 11 || heightAt(die.x, die.y) > 0).toBe(true);
      else {
        expect(face).toBe(faceUp(die));
        expect(Math.hypot(die.x - x, die.y - y)).toBeLessThan(5);
      }
    });
  }
});

test('hits are told with what was hit and how fast', () => {
  const heard = new Set<string>();
  for (const { situation, seed } of THROWS)
    follow(situation, seed, ({ knocks, count }) => {
      for (const { die, other, speed } of knocks) {
        heard.add(other === null ? 'bowl' : 'die');
        expect(die).toBeLessThan(count);
        expect(other).not.toBe(die);
        expect(speed).toBeGreaterThan(0);
        expect(speed).toBeLessThan(8000);
      }
    });
  expect(heard).toEqual(new Set(['bowl', 'die']));
});
