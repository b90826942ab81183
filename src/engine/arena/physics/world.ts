import { advance, type Body, energy, motion, slow } from './body';
import { type Contacts, contacts } from './contact';
import { GRAVITY, REACH } from './die';
import { hear, type Knock } from './knocks';
import { liesAlone, rest } from './resting';
import { bounce, closing, solve } from './solving';
import { CLOSE, meetBowl } from './touching-bowl';
import { meetDice } from './touching-dice';

/** All dice of a throw, and what they do to each other. */
export interface World {
  readonly dice: readonly Body[];
  readonly contacts: Contacts;
  readonly knocks: Knock[];
  /** The energy of all that is awake. */
  energy: number;
}

/** A sleeping die wakes if it is about to be hit faster than this (mm/s). */
const WAKES = 15;
/** As deep as this (mm) they may stay in each other. */
const SLACK = 0.05;
/** What deep dice are moved apart by in a step, at most (mm). */
const MOST_APART = 0.25;
/** The part of its spin that a die loses in a second to the air. */
const SPIN_LOSS = 0.5;

export const world = (dice: readonly Body[]): World => ({
  dice,
  contacts: contacts(),
  knocks: [],
  energy: 0,
});

/** Time goes on by so many seconds, for all that is awake. */
export function pass(world: World, seconds: number): void {
  const { dice, contacts, knocks } = world;
  world.energy = 0;
  for (const die of dice) {
    if (die.asleep) continue;
    world.energy += energy(die);
    die.vz -= GRAVITY * seconds;
    const kept = 1 - SPIN_LOSS * seconds;
    die.sx *= kept;
    die.sy *= kept;
    die.sz *= kept;
  }
  solve(contacts, seconds);
  for (const die of dice) if (!die.asleep) advance(die, seconds);
  bounce(contacts);
  hear(contacts, knocks);
  contacts.count = 0;
  for (const die of dice) if (!die.asleep) lift(die, meetBowl(contacts, die, seconds));
  for (const die of dice) if (!die.asleep) meetOthers(world, die, seconds);
  keepEnergy(world);
  for (const die of dice) if (!die.asleep) rest(die, seconds);
}

function lift(die: Body, depth: number): void {
  if (depth > SLACK) die.z += Math.min(depth - SLACK, MOST_APART);
}

function meetOthers(world: World, die: Body, seconds: number): void {
  const { dice, contacts } = world;
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
    if (-gap > SLACK) part(contacts, Math.min(-gap - SLACK, MOST_APART));
  }
}

/** Whether a die that sleeps is about to feel the other one. */
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

/** Wakes a die, and what leans on it. */
function wake(world: World, die: Body): void {
  die.asleep = false;
  die.moved = true;
  world.energy += energy(die);
  for (const other of world.dice) {
    const dx = die.x - other.x;
    const dy = die.y - other.y;
    const dz = die.z - other.z;
    const near = dx * dx + dy * dy + dz * dz < 4 * REACH * REACH;
    if (near && other.asleep && !liesAlone(other)) wake(world, other);
  }
}

/** Moves the two dice of the last contact apart. */
function part({ all, count }: Contacts, distance: number): void {
  const contact = all[count - 1];
  if (!contact) return;
  const { a, b, bMoves, nx, ny, nz } = contact;
  const share = bMoves ? distance / 2 : distance;
  a.x += share * nx;
  a.y += share * ny;
  a.z += share * nz;
  if (!bMoves) return;
  b.x -= share * nx;
  b.y -= share * ny;
  b.z -= share * nz;
}

/** No step may add energy, whatever came of rounding, of moving dice apart and of impulses that did not quite agree. */
function keepEnergy(world: World): void {
  let all = 0;
  let moving = 0;
  for (const die of world.dice) {
    if (die.asleep) continue;
    all += energy(die);
    moving += motion(die);
  }
  const excess = all - world.energy;
  if (excess <= 0) return;
  const part = excess < moving ? Math.sqrt(1 - excess / moving) : 0;
  for (const die of world.dice) if (!die.asleep) slow(die, part);
}
