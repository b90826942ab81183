// crashcat: rounded boxes against the bowl as one triangle mesh.

import {
  addBroadphaseLayer,
  addObjectLayer,
  box,
  createWorld,
  createWorldSettings,
  enableCollision,
  MotionType,
  registerShapes,
  rigidBody,
  triangleMesh,
  updateWorld,
} from 'crashcat';
import { DIE_MM, GRAVITY, STEP } from '../../arena/scenes';
import { around, PER_MM, PIECES, RINGS } from './bowl.mjs';
import { measuring } from './measure.mjs';

registerShapes([box.def, triangleMesh.def]);

const settings = createWorldSettings();
settings.gravity = [0, 0, -GRAVITY * PER_MM];
const layers = [addBroadphaseLayer(settings), addBroadphaseLayer(settings)];
const [moving, fixed] = layers.map((layer) => addObjectLayer(settings, layer));
enableCollision(settings, moving, fixed);
enableCollision(settings, moving, moving);

const SURFACE = { friction: 0.4, restitution: 0.3 };
const bowl = triangleMesh.create(mesh());
const half = (DIE_MM * PER_MM) / 2;
const die = box.create({ halfExtents: [half, half, half], convexRadius: 1 * PER_MM });

function make(bodies) {
  const world = createWorld(settings);
  rigidBody.create(world, { shape: bowl, motionType: MotionType.STATIC, objectLayer: fixed, ...SURFACE });
  const dice = bodies.map(({ position, turned: [w, x, y, z], velocity, spin }) => {
    const body = rigidBody.create(world, {
      shape: die,
      motionType: MotionType.DYNAMIC,
      objectLayer: moving,
      position: position.map((mm) => mm * PER_MM),
      quaternion: [x, y, z, w],
      mass: 1,
      ...SURFACE,
    });
    rigidBody.setLinearVelocity(
      world,
      body,
      velocity.map((mm) => mm * PER_MM),
    );
    rigidBody.setAngularVelocity(world, body, [...spin]);
    return body;
  });
  const speedOf = ({
    motionProperties: {
      linearVelocity: [x, y, z],
    },
  }) => Math.sqrt(x * x + y * y + z * z) / PER_MM;

  return {
    step: () => updateWorld(world, undefined, STEP),
    speed: () => Math.max(...dice.map(speedOf)),
    poses: () => dice.flatMap(({ position, quaternion }) => [...position, ...quaternion]),
  };
}

/** The floor as a fan around the middle, and slope and ledge as two strips. */
function mesh() {
  const positions = [0, 0, 0];
  const indices = [];
  for (let piece = 0; piece < PIECES; piece += 1)
    for (const { out, z } of RINGS) positions.push(...around(piece, out), z);
  const point = (piece, ring) => 1 + (piece % PIECES) * RINGS.length + ring;
  for (let piece = 0; piece < PIECES; piece += 1) {
    indices.push(0, point(piece, 0), point(piece + 1, 0));
    for (let ring = 0; ring + 1 < RINGS.length; ring += 1) {
      const corners = [
        point(piece, ring),
        point(piece, ring + 1),
        point(piece + 1, ring + 1),
        point(piece + 1, ring),
      ];
      indices.push(corners[0], corners[1], corners[2], corners[0], corners[2], corners[3]);
    }
  }
  return { positions, indices };
}

export const run = measuring(make);
