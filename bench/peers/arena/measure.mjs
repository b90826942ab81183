// Lets a physics library throw the scenes' dice, on any engine: how long it takes, how it ends.

import { digestOf } from '../../../scripts/engines/digest';
import { costs } from '../../arena/cost';
import { bodiesOf, STEP } from '../../arena/scenes';

const LONGEST = 4;
const FIXED = 3;

/** Whether nothing has moved faster than this (mm/s) for a quarter of a second. */
const STILL = 2;
const QUIET = 0.25 / STEP;

/** `make(bodies)` gives `{ step(), poses(), speed() }`, millimetres and seconds. */
export const measuring =
  (make) =>
  ({ scene, seed, throws, milliseconds }) => {
    const ends = [];
    const times = costs(throws, milliseconds, (at) => {
      const world = make(bodiesOf(scene, seed + at));
      if (scene === 'twelve for 3 s') forThreeSeconds(world);
      else untilStill(world);
      // How many more there is time for depends on the engine.
      if (at < 2) ends.push(...world.poses());
    });
    return { times, hash: digestOf(ends) };
  };

function forThreeSeconds(world) {
  for (let time = 0; time < FIXED - STEP / 2; time += STEP) world.step();
}

function untilStill(world) {
  for (let quiet = 0, time = 0; quiet < QUIET && time < LONGEST; time += STEP) {
    world.step();
    quiet = world.speed() < STILL ? quiet + 1 : 0;
  }
}
