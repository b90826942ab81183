import { advance, type Body, energy, motion, slow } from './body';
import { type Contacts, contacts } from './contact';
import { GRAVITY, REACH } from './die';
import { addKnocks, type Knock } from './knocks';
import { liesAlone, rest } from './resting';
import { bounce, closing, SLACK, solve } from './solving';
import { CLOSE, meetBowl } from './touching-bowl';
import { meetDice } from './touching-dice';

/** All dice of a throw and their contacts. */
export interface World {
  readonly dice: readonly Body[];
  readonly contacts: Contacts;
  readonly knocks: Knock[];
  /** The energy of all dice that are awake. */
  energy: number;
  /** The kinetic part of it. */
  motion: number;
}

/** A sleeping die wakes if a hit is faster than this (mm/s). */
const WAKES = 15;
/** If an overlap is deeper than this (mm), contacts are computed again, at most this often. */
const DEEP = 0.15;
const TRIES = 5;
/** The most by which overlapping dice are moved apart in a step (mm). */
const MOST_APART = 1;
/** The fraction of its spin that a die loses to the air per second. */
const SPIN_LOSS = 0.5;

export const world = (dice: readonly Body[]): World => ({
  dice,
  contacts: contacts(),
  knocks: [],
  energy: 0,
  motion: 0,
});

/** Advances all dice that are awake by this many seconds. */
export function pass(world: World, seconds: number): void {
  const { dice, contacts, knocks } = world;
  world.energy = 0;
  world.motion = 0;
  for (const die of dice) {
    if (die.asleep) continue;
    world.energy += energy(die);
    world.motion += motion(die);
    die.vz -= GRAVITY * seconds;
    const kept = 1 - SPIN_LOSS * seconds;
    die.sx *= kept;
    die.sy *= kept;
    die.sz *= kept;
  }
  solve(contacts, seconds);
  bound(world, seconds);
  for (const die of dice) if (!die.asleep) advance(die, seconds);
  bounce(contacts);
  keepEnergy(world);
  addKnocks(contacts, knocks);
  for (const die of dice) if (!die.asleep) rest(die, seconds);
  for (let again = 0; again < TRIES && meetAll(world, seconds) > DEEP; again += 1);
}

/** Finds all contacts and moves overlapping dice apart. Returns the deepest overlap, in mm. */
function meetAll(world: World, seconds: number): number {
  const { dice, contacts } = world;
  contacts.count = 0;
  let deepest = 0;
  for (const die of dice) if (!die.asleep) deepest = Math.max(deepest, meetOthers(world, die, seconds));
  // The bowl comes last, because it never yields.
  for (const die of dice) {
    if (die.asleep) continue;
    const depth = meetBowl(contacts, die, seconds);
    if (depth > SLACK) die.z += paid(world, Math.min(depth - SLACK, MOST_APART));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Returns how much of a height (mm) a die can be lifted. The energy is taken from the motion of all dice. */
function paid(world: World, height: number): number {
  let moving = 0;
  for (const die of world.dice) if (!die.asleep) moving += motion(die);
  const cost = Math.min(GRAVITY * height, moving);
  if (cost <= 0) return 0;
  slowAll(world, Math.sqrt(1 - cost / moving));
  return cost / GRAVITY;
}

function meetOthers(world: World, die: Body, seconds: number): number {
  const { dice, contacts } = world;
  let deepest = 0;
  const speed = Math.abs(die.vx) + Math.abs(die.vy) + Math.abs(die.vz);
  for (const other of dice) {
    if (other === die || (!other.asleep && other.index < die.index)) continue;
    const dx = die.x - other.x;
    const dy = die.y - other.y;
    const dz = die.z - other.z;
    const quick = (speed + Math.abs(other.vx) + Math.abs(other.vy) + Math.abs(other.vz)) * seconds + CLOSE;
    const near = 2 * REACH + quick;
    if (dx * dx + dy * dy + dz * dz > near * near) continue;
    const spin = Math.abs(die.sx) + Math.abs(die.sy) + Math.abs(die.sz);
    const reach =
      quick + (spin + Math.abs(other.sx) + Math.abs(other.sy) + Math.abs(other.sz)) * REACH * seconds;
    const before = contacts.count;
    let { gap } = meetDice(contacts, die, other, reach);
    if (gap > reach) continue;
    if (other.asleep && isHit(world, before, die, other, seconds)) {
      wake(world, other);
      contacts.count = before;
      gap = meetDice(contacts, die, other, reach).gap;
    }
    if (-gap > SLACK) part(world, Math.min(-gap - SLACK, MOST_APART));
    deepest = Math.max(deepest, -gap);
  }
  return deepest;
}

/** Whether a sleeping die has to wake because of the other one. */
function isHit({ contacts }: World, from: number, die: Body, other: Body, seconds: number): boolean {
  if (die.calm === 0 && !liesAlone(other)) return true;
  for (let at = from; at < contacts.count; at += 1) {
    const contact = contacts.all[at];
    if (!contact) break;
    const speed = closing(contact);
    if (speed < -WAKES && contact.gap + speed * seconds < CLOSE) return true;
  }
  return false;
}

/** Wakes a die and the dice that lean on it. */
function wake(world: World, die: Body): void {
  die.asleep = false;
  die.moved = true;
  for (const other of world.dice) {
    const dx = die.x - other.x;
    const dy = die.y - other.y;
    const dz = die.z - other.z;
    const near = dx * dx + dy * dy + dz * dz < 4 * REACH * REACH;
    if (near && other.asleep && !liesAlone(other)) wake(world, other);
  }
}

/** Moves the two dice of the last contact apart. */
function part(world: World, distance: number): void {
  const { all, count } = world.contacts;
  const contact = all[count - 1];
  if (!contact) return;
  const { a, b, bMoves, nx, ny, nz } = contact;
  const share = bMoves ? distance / 2 : distance;
  a.x += share * nx;
  a.y += share * ny;
  if (!bMoves) {
    a.z += nz > 0 ? paid(world, share * nz) : share * nz;
    return;
  }
  a.z += share * nz;
  b.x -= share * nx;
  b.y -= share * ny;
  b.z -= share * nz;
}

/**
 * Limits the energy after the solver. A step must not add energy, although rounding and unfinished iterations
 * could. The dice are slowed until their motion, plus the height that it will bring, has no more energy than
 * before.
 */
function bound(world: World, seconds: number): void {
  let moving = 0;
  let rising = 0;
  for (const die of world.dice) {
    if (die.asleep) continue;
    moving += motion(die);
    rising += GRAVITY * seconds * die.vz;
  }
  if (moving + rising <= world.motion) return;
  // The kinetic energy grows with the square of this factor, the height with the factor.
  slowAll(world, (Math.sqrt(rising * rising + 4 * moving * world.motion) - rising) / (2 * moving));
}

/** Limits the energy after the bounces in the same way. */
function keepEnergy(world: World): void {
  let all = 0;
  let moving = 0;
  for (const die of world.dice) {
    if (die.asleep) continue;
    all += energy(die);
    moving += motion(die);
  }
  const excess = all - world.energy;
  if (excess > 0) slowAll(world, excess < moving ? Math.sqrt(1 - excess / moving) : 0);
}

function slowAll({ dice }: World, part: number): void {
  for (const die of dice) if (!die.asleep) slow(die, part);
}
