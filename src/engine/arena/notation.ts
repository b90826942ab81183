import type { Notation } from '../game';
import type { Move } from './state';

const AIMED = /^throw (-?\d{1,5}) (-?\d{1,5}) (-?\d{1,5}) (-?\d{1,5})$/;
const REGROUP = /^regroup (\d{1,2}) (-?\d{1,5}) (-?\d{1,5}) (\d{1,3})$/;

const MOST_DICE = 31;

const fits16Bits = (value: number): boolean => value >= -0x8000 && value <= 0x7fff;

function format(move: Move): string {
  if (move.kind === 'throw') {
    return move.aim ? `throw ${move.aim.x} ${move.aim.y} ${move.aim.vx} ${move.aim.vy}` : 'throw';
  }
  return move.kind === 'regroup' ? `regroup ${move.die} ${move.x} ${move.y} ${move.turn}` : move.kind;
}

function parseThrow(text: string): Move | null {
  const [x, y, vx, vy] = (AIMED.exec(text) ?? []).slice(1).map(Number);
  if (x === undefined || y === undefined || vx === undefined || vy === undefined) return null;
  return [x, y, vx, vy].every(fits16Bits) ? { kind: 'throw', aim: { x, y, vx, vy } } : null;
}

function parseRegroup(text: string): Move | null {
  const [die, x, y, turn] = (REGROUP.exec(text) ?? []).slice(1).map(Number);
  if (die === undefined || x === undefined || y === undefined || turn === undefined) return null;
  return die >= 1 && die <= MOST_DICE && turn < 360 ? { kind: 'regroup', die, x, y, turn } : null;
}

function parse(text: string): Move | null {
  if (text === 'throw') return { kind: 'throw', aim: null };
  if (text === 'stop') return { kind: 'stop' };
  return parseThrow(text) ?? parseRegroup(text);
}

export const notation: Notation<Move> = { format, parse };
