import { names } from '../../../scripts/golden/settings';
import { playOut } from '../../../scripts/play-out';
import { arena } from '../../../src/engine/arena';
import { advice as arenaAdvice } from '../../../src/engine/arena/advice';
import { placeOf, ways } from '../../../src/engine/arena/aiming';
import { aimAt } from '../../../src/engine/arena/physics/styles';
import type { Aim, State as ArenaState } from '../../../src/engine/arena/state';
import { botFor } from '../../../src/engine/bots';
import { given, rolled } from '../../../src/engine/chance';
import type { Game } from '../../../src/engine/game';
import { lastDie } from '../../../src/engine/last-die';
import { advice as lastDieAdvice } from '../../../src/engine/last-die/advice';
import { type Move, type State, tableauOf } from '../../../src/engine/last-die/state';
import { boxesOf } from '../../../src/engine/last-die/tableau';
import { lockout } from '../../../src/engine/lockout';
import { advice as lockoutAdvice } from '../../../src/engine/lockout/advice';
import { lastNumber } from '../../../src/engine/lockout/state';
import { seeded } from '../../../src/engine/random';
import { sunRows } from '../../../src/engine/sun-rows';
import { advice as sunRowsAdvice } from '../../../src/engine/sun-rows/advice';
import type { State as SunRowsState } from '../../../src/engine/sun-rows/state';

/** The states of some games of normal bots, with the seat that has to move. */
function* positions<S, M, O extends object>(game: Game<S, M, O>, seats: number, games: number) {
  for (let number = 1; number <= games; number += 1) {
    const { opening, log } = playOut({
      game,
      names: names(seats),
      options: game.options.defaults,
      bots: names(seats).map(() => botFor(game, 'normal')),
      chance: rolled(seeded(number)),
      random: seeded(-number),
    });
    let state = game.start(seats, game.options.defaults, given(opening.start));
    for (const entry of log) {
      yield { state, seat: entry.seat };
      state = game.play(state, entry.seat, entry.move, given(entry.dice));
    }
  }
}

const FACES = [1, 2, 3, 4, 5, 6];

/** All results of so many dice, in every order. */
const rollsOf = (size: number): readonly (readonly number[])[] =>
  size === 0 ? [[]] : rollsOf(size - 1).flatMap((dice) => FACES.map((face) => [...dice, face]));

const of100 = (count: number, all: number) => Math.floor((100 * count) / all + 0.5);
const never = given([]);

