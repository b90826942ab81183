// cannon-es: boxes on a plane, and the slope as convex pieces, because it can't collide a box with a triangle
// mesh.

import * as CANNON from 'cannon-es';
import { DIE_MM, GRAVITY, STEP } from '../../arena/scenes';
import { around, PER_MM, PIECES, RINGS } from './bowl.mjs';
import { measuring } from './measure.mjs';

const BELOW = -2;

function make(bodies) {
  const world = new CANNON.World({ gravity: new CANNON.Vec3(0, 0, -GRAVITY * PER_MM), allowSleep: true });
  world.defaultContactMaterial.friction = 0.4;
  world.defaultContactMaterial.restitution = 0.3;
  world.addBody(new CANNON.Body({ mass: 0, shape: new CANNON.Plane() }));
  for (let piece = 0; piece < PIECES; piece += 1) world.addBody(slope(piece));

  const half = (DIE_MM * PER_MM) / 2;
  const dice = bodies.map(({ position, turned: [w, x, y, z], velocity, spin }) => {
    const body = new CANNON.Body({
      mass: 1,
      shape: new CANNON.Box(new CANNON.Vec3(half, half, half)),
      position: vector(position, PER_MM),
      quaternion: new CANNON.Quaternion(x, y, z, w),
      velocity: vector(velocity, PER_MM),
      angularVelocity: vector(spin, 1),
    });
    world.addBody(body);
    return body;
  });

  return {
    step: () => world.step(STEP),
    speed: () => Math.max(...dice.map(({ velocity }) => velocity.length() / PER_MM)),
    poses: () => dice.flatMap(({ position, quaternion }) => [...position.toArray(), ...quaternion.toArray()]),
  };
}

const vector = ([x, y, z], scale) => new CANNON.Vec3(x * scale, y * scale, z * scale);

/**
 * One piece of slope and ledge, down to below the floor. Its origin is its own middle, as cannon-es requires.
 */
function slope(piece) {
  const [edge, rim, end] = RINGS;
  const profile = [{ ...edge, z: BELOW }, edge, rim, end, { ...end, z: BELOW }];
  const corners = [piece, piece + 1].flatMap((at) =>
    profile.map(({ out, z }) => new CANNON.Vec3(...around(at, out), z)),
  );
  const middle = corners.reduce((sum, corner) => sum.vadd(corner)).scale(1 / corners.length);
  const sides = profile.map((_, at) => [at, (at + 1) % 5, ((at + 1) % 5) + 5, at + 5]);
  const shape = new CANNON.ConvexPolyhedron({
    vertices: corners.map((corner) => corner.vsub(middle)),
    faces: [[4, 3, 2, 1, 0], [5, 6, 7, 8, 9], ...sides],
  });
  return new CANNON.Body({ mass: 0, shape, position: middle });
}

export const run = measuring(make);
