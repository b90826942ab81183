import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadCoach } from '../../engine/bots';
import { type Finding, findingsOf } from '../../engine/bots/findings';
import type { AnyGame } from '../../engine/game';
import { queue } from '../../lib/queue';
import type { Trace } from '../../net/trace';
import type { Storage } from '../../storage/storage';
import type { SliceRunner } from '../app/run-in-slices';
import type { SavedTable } from '../saves/saves';
import { lookBackKey, lookBackText, readLookBack } from './look-back-text';

/** Why there is nothing to look back at. */
export type NoLookBack = 'unfinished' | 'no-coach' | 'trouble';

export type LookBackState =
  | { readonly kind: 'opening' }
  /** `judged`: how many of the game's entries. */
  | { readonly kind: 'working'; readonly judged: number }
  | { readonly kind: 'done'; readonly findings: readonly Finding[] }
  | { readonly kind: 'none'; readonly why: NoLookBack };

/** The findings about a finished game. They are worked out once, in slices, and stored beside the game. */
export interface LookBack {
  readonly store: StoreApi<LookBackState>;
  /** Goes on with the work. Call the returned function to stop: what was found until then is kept. */
  enter(): () => void;
}

export interface LookBackDeps {
  readonly storage: Storage;
  readonly runSteps: SliceRunner;
  readonly trace: Trace;
}

/** Whether games of this kind can be judged. */
export const hasCoach = ({ bots }: AnyGame): boolean => Boolean(bots.expert && bots.teaching);

/** The work is stored after so many entries, in case the app is closed. */
const STORED_AFTER = 50;

export function createLookBack({ id, match }: SavedTable, deps: LookBackDeps): LookBack {
  const { storage, runSteps, trace } = deps;
  const { game, state, log, opening } = match;
  const store = createStore<LookBackState>(() => ({ kind: 'opening' }));
  const inTurn = queue();

  async function work(stopped: () => boolean): Promise<LookBackState | null> {
    if (game.ranking(state) === null) return { kind: 'none', why: 'unfinished' };
    const findings = [...readLookBack(await storage.read(lookBackKey(id)), opening.names.length)];
    if (findings.length === log.length) return { kind: 'done', findings };
    if (findings.length > log.length) findings.length = 0;
    if (!hasCoach(game)) return { kind: 'none', why: 'no-coach' };
    const coach = await loadCoach(game);
    // The data of an expert may not be there now: a browser without a network has to load it.
    if (!coach) return { kind: 'none', why: 'trouble' };
    const steps = findingsOf(match, coach, findings.length);
    let kept = findings.length;
    const keep = async () => {
      kept = findings.length;
      // What can't be stored is worked out again the next time.
      await storage.write(lookBackKey(id), lookBackText(findings)).catch(caught);
    };
    while (findings.length < log.length && !stopped()) {
      store.setState({ kind: 'working', judged: findings.length }, true);
      const before = findings.length;
      await runSteps(more(findings, steps, stopped));
      if (findings.length - kept >= STORED_AFTER || findings.length === log.length || stopped()) await keep();
      // A log that breaks the rules from here on can't be judged.
      if (findings.length === before) break;
    }
    if (stopped()) return null;
    return findings.length === log.length ? { kind: 'done', findings } : { kind: 'none', why: 'trouble' };
  }

  const caught = (error: unknown): void => trace.tell({ kind: 'caught', where: 'look-back', error });

  return {
    store,
    enter() {
      let active = true;
      void inTurn(async () => {
        if (!active || store.getState().kind === 'done') return;
        try {
          const state = await work(() => !active);
          if (state) store.setState(state, true);
        } catch (error) {
          caught(error);
          store.setState({ kind: 'none', why: 'trouble' }, true);
        }
      });
      return () => {
        active = false;
      };
    },
  };
}

/** The screen shows the progress after so many entries. */
const SHOWN_AFTER = 5;

/** Adds the next few findings. */
function* more(
  findings: Finding[],
  steps: Iterator<Finding | null>,
  stopped: () => boolean,
): Generator<undefined, void> {
  const until = findings.length + SHOWN_AFTER;
  while (findings.length < until && !stopped()) {
    const { done, value } = steps.next();
    if (done) return;
    if (value) findings.push(value);
    yield;
  }
}
