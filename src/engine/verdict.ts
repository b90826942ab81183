import { digest } from './digest';
import type { AnyMatch } from './match';
import { RECORD_BYTES, readRecord, recordReasons, replay } from './record';
import { type Refusal, sentence } from './refusal';

/** The result of checking a record, for programs: see docs/record.md. */
export type Verdict =
  | {
      readonly ok: true;
      readonly over: boolean;
      readonly turn: readonly number[];
      readonly scores: readonly number[];
      readonly places: readonly number[] | null;
      readonly moves: Readonly<Record<string, readonly string[]>>;
      readonly digest: string;
      /** R9: of a table of many phones: its rolls, and how they were witnessed. */
      readonly rolls?: number;
      readonly witnessed?: number;
      readonly instead?: number;
    }
  | { readonly ok: false; readonly at: number; readonly reason: string; readonly message: string };

/** 0: a legal game; 1: a record with an illegal move; 2: not a record. */
export type Status = 0 | 1 | 2;

export interface Judgement {
  readonly status: Status;
  readonly verdict: Verdict;
}

export const refusal = (status: Status, at: number, refusal: Refusal): Judgement => ({
  status,
  verdict: { ok: false, at, reason: refusal.code, message: sentence(refusal) },
});

function stand({ game, state }: AnyMatch): Verdict {
  const turn = game.turn(state);
  const moves = turn.map((seat) => [
    String(seat),
    game.moves(state, seat).map((move) => game.notation.format(move)),
  ]);
  return {
    ok: true,
    over: turn.length === 0,
    turn,
    scores: game.scores(state),
    places: game.ranking(state),
    moves: Object.fromEntries(moves),
    digest: digest(state),
  };
}

/** Checks one record. `bytes` is its length in its file. */
export function judge(text: string, bytes: number): Judgement {
  if (bytes > RECORD_BYTES) return refusal(2, -1, recordReasons['too-long']);
  const record = readRecord(text);
  if (!record.ok) return refusal(2, -1, record.refusal);
  const played = replay(record.value);
  if ('refusal' in played) return refusal(1, played.at, played.refusal);
  return { status: 0, verdict: stand(played.match) };
}
