import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Seat } from '../../engine/game';
import type { Refusal } from '../../engine/refusal';
import type { Wanted } from '../../net/session/session';
import type { ColourName } from '../board-kit/game-colours';
import type { DieLook } from '../dice/Die';
import type { TrayDie } from '../dice/tray/tray-die';
import type { Panel } from '../picture/shapes';
import type { IconName } from '../ui/theme/icons';
import type { Theme } from '../ui/theme/theme';

/**
 * Translates a message into the player's language. One message can be a value in another: `say(msg`${name}
 * rolls ${say(colour)}`)`.
 */
export type Say = (line: MessageDescriptor) => string;

/** The part of a table that a face reads. */
export interface Moment<State, Move> {
  /** The drawn state: the table's state with the draft of the seat in front. */
  readonly board: State;
  /** The table's state, without the draft. */
  readonly state: State;
  readonly names: readonly string[];
  /** The seats that people play at this phone. They are never said to be thinking. */
  readonly here: readonly Seat[];
  /** Only one person plays at this phone, so texts need not name the player. */
  readonly alone: boolean;
  /** The seat that this phone moves for; null while others move, dice fly, or the game is over. */
  readonly seat: Seat | null;
  /** The seats that may move and have not answered yet. */
  readonly turn: readonly Seat[];
  readonly draft: readonly Move[];
  /** The indexes of the picked dice in the tray. */
  readonly picked: readonly number[];
  /** The recommended move for `seat`. */
  readonly hint: Move | null;
  /** The entry that is shown now or was shown last. */
  readonly last: Happening<State, Move> | null;
  /** The dice of `last` are in the air. The tray shows them. */
  readonly flying: boolean;
  readonly over: boolean;
}

/** An entry of the log, with the states before and after it. */
export interface Happening<State, Move> {
  readonly entry: { readonly seat: Seat; readonly move: Move; readonly dice: readonly number[] };
  readonly before: State;
  readonly after: State;
}

export interface Tray {
  /** All dice in the tray, in the order in which they lie. A die keeps its key as long as it lies there. */
  readonly dice: readonly TrayDie[];
  /** The keys of the dice that `last` has thrown. */
  readonly thrown: readonly string[];
  /** Whether a tap picks a die. */
  readonly pickable: boolean;
  /** The dice that the next throw takes in hand, if none of them lies in the tray. */
  readonly inHand?: readonly TrayDie[];
}

export interface Action<Move> {
  readonly label: string;
  /**
   * Committed after the draft. If empty, only the draft is committed. In a simultaneous phase the first is the answer, and the
   * rest follow when all have answered.
   */
  readonly moves: readonly Move[];
  /** The action throws dice, so a shake and a long press on the tray trigger it too. */
  readonly throws?: boolean;
  /** The action gives up a chance: to pass, to stop, or to keep the dice as they are. */
  readonly passes?: boolean;
  /** Why the action can't be done now. */
  readonly blocked?: Refusal;
  /** The first press only says this; the second one does it. For what is dear and seldom meant. */
  readonly warning?: string;
  /** Something better can still be chosen on the board, so the button is not prominent. */
  readonly secondary?: boolean;
}

export interface Controls<Move> {
  /** The next action, or the player that the table waits for. One short sentence. */
  readonly prompt: string;
  /** The same for screen readers, where they need other words: without gestures, or with what a tap has done. */
  readonly spoken?: string;
  /** The main action. Null if there is none, or if the player has to tap a place first. */
  readonly main: Action<Move> | null;
  readonly others: readonly Action<Move>[];
}

export interface Source {
  readonly label: string;
  readonly points: number;
  /** Its colour in a bar. A source without one is grey. */
  readonly colour?: ColourName;
  /** How its points add up, one short line for each part. */
  readonly sums?: readonly string[];
}

/** What a seat has beside its score: locks, cards, dice. */
export interface SeatFacts {
  readonly icon?: IconName;
  /** The short text beside the icon. */
  readonly count: string;
  /** The same for screen readers. */
  readonly spoken: string;
  /** The score in words, where it is not points. */
  readonly score?: string;
  /** True if `spoken` tells the score, too. */
  readonly tellsScore?: boolean;
  /** What the game waits for while it is this seat's turn, if that is less than a whole turn. */
  readonly owes?: string;
  /** The way to the end of the game, from 0 to 1. */
  readonly progress?: number;
}

