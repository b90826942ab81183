import type { Happening, Moment, Say } from '../../../../src/components/games/face';
import { lockout } from '../../../../src/engine/lockout';
import type { Move, State } from '../../../../src/engine/lockout/state';
import { follow, followOpening } from '../../../../src/engine/match';
import goldens from '../../../golden/lockout.json';
import { speaking } from '../../../support/words';

const i18n = speaking('en');
export const say: Say = (line) => i18n._(line);

export const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'] as const;

interface Lines {
  readonly seats: number;
  readonly start: number;
  /** `0 roll 1 4 6 2 3 5` or `1 mark yellow 5`. */
  readonly lines: readonly string[];
}

/** A game of these lines, as happenings. */
export function played({ seats, start, lines }: Lines): readonly Happening<State, Move>[] {
  const log = lines.map((line) => {
    const [seat, kind, ...rest] = line.split(' ');
    const rolled = kind === 'roll';
    return {
      seat: Number(seat),
      move: rolled ? 'roll' : [kind, ...rest].join(' '),
      dice: rolled ? rest.map(Number) : [],
    };
  });
  return follows(NAMES.slice(0, seats), [start], log);
}

interface Line {
  readonly seat: number;
  readonly move: string;
  readonly dice?: readonly number[];
}

function follows(names: readonly string[], start: readonly number[], log: readonly Line[]) {
  const first = followOpening(lockout, { options: {}, names, start });
  if (!first.ok) throw new Error(first.refusal.text);
  let before: State = first.value;
  return log.map(({ seat, move: text, dice = [] }): Happening<State, Move> => {
    const move = lockout.notation.parse(text);
    if (!move) throw new Error(`not a move: ${text}`);
    const entry = { seat, move, dice };
    const next = follow(lockout, before, entry);
    if (!next.ok) throw new Error(`${text}: ${next.refusal.text}`);
    const happening = { entry, before, after: next.value };
    before = next.value;
    return happening;
  });
}

/** The golden games. */
export const goldenGames = goldens.map(({ title, record }) => ({
  title,
  names: record.seats,
  played: follows(record.seats, record.start, record.log),
}));

/** The moment after the last of these lines, for the seat in front. */
export function momentAfter(
  happenings: readonly Happening<State, Move>[],
  more: Partial<Moment<State, Move>> = {},
): Moment<State, Move> {
  const last = happenings.at(-1) ?? null;
  if (!last) throw new Error('nothing was played');
  const turn = lockout.turn(last.after);
  return {
    board: last.after,
    state: last.after,
    names: NAMES,
    here: [],
    alone: false,
    seat: turn[0] ?? null,
    turn,
    draft: [],
    picked: [],
    hint: null,
    last,
    flying: false,
    over: turn.length === 0,
    ...more,
  };
}
