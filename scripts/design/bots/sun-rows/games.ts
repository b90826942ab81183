import { finished } from '../../../../src/engine/bots/bot';
import { type Chance, rolled } from '../../../../src/engine/chance';
import { seeded, type Uniform } from '../../../../src/engine/random';
import { sunRows } from '../../../../src/engine/sun-rows';
import { countsOf } from '../../../../src/engine/sun-rows/bots/dice';
import { expertOf } from '../../../../src/engine/sun-rows/bots/expert/expert';
import { PairChance, type SunRowsData } from '../../../../src/engine/sun-rows/bots/expert/pair-chance';
import { KnownTurn } from '../../../../src/engine/sun-rows/bots/expert/turn-worths';
import { allThrows } from '../../../../src/engine/sun-rows/bots/rerolling';
import { MOST_ROLLS, type Move, type Setup, type State } from '../../../../src/engine/sun-rows/state';
import { type Sample, sampleOf } from './samples';

/** One time in so many a seat stops rolling, so that worse positions are seen too. */
const STRAYS = 25;

/** A table at which games are played. */
export interface Setting {
  readonly seats: number;
  readonly variant: 'basic' | 'advanced';
}

/** A player of the games that are learnt from. It foresees what a turn brings the seat whose turn it is. */
interface Player {
  choose(state: State, seat: number, random: Uniform): Move;
  /** The chance before the first roll. */
  before(state: State): number;
  /** The chance with the dice as they lie. */
  after(state: State): number;
}

export function expertPlayer(data: SunRowsData): Player {
  const chance = new PairChance(data);
  const turn = new KnownTurn(chance);
  const bot = expertOf(data, chance, turn);
  const { keeps } = allThrows();
  const nothingKept = keeps.indexOf(countsOf([]));
  return {
    choose: (state, seat, random) => bot.choose(state, seat, random),
    before: (state) => finished(turn.of(state)).keeps[MOST_ROLLS]?.[nothingKept] ?? 0,
    after: (state) => finished(turn.of(state)).throws[0]?.[keeps.indexOf(countsOf(state.dice))] ?? 0,
  };
}

/** Plays games at these tables in turn. */
export function collect(
  player: Player,
  games: number,
  settings: readonly Setting[],
  trust: number,
  seed: number,
): readonly Sample[] {
  const samples: Sample[] = [];
  for (let number = 0; number < games; number += 1) {
    const setting = settings[number % settings.length];
    if (setting) samples.push(...samplesOf(player, setting, trust, seed + 2 * number));
  }
  return samples;
}

/** A turn of a game: what is learnt of it, and what its player foresaw of it if there are two seats. */
interface Turn {
  readonly seat: number;
  readonly other: number;
  readonly inputs: Omit<Sample, 'chance'>;
  readonly before: number | null;
  after: number | null;
}

function samplesOf(
  player: Player,
  { seats, variant }: Setting,
  trust: number,
  seed: number,
): readonly Sample[] {
  const chance = rolled(seeded(seed));
  const random = seeded(seed + 1);
  const foresees = seats === 2;
  let state = started(seats, variant, chance);
  const turns: Turn[] = [];
  for (;;) {
    const [seat] = sunRows.turn(state);
    if (seat === undefined) break;
    if (state.phase === 'roll') {
      const other = (seat + 1 + random(seats - 1)) % seats;
      const inputs = sampleOf(state, seat, other);
      turns.push({ seat, other, inputs, before: foresees ? player.before(state) : null, after: null });
    }
    const turn = turns[turns.length - 1];
    if (foresees && turn && state.phase === 'answer' && seat === turn.seat) turn.after = player.after(state);
    state = sunRows.play(state, seat, moveOf(player, state, seat, random), chance);
  }
  return targets(turns, sunRows.scores(state), trust);
}

const setups = new Map<string, Setup>();

/** All games of a variant have the same setup, so that what is known of its cards is worked out once. */
function started(seats: number, variant: Setting['variant'], chance: Chance): State {
  const state = sunRows.start(seats, { ...sunRows.options.defaults, variant }, chance);
  const setup = setups.get(variant) ?? state.setup;
  setups.set(variant, setup);
  return { ...state, setup };
}

function moveOf(player: Player, state: State, seat: number, random: Uniform): Move {
  if (state.phase === 'reroll' && random(STRAYS) === 0) return { kind: 'stop' };
  return player.choose(state, seat, random);
}

/**
 * The chances to learn. Among many seats it is who was ahead in the end. Between two it is what was foreseen
 * before the turn, and what the rest of the game brought beyond what was foreseen with the dice of this turn:
 * so the luck of the dice is left out. `trust`: how much of that counts.
 */
function targets(turns: readonly Turn[], points: readonly number[], trust: number): readonly Sample[] {
  const samples: Sample[] = [];
  /** Of seat 0, when two play. */
  let later: number | null = null;
  for (const { seat, other, inputs, before, after } of turns.toReversed()) {
    const lead = (points[seat] ?? 0) - (points[other] ?? 0);
    const won = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    const of0 = (chance: number) => (seat === 0 ? chance : 1 - chance);
    const brought = later === null ? won : of0(later);
    const chance = before === null || after === null ? won : before + trust * (brought - after);
    later = of0(chance);
    samples.push({ ...inputs, chance });
  }
  return samples;
}