export interface OptionWords {
  readonly label: string;
  /** One sentence about the effect of the rule. */
  readonly help?: string;
  /** The name of each choice. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** A real die on the table: its label, and the faces that the player can tap. */
export interface RealDie {
  readonly label: string;
  readonly faces: readonly TrayDie[];
}

/**
 * The user interface of one game: everything that the frame of the table does not know. `Board` draws; all
 * other members are pure and use the player's language.
 */
export interface GameFace<State, Move> {
  /**
   * The boards of all seats; that of `viewer` is large. It reads the table with `useTable` and moves with
   * `useTableActions`.
   */
  readonly Board: ComponentType;
  /** Each seat has a board of its own, so the others' can be looked at. */
  readonly apart: boolean;
  /**
   * What a hint covers on an upright window: the story with the edge of the tray or of the board, or the prompt with what
   * stands above it. Absent: the story.
   */
  readonly hintCovers?: 'story' | 'prompt';
  /** What a seat has before it, as all see it in the middle of the table. It fills its place. Absent: nothing. */
  readonly Before?: ComponentType<{ readonly seat: Seat }>;
  /** What lies in the middle of the table for all, beside the dice; null or absent: nothing. */
  middle?(state: State): ComponentType | null;
  /** The score of a seat, with what is drafted. Without it, the score that the game counts. */
  score?(board: State, seat: Seat): number;
  /** What the column of a seat shows beside its score. `sure`: the state without the seat's draft. */
  seatFacts?(board: State, seat: Seat, say: Say, sure?: State): SeatFacts | null;
  /** A game without a tray throws its dice on its board, which then reports their landing to the table. */
  tray?(moment: Moment<State, Move>, say: Say): Tray;
  /** The dice that fell on the board, for a picture. Only a game without a tray has it. */
  thrown?(happening: Happening<State, Move>): readonly DieLook[];
  controls(moment: Moment<State, Move>, say: Say): Controls<Move>;
  /** The name of a move that has no button, written like a label: "Mark red 7". Null if it has none. */
  moveName(move: Move, moment: Moment<State, Move>, say: Say): string | null;
  /** The move that a look back names in place of this one: without what it does not judge. Absent: all is judged. */
  judged?(move: Move): Move;
  /**
   * Why this move is recommended, with true numbers; null if there is nothing to say. `instead`: the move that was
   * made, which a look back compares with.
   */
  reason(move: Move, moment: Moment<State, Move>, say: Say, instead?: Move): string | null;
  /**
   * One sentence about an entry, beginning with a name; null if there is nothing to report. `earlier` gives the entries
   * before it, for a sentence that tells more than this one; it replays the game, so it is asked for only when needed.
   * `here`: the seats that people play at this phone, who may have missed what the others did. Empty in a replay.
   */
  narrate(
    happening: Happening<State, Move>,
    names: readonly string[],
    say: Say,
    earlier?: () => readonly Happening<State, Move>[],
    here?: readonly Seat[],
  ): string | null;
  /** Like `narrate`, for a replay. Only a game that leaves entries out at the table needs it. */
  narrateInReplay?(happening: Happening<State, Move>, names: readonly string[], say: Say): string;
  /**
   * The sources of a seat's points. They add up to its score. `played`: all entries that have led to this
   * state.
   */
  sources(state: State, seat: Seat, say: Say, played: readonly Happening<State, Move>[]): readonly Source[];
  /** What the sources add up to, where it is not points: the heading of the list of sources. */
  sourcesTitle?(state: State, say: Say): string | null;
  /** Highlights of a finished game: the best turn, the most expensive miss. */
  highlights(
    played: readonly Happening<State, Move>[],
    names: readonly string[],
    say: Say,
  ): readonly Highlight[];
  /** The boards of this state, for a picture of the game. `upright`: as a phone that is held upright shows them. */
  picture(state: State, theme: Theme, upright?: boolean): readonly Panel[];
  /** The words of a house rule; null if the set-up does not offer it. */
  option(name: string, say: Say): OptionWords | null;
  /** The real dice that the table waits for. A game without this function can't be played with real dice. */
  realDice?(wanted: Wanted, state: State, say: Say): readonly RealDie[];
  /** Keys that only this game has, and what they do. */
  keys?(say: Say): readonly (readonly [key: string, what: string])[];
  /** The values of the thrown dice, for statistics. `valueName` names a value. */
  fallen(happening: Happening<State, Move>): readonly number[];
  valueName(value: number, say: Say): string;
}

/** A sentence worth telling about a finished game. */
export interface Highlight {
  readonly line: string;
  /** Whose success it was; null for a loss, and for what several did. */
  readonly hero: Seat | null;
  /** Whose loss it was. Absent for a success. */
  readonly loser?: Seat;
}

/** The sentence that is told with those who won: a success of theirs. */
export const storyOf = (highlights: readonly Highlight[], winners: readonly Seat[]): string | null =>
  highlights.find(({ hero }) => hero !== null && winners.includes(hero))?.line ?? null;

/** What cost a seat most, in one sentence; null if nothing is told of it. */
export const lossOf = (highlights: readonly Highlight[], seat: Seat): string | null =>
  highlights.find(({ loser }) => loser === seat)?.line ?? null;

/** How a game gives its reasons. */
export type Reason<State, Move> = GameFace<State, Move>['reason'];

/** A face with unknown types, as the registry holds it. (Methods allow this; function fields would not.) */
export type AnyFace = GameFace<unknown, unknown>;
