import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Seat } from '../../engine/game';
import type { Refusal } from '../../engine/refusal';
import type { Wanted } from '../../net/session/session';
import type { TrayDie } from '../dice/tray/tray-die';

/** A line in the player's language. Lines are put into each other as values: `say(msg`${name} rolls ${say(colour)}`)`. */
export type Say = (line: MessageDescriptor) => string;

/** What a face needs to know of a table to say what is on it and what comes next. */
export interface Moment<State, Move> {
  /** What is drawn: what stands on the table, with the draft of the seat in front. */
  readonly board: State;
  /** What stands on the table, without the draft. */
  readonly state: State;
  readonly names: readonly string[];
  /** Only one person plays at this phone: they need not be called by their name. */
  readonly alone: boolean;
  /** The seat that this phone moves for; null while others move, dice fly, or the game is over. */
  readonly seat: Seat | null;
  /** Who may move and has not answered yet. */
  readonly turn: readonly Seat[];
  readonly draft: readonly Move[];
  /** The dice picked up, by their place in the tray. */
  readonly picked: readonly number[];
  /** What was recommended to `seat`. */
  readonly hint: Move | null;
  /** What is being shown or was shown last. */
  readonly last: Happening<State, Move> | null;
  /** The dice of `last` are in the air: show those that it has thrown. */
  readonly flying: boolean;
  readonly over: boolean;
}

/** An entry of the log, with what it led from and to. */
export interface Happening<State, Move> {
  readonly entry: { readonly seat: Seat; readonly move: Move; readonly dice: readonly number[] };
  readonly before: State;
  readonly after: State;
}

export interface Tray {
  /** All dice in the tray, in the order in which they come to lie. Their keys stay the same as long as they do. */
  readonly dice: readonly TrayDie[];
  /** The keys of those that `last` has thrown. */
  readonly thrown: readonly string[];
  /** Whether a tap picks dice up. */
  readonly pickable: boolean;
}

export interface Action<Move> {
  readonly label: string;
  /** Committed after the draft. Empty: the draft alone. */
  readonly moves: readonly Move[];
  /** It throws dice: the tray, a shake and a long press do it too. */
  readonly throws?: boolean;
  /** It can't be done now, and why. */
  readonly blocked?: Refusal;
}

export interface Controls<Move> {
  /** What there is to do now, or who is being waited for. One short sentence. */
  readonly prompt: string;
  /** The one clear button. Null when nothing is to be done here, or a place has to be tapped first. */
  readonly main: Action<Move> | null;
  readonly others: readonly Action<Move>[];
}

export interface Source {
  readonly label: string;
  readonly points: number;
}

export interface OptionWords {
  readonly label: string;
  /** One sentence about what it changes. */
  readonly help?: string;
  /** For a choice: what each is called. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** A die at a table with real dice, to be tapped in: what it is, and what can have fallen. */
export interface RealDie {
  readonly label: string;
  readonly faces: readonly TrayDie[];
}

/**
 * What a game looks like: all that the frame of the table does not know. `Board` draws; everything else is pure and speaks
 * the player's language.
 */
export interface GameFace<State, Move> {
  /** The boards of all seats, that of `viewer` large. Reads the table with `useTable`, moves with `useTableActions`. */
  readonly Board: ComponentType;
  /** A game without one throws its dice on its own board, which then tells the table when they have landed. */
  tray?(moment: Moment<State, Move>, say: Say): Tray;
  controls(moment: Moment<State, Move>, say: Say): Controls<Move>;
  /** What a move that no button does is called, as it would be on one: "Mark red 7". Null where it has no name. */
  moveName(move: Move, moment: Moment<State, Move>, say: Say): string | null;
  /** What an entry did, in one sentence that begins with a name; null where there is nothing to tell. */
  narrate(happening: Happening<State, Move>, names: readonly string[], say: Say): string | null;
  /** The same in a replay, which goes entry by entry: for a game that leaves something untold at the table. */
  narrateInReplay?(happening: Happening<State, Move>, names: readonly string[], say: Say): string;
  /** Where a seat's points come from; they add up to its score. `played`: all that has led to this state. */
  sources(state: State, seat: Seat, say: Say, played: readonly Happening<State, Move>[]): readonly Source[];
  /** A few lines worth telling of a game that is over: the best turn, the dearest miss. */
  highlights(
    played: readonly Happening<State, Move>[],
    names: readonly string[],
    say: Say,
  ): readonly string[];
  /** The words of a house rule; null for one that is not offered. */
  option(name: string, say: Say): OptionWords | null;
  /** The dice that are wanted, to be tapped in. A game without it can't be played with real dice. */
  realDice?(wanted: Wanted, state: State, say: Say): readonly RealDie[];
  /** The values of the dice that a move has thrown, for statistics, and what each value is called. */
  fallen(happening: Happening<State, Move>): readonly number[];
  valueName(value: number, say: Say): string;
}

/** A face whose types are not known here: what the registry holds. (Methods, unlike function fields, allow for that.) */
export type AnyFace = GameFace<unknown, unknown>;
