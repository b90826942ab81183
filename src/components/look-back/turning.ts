import type { TurningPoint } from '../../engine/bots/findings';
import { parseMove, type Seat } from '../../engine/game';
import { type AnyMatch, viewOf } from '../../engine/match';
import type { DieLook } from '../dice/Die';
import { colourFaces } from '../dice/paint';
import type { AnyFace, Happening, Moment, Say } from '../games/face';

/** What a card shows of a turning point. */
export interface Turning {
  readonly point: TurningPoint;
  /** The state whose boards and dice are shown: before a decision, after dice. */
  readonly moment: Moment<unknown, unknown>;
  /** The dice that lay in the tray then, or that fell on the board. */
  readonly dice: readonly DieLook[];
  /** What was played, or what fell and what was made of it. */
  readonly played: string;
  /** The better move by its name; '' for dice. */
  readonly better: string;
  /** Why it is better; '' if there is nothing to say. */
  readonly why: string;
}

export function turningOf(
  { game, opening: { names } }: AnyMatch,
  happenings: readonly Happening<unknown, unknown>[],
  point: TurningPoint,
  who: Seat,
  face: AnyFace,
  say: Say,
): Turning | null {
  const happening = happenings[point.index];
  if (!happening) return null;
  const { entry, before, after } = happening;
  const decision = point.kind === 'decision';
  const state = decision ? viewOf(game, before, entry.seat) : after;
  const moment: Moment<unknown, unknown> = {
    board: state,
    state,
    names,
    here: [entry.seat],
    alone: true,
    seat: decision ? entry.seat : null,
    turn: game.turn(state),
    draft: [],
    picked: [],
    hint: null,
    last: decision ? null : happening,
    flying: false,
    over: false,
  };
  const dice = diceOf(moment, face, say);
  const told = [happening, ...(decision ? [] : madeOf(happenings, point, who))];
  const narrate = face.narrateInReplay ?? face.narrate;
  const played = told.flatMap((each) => narrate.call(face, each, names, say) ?? []).join(' ');
  const found = decision && point.better !== null ? parseMove(game.notation, point.better) : null;
  const better = found === null ? null : (face.judged?.(found) ?? found);
  if (better === null) return { point, moment, dice, played, better: '', why: '' };
  const advised = { ...moment, hint: better };
  const { main, others } = face.controls(advised, say);
  const text = game.notation.format(better);
  const action = [main, ...others].find(
    (each) => each?.moves[0] !== undefined && game.notation.format(each.moves[0]) === text,
  );
  return {
    point,
    moment,
    dice,
    played,
    // A name says which dice are meant, where a button only counts them.
    better: face.moveName(better, advised, say) ?? action?.label ?? '',
    why: face.reason(better, advised, say, entry.move) ?? '',
  };
}

function diceOf(moment: Moment<unknown, unknown>, face: AnyFace, say: Say): readonly DieLook[] {
  if (!face.tray) return moment.last ? (face.thrown?.(moment.last) ?? []) : [];
  return face
    .tray(moment, say)
    .dice.map((die) =>
      die.face === 'colours'
        ? { paint: colourFaces[die.value - 1] ?? die.paint }
        : { paint: die.paint, value: die.value },
    );
}

/** What was made of dice until the next fell: by the seat that they helped, or by the others. */
function madeOf(
  happenings: readonly Happening<unknown, unknown>[],
  { index, swing }: TurningPoint,
  who: Seat,
): readonly Happening<unknown, unknown>[] {
  const following = happenings.slice(index + 1);
  const end = following.findIndex(({ entry }) => entry.dice.length > 0);
  const own = following.slice(0, end < 0 ? undefined : end);
  return own.filter(({ entry: { seat } }) => (swing > 0 ? seat === who : seat !== who));
}
