import { rolled } from '../../../../src/engine/chance';
import { seeded, type Uniform } from '../../../../src/engine/random';
import { sunRows } from '../../../../src/engine/sun-rows';
import { INPUTS, tableFacts } from '../../../../src/engine/sun-rows/bots/expert/pair-chance';
import {
  holdingOf,
  SEAT_FACTS,
  type Standing,
  standingOf,
} from '../../../../src/engine/sun-rows/bots/expert/standing';
import type { Move, State } from '../../../../src/engine/sun-rows/state';

const SIZE = INPUTS + 1;
/** One choice in so many is to stop rolling, or to pass, so that worse positions are seen too. */
const STRAYS = 25;

/** A player of the games that are learnt from. */
export type Player = (state: State, seat: number, random: Uniform) => Move;

/** A table at which games are played. */
export interface Setting {
  readonly seats: number;
  readonly variant: 'basic' | 'advanced';
}

/** Beginnings of turns as one seat sees itself and another one, with who was ahead in the end. */
export class Samples {
  private readonly numbers: Float32Array;

  constructor(rows: readonly Float32Array[]) {
    this.numbers = new Float32Array(rows.length * SIZE);
    rows.forEach((row, at) => {
      this.numbers.set(row, at * SIZE);
    });
  }

  get count(): number {
    return this.numbers.length / SIZE;
  }

  inputs(sample: number, into: Float64Array): void {
    for (let at = 0; at < INPUTS; at += 1) into[at] = this.numbers[sample * SIZE + at] ?? 0;
  }

  target(sample: number): number {
    return this.numbers[sample * SIZE + INPUTS] ?? 0;
  }
}

/** Plays games at these tables in turn. */
export function collect(
  player: Player,
  games: number,
  settings: readonly Setting[],
  seed: number,
): readonly Float32Array[] {
  const rows: Float32Array[] = [];
  for (let number = 0; number < games; number += 1) {
    const setting = settings[number % settings.length];
    if (setting) collectGame(player, setting, seed + 2 * number, rows);
  }
  return rows;
}

interface Pending {
  readonly row: Float32Array;
  readonly seat: number;
  readonly other: number;
}

function collectGame(player: Player, { seats, variant }: Setting, seed: number, rows: Float32Array[]): void {
  const chance = rolled(seeded(seed));
  const random = seeded(seed + 1);
  let state = sunRows.start(seats, { ...sunRows.options.defaults, variant }, chance);
  const pending: Pending[] = [];
  for (;;) {
    if (state.phase === 'roll') pending.push(sampled(state, random));
    const [seat] = sunRows.turn(state);
    if (seat === undefined) break;
    state = sunRows.play(state, seat, moveOf(player, state, seat, random), chance);
  }
  const points = sunRows.scores(state);
  for (const { row, seat, other } of pending) {
    const lead = (points[seat] ?? 0) - (points[other] ?? 0);
    row[INPUTS] = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    rows.push(row);
  }
}

function moveOf(player: Player, state: State, seat: number, random: Uniform): Move {
  if (state.phase === 'reroll' && random(STRAYS) === 0) return { kind: 'stop' };
  if (state.phase === 'answer' && random(STRAYS) === 0) return { kind: 'pass' };
  return player(state, seat, random);
}

/** The seat that rolls next and any other one. */
function sampled(state: State, random: Uniform): Pending {
  const seats = state.places.length;
  const standings = state.places.map((_, seat) => standingOf(state.setup, holdingOf(state, seat)));
  const turns = Math.min(...standings.map((standing) => standing.turns));
  const one = state.active;
  const other = (one + 1 + random(seats - 1)) % seats;
  const facts = (seat: number, than: number): Float32Array => {
    const own: Standing | undefined = standings[seat];
    const their: Standing | undefined = standings[than];
    const row = new Float32Array(SIZE);
    if (!own || !their) return row;
    row.set(own.facts);
    row.set(their.facts, SEAT_FACTS);
    row.set(tableFacts(own, their, { seats, advanced: state.setup.advanced, turns }), 2 * SEAT_FACTS);
    return row;
  };
  return { row: facts(one, other), seat: one, other };
}
