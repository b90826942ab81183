import { onFloor } from '../../../src/engine/arena/floor';
import { ACROSS, ALONG, heightAt, LEDGE, outsideOf, RIM } from '../../../src/engine/arena/physics/bowl';
import { findNearest, nearest } from '../../../src/engine/arena/physics/wall';

const SIDES = Array.from({ length: 24 }, (_, at) => (at * Math.PI) / 12);

const on = (side: number, outside: number) =>
  [(ACROSS + outside) * Math.cos(side), (ALONG + outside) * Math.sin(side)] as const;

test('A9 the floor of the bowl is the floor of the rules, and it is level', () => {
  for (let x = -140; x <= 140; x += 5)
    for (let y = -100; y <= 100; y += 5) {
      if (onFloor(x, y)) expect(heightAt(x, y)).toBeCloseTo(0, 6);
      else expect(heightAt(x, y)).toBeGreaterThan(0);
    }
});

test('lines of equal height are ovals', () => {
  for (const side of SIDES)
    for (const outside of [1, 4, 9, 20, 31, 60])
      expect(outsideOf(...on(side, outside))).toBeCloseTo(outside, 4);
});

test('outwards the wall only rises, without a step, up to a level ledge', () => {
  for (const side of SIDES) {
    let below = 0;
    for (let outside = 0; outside <= 60; outside += 0.5) {
      const height = heightAt(...on(side, outside));
      expect(height - below).toBeGreaterThanOrEqual(-1e-9);
      expect(height - below).toBeLessThan(1);
      below = height;
    }
    expect(heightAt(...on(side, RIM))).toBeCloseTo(LEDGE, 6);
    expect(heightAt(...on(side, 500))).toBe(LEDGE);
  }
});

test('the nearest place of the wall is the one that looking everywhere finds', () => {
  const found = nearest();
  for (const side of SIDES)
    for (const outside of [0.5, 2, 5, 16, 30]) {
      const [x, y] = on(side, outside);
      for (const over of [0.5, 2, 3]) {
        const z = heightAt(x, y) + over;
        findNearest(x, y, z, found);
        let least = Number.POSITIVE_INFINITY;
        for (let dx = -3; dx <= 3; dx += 0.2)
          for (let dy = -3; dy <= 3; dy += 0.2)
            least = Math.min(least, Math.hypot(dx, dy, z - heightAt(x + dx, y + dy)));
        expect(Math.abs(found.distance - least)).toBeLessThan(0.05);
        expect(Math.hypot(found.nx, found.ny, found.nz)).toBeCloseTo(1, 9);
      }
    }
});
