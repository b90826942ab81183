// Throws the scenes' dice with a physics library, on any engine, and measures the time and the result.

import { digestOf } from '../../../scripts/engines/digest';
import { costs } from '../../arena/cost';
import { bodiesOf, STEP } from '../../arena/scenes';

const LONGEST = 4;
const FIXED = 3;

/** The speed, in mm/s, below which dice must stay for a quarter of a second to count as still. */
const STILL = 2;
const QUIET = 0.25 / STEP;

/** `make(bodies)` returns `{ step(), poses(), speed() }`, in mm and seconds. */
export const measuring =
  (make) =>
  ({ scene, seed, throws, milliseconds }) => {
    const ends = [];
    const times = costs(throws, milliseconds, (at) => {
      const world = make(bodiesOf(scene, seed + at));
      if (scene === 'twelve for 3 s') forThreeSeconds(world);
      else untilStill(world);
      // The number of further throws depends on the speed of the engine.
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
