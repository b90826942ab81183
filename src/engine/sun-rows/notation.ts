import type { Notation } from '../game';
import type { Move } from './state';

const PLACES = /^(reroll|keep)((?: [1-5])+)$/;
const PLACE = /^(enter|take) ([1-9])$/;

const ascending = (places: readonly number[]): boolean =>
  places.every((place, at) => place > (places[at - 1] ?? 0));

function format(move: Move): string {
  if (move.kind === 'reroll' || move.kind === 'keep') return `${move.kind} ${move.places.join(' ')}`;
  return move.kind === 'enter' || move.kind === 'take' ? `${move.kind} ${move.place}` : move.kind;
}

function parse(text: string): Move | null {
  if (text === 'roll' || text === 'stop' || text === 'pass') return { kind: text };
  const [, one, place] = PLACE.exec(text) ?? [];
  if (one === 'enter' || one === 'take') return { kind: one, place: Number(place) };
  const [, many, list = ''] = PLACES.exec(text) ?? [];
  const places = list.trim().split(' ').map(Number);
  return (many === 'reroll' || many === 'keep') && ascending(places) ? { kind: many, places } : null;
}

export const notation: Notation<Move> = { format, parse };