test('Last Die: what a die leaves open, and how often the next seat fills it', () => {
  let compared = 0;
  for (const { state, seat } of positions(lastDie, 2, 6)) {
    if (state.phase !== 'place') continue;
    // With two dice, all that the next seat can do is looked through.
    const few: State = { ...state, dice: state.dice.map((dice, each) => (each === seat ? dice : 2)) };
    for (const move of lastDie.moves(few)) {
      const { own } = lastDieAdvice(few, seat, move).facts;
      if (move.kind !== 'place' || !own) continue;
      const after = lastDie.play(few, seat, move, never);
      if (after.round !== few.round || after.phase === 'over') continue;
      const row = move.row - 1;
      expect(after.rows[row]).toHaveLength((few.rows[row]?.length ?? 0) + 1);
      if (own.left === 0) {
        const [before = 0, now = 0] = [few.points[seat], after.points[seat]];
        expect(now).toBe(Math.max(0, before + own.points));
      } else if (own.left <= 2 && compared < 60) {
        const begins: State = { ...after, phase: 'roll', active: 1 - seat, hand: [], placed: false };
        expect(own.next).toBe(of100(filling(begins, row), 1));
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(30);
});

/** The chance that the active seat fills the row in this turn, if it does nothing else. */
function filling(state: State, row: number): number {
  const size = state.phase === 'roll' ? Math.min(5, state.dice[state.active] ?? 0) : state.hand.length;
  const all = rollsOf(size);
  const { active, round } = state;
  const filled = (after: State): boolean =>
    after.round !== round || after.phase === 'over' || after.points[active] !== state.points[active];
  const best = (now: State): number => {
    if (filled(now)) return 1;
    if (now.active !== active || now.phase !== 'place') return 0;
    const placings = lastDie.moves(now).filter((move) => move.kind === 'place' && move.row === row + 1);
    const chances = placings.map((move: Move) => best(lastDie.play(now, active, move, never)));
    return Math.max(0, ...chances, now.placed && now.hand.length > 0 ? filling(now, row) : 0);
  };
  const chances = all.map((dice) => best(lastDie.play(state, active, { kind: 'roll' }, given(dice))));
  return chances.reduce((sum, chance) => sum + chance, 0) / all.length;
}

test('Last Die: what a further roll of the dice in hand can do', () => {
  let compared = 0;
  let paying = 0;
  for (const { state, seat } of positions(lastDie, 2, 6)) {
    if (state.phase !== 'place' || !state.placed || state.hand.length > 3) continue;
    const { roll } = lastDieAdvice(state, seat, { kind: 'stop' }).facts;
    const rolls = rollsOf(state.hand.length).map((dice) =>
      lastDie.play(state, seat, { kind: 'roll' }, given(dice)),
    );
    const vain = rolls.filter((after) => after.phase === 'roll');
    const fills = rolls.filter((after) => after.phase === 'place' && mayGain(after, seat));
    const costs = rolls.filter(
      (after) =>
        after.phase === 'place' &&
        lastDie.moves(after).every((move) => pointsAfter(after, seat, move) < (after.points[seat] ?? 0)),
    );
    const all = rolls.length;
    expect(roll).toMatchObject({
      dice: state.hand.length,
      fills: of100(fills.length, all),
      vain: of100(vain.length, all),
      uses: of100(all - fills.length - vain.length, all),
      costs: of100(costs.length, all),
      boxes: tableauOf(state).reduce((sum, row, at) => sum + boxesOf(row) - (state.rows[at]?.length ?? 0), 0),
    });
    compared += 1;
    if (costs.length > 0) paying += 1;
  }
  expect(compared).toBeGreaterThan(15);
  expect(paying).toBeGreaterThan(0);
});

const pointsAfter = (state: State, seat: number, move: Move): number =>
  lastDie.play(state, seat, move, never).points[seat] ?? 0;

/** Whether some placing of the dice that lie fills a row that brings points. */
const mayGain = (state: State, seat: number): boolean =>
  lastDie.moves(state).some((move) => {
    if (move.kind !== 'place') return false;
    const after = lastDie.play(state, seat, move, never);
    if ((after.points[seat] ?? 0) > (state.points[seat] ?? 0)) return true;
    return after.phase === 'place' && after.round === state.round && mayGain(after, seat);
  });

test('Sun Rows: what rolls of these dice can do, and what others can enter', () => {
  let compared = 0;
  for (const { state, seat } of positions(sunRows, 3, 2)) {
    if (state.phase !== 'reroll') continue;
    const places = [[2], [1, 4], [1, 3, 5]][compared % 3] ?? [];
    const { rolled: counted, theirs } = sunRowsAdvice(state, seat, { kind: 'reroll', places }).facts;
    const most = (dice: readonly number[]) => mostEntered({ ...state, dice }, seat);
    const now = most(state.dice);
    const all = rollsOf(places.length).map((fallen) =>
      most(state.dice.map((die, at) => fallen[places.indexOf(at + 1)] ?? die)),
    );
    expect(counted).toMatchObject({
      now: now.boxes,
      filled: now.rows > 0,
      more: of100(all.filter(({ boxes }) => boxes > now.boxes).length, all.length),
      rows: of100(all.filter(({ rows }) => rows > 0).length, all.length),
    });
    const others = [0, 1, 2].filter((each) => each !== seat).map((each) => mostEntered(state, each).boxes);
    expect(theirs).toBe(Math.max(...others));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(30);
});

test('Sun Rows: which card a reroll finishes, and whose card it spares', () => {
  let [finishing, rivals] = [0, 0];
  for (const { state, seat } of positions(sunRows, 3, 6)) {
    if (state.phase !== 'reroll') continue;
    const places = finishing % 2 === 0 ? [2] : [1, 4];
    const { rolled: counted } = sunRowsAdvice(state, seat, { kind: 'reroll', places }).facts;
    const rolls = rollsOf(places.length).map((fallen) => {
      const dice = state.dice.map((die, at) => fallen[places.indexOf(at + 1)] ?? die);
      return { fallen, after: { ...state, dice } };
    });
    const lying = Math.max(0, ...gains(state, seat).map(({ points }) => points));
    const better = rolls.flatMap(({ fallen, after }) =>
      gains(after, seat)
        .filter(({ points }) => points > lying)
        .map((gain) => ({ ...gain, fallen })),
    );
    const times = (place: number) => better.filter((each) => each.place === place).length;
    const finish = counted?.finish ?? null;
    expect(finish === null).toBe(better.length === 0);
    if (finish) {
      finishing += 1;
      const own = better.filter(({ place }) => place === finish.place);
      expect(finish.of100).toBe(of100(own.length, rolls.length));
      for (const { place } of better) expect(times(place)).toBeLessThanOrEqual(own.length);
      expect(finish.points).toBe(Math.max(...own.map(({ points }) => points)));
      expect(finish.least).toBe(Math.min(...own.map(({ points }) => points)));
      for (const face of FACES) {
        const count = (dice: readonly number[]) => dice.filter((die) => die === face).length;
        expect(count(finish.needs)).toBe(Math.min(...own.map(({ fallen }) => count(fallen))));
      }
    }
    const others = [0, 1, 2]
      .filter((each) => each !== seat)
      .flatMap((each) => gains(state, each).map(({ points }) => ({ seat: each, points })));
    const most = Math.max(0, ...others.map(({ points }) => points));
    const rival = counted?.rival ?? null;
    expect(rival?.points ?? 0).toBe(most);
    if (rival) {
      rivals += 1;
      expect(others).toContainEqual({ seat: rival.seat, points: most });
      const still = rolls.filter(({ after }) => gains(after, rival.seat).length > 0);
      expect(rival.of100).toBe(of100(still.length, rolls.length));
    }
  }
  expect(finishing).toBeGreaterThan(20);
  expect(rivals).toBeGreaterThan(10);
});

/** The cards that these dice finish, and their points, by playing every answer. */
function gains(state: SunRowsState, seat: number) {
  const asked: SunRowsState = { ...state, phase: 'answer', answering: seat };
  return sunRows.moves(asked, seat).flatMap((move) => {
    if (move.kind !== 'enter') return [];
    const after = sunRows.play(asked, seat, move, never);
    const points = (after.points[seat] ?? 0) - (state.points[seat] ?? 0);
    return points > 0 ? [{ place: move.place, points }] : [];
  });
}

/** The most dice that one card takes, and the most rows that one card gets full, by playing every answer. */
function mostEntered(state: SunRowsState, seat: number): { readonly boxes: number; readonly rows: number } {
  const asked: SunRowsState = { ...state, phase: 'answer', answering: seat };
  let [boxes, rows] = [0, 0];
  for (const move of sunRows.moves(asked, seat)) {
    if (move.kind !== 'enter') continue;
    const held = state.places[seat]?.[move.place - 1];
    const card = held && state.setup.cards[held.number - 1];
    if (!held || !card) continue;
    const taken = card.map((row, at) => {
      const dice = state.dice.filter((die) => die === row.colour).length;
      const free = row.boxes - (held.filled[at] ?? 0);
      return { dice: dice <= free ? dice : 0, fills: dice > 0 && dice === free };
    });
    boxes = Math.max(
      boxes,
      taken.reduce((sum, { dice }) => sum + dice, 0),
    );
    rows = Math.max(rows, taken.filter(({ fills }) => fills).length);
  }
  return { boxes, rows };
}

test('Lockout: who is said to be able to lock a row can do it with the right dice', () => {
  let lockers = 0;
  for (const { state, seat } of positions(lockout, 3, 20)) {
    if (state.phase === 'roll') continue;
    for (const move of lockout.moves(state, seat)) {
      if (move.kind !== 'mark') continue;
      const { locker } = lockoutAdvice(state, seat, move).facts;
      const number = lastNumber(move.row);
      const lock = { kind: 'mark', row: move.row, number } as const;
      const fallen = { ...state, phase: 'white' as const, white: [number / 2, number / 2] };
      const able = [0, 1, 2].filter((other) => other !== seat && !lockout.check(fallen, other, lock));
      expect(locker).toBe(able[0] ?? null);
      if (locker !== null) lockers += 1;
    }
  }
  expect(lockers).toBeGreaterThan(5);
});

/** The arena and the reserve after a throw by the rules. */
function thrownIn(state: ArenaState, aim: Aim, seed: number) {
  const after = arena.play(state, state.active, { kind: 'throw', aim }, rolled(seeded(seed)));
  const gained = (after.reserves[state.active] ?? 0) - (state.reserves[state.active] ?? 0);
  return { gained, lying: after.arena.length };
}

test('Arena: of 100 such throws so many match, and so many lose a die', () => {
  const tables = [...positions(arena, 2, 9)].filter(({ state }) => state.arena.length > 2);
  for (const { style, mark } of ways) {
    let [said, matched, saidLost, lost, throws] = [0, 0, 0, 0, 0];
    for (const [at, { state, seat }] of tables.entries()) {
      const aim = aimAt(style, placeOf(mark, state.arena));
      const { own } = arenaAdvice(state, seat, { kind: 'throw', aim }).facts;
      const { gained, lying } = thrownIn(state, aim, at);
      throws += 1;
      said += own?.matches ?? 0;
      saidLost += own?.loses ?? 0;
      if (gained >= 0) matched += 100;
      else if (lying <= state.arena.length) lost += 100;
    }
    // Twice the standard error of the greatest share is 100 / √throws.
    expect(throws).toBeGreaterThan(50);
    expect(Math.abs(matched - said) / throws).toBeLessThan(150 / Math.sqrt(throws));
    expect(Math.abs(lost - saidLost) / throws).toBeLessThan(150 / Math.sqrt(throws));
  }
});

test('Arena: a soft grand throw loses about so many dice as fall without a double', () => {
  for (const dice of [1, 2, 3, 4, 5]) {
    const state: ArenaState = {
      ...arena.start(2, { rounds: 'single' }, given([0, 4])),
      arena: [],
      reserves: [dice, 9],
    };
    const aim = aimAt('gentle', { x: 0, y: 0 });
    const { grand } = arenaAdvice(state, 0, { kind: 'throw', aim }).facts;
    const rolls = rollsOf(dice);
    const alone = rolls.map((faces) => faces.filter((face) => face === 1 || !isDouble(faces, face)).length);
    const loses = alone.reduce((sum, each) => sum + each, 0) / rolls.length;
    expect(grand?.dice).toBe(dice);
    expect(Math.abs((grand?.loses ?? 0) - loses)).toBeLessThan(0.6);
  }
});

const isDouble = (faces: readonly number[], face: number): boolean =>
  faces.filter((other) => other === face).length > 1;
