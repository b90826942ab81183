import type { Say } from '../../../src/components/games/face';
import type { AnyLesson, LessonWords } from '../../../src/components/games/lesson';
import { loadLesson } from '../../../src/components/games/lessons';
import { given, type Steps } from '../../../src/engine/chance';
import { parseMove } from '../../../src/engine/game';
import { type GameId, games } from '../../../src/engine/games';
import { type AnyMatch, commit, why } from '../../../src/engine/match';
import { languages } from '../../../src/i18n/languages';
import {
  type Ask,
  LEARNER,
  type LessonDice,
  matches,
  moveSteps,
  type Step,
} from '../../../src/stores/lesson/lesson';
import { begin } from '../../../src/stores/lesson/progress';
import { speaking } from '../../support/words';

type AnyStep = Step<LessonWords<unknown>>;

const NAMES = ['Ada', 'Mia'];
const ids = games.map(({ id }) => id);

function finished(steps: Steps): readonly number[] {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const rolled = (dice: LessonDice, state: unknown, move: unknown) =>
  typeof dice === 'function' ? finished(dice(state, move)) : dice;

/** The moves that a pattern stands for: all legal ones, and some of the games whose moves no list holds. */
function movesOf({ game, state }: AnyMatch, pattern: string): readonly unknown[] {
  const listed = game.moves(state, LEARNER).filter((move) => matches(pattern, game.notation.format(move)));
  // The second one flies out of the bowl.
  const aimed = ['throw 120 0 -900 300', 'throw 0 -200 0 2000', 'regroup 1 20 10 45']
    .filter((text) => matches(pattern, text))
    .flatMap((text) => parseMove(game.notation, text) ?? []);
  return [...listed, ...aimed.filter((move) => why(game, state, LEARNER, move) === null)];
}

interface Walk {
  visit?(step: AnyStep, match: AnyMatch): void;
  end?(match: AnyMatch): void;
  /** Only the recommended moves. */
  readonly straight?: boolean;
}

/** Plays a lesson in every way that it accepts. */
function walk(lesson: AnyLesson, { visit = () => {}, end = () => {}, straight = false }: Walk) {
  const onwards = (at: number, match: AnyMatch): void => {
    const step = lesson.steps[at];
    if (!step) {
      end(match);
      return;
    }
    visit(step, match);
    if (step.kind === 'tell') {
      onwards(at + 1, match);
      return;
    }
    const seat = step.kind === 'bot' ? 1 : LEARNER;
    const moves =
      step.kind === 'bot'
        ? [parseMove(match.game.notation, step.move)]
        : step.moves.flatMap((pattern) => movesOf(match, pattern));
    expect(moves).not.toEqual([]);
    for (const move of straight ? moves.slice(0, 1) : moves) {
      expect(move).not.toBeNull();
      const dice = given(rolled(step.dice ?? [], match.state, move));
      const after = commit(match, seat, move, dice);
      if (!after.ok) throw new Error(`step ${at}: ${after.refusal.code}`);
      expect({ at, fault: dice.fault() }).toEqual({ at, fault: null });
      onwards(at + 1, after.value);
    }
  };
  onwards(0, begin(lesson, NAMES).match);
}

const told = (words: LessonWords<unknown>, state: unknown, say: Say): string =>
  'tell' in words ? words.tell(state, say) : say(words);

describe.each(ids)('the lesson of %s', (id: GameId) => {
  let lesson: AnyLesson;
  beforeAll(async () => {
    lesson = await loadLesson(id);
  });

  test('every way that it accepts is legal, has exactly its dice, and comes to the end of an unfinished game', () => {
    let ends = 0;
    const seen = new Set<AnyStep>();
    walk(lesson, {
      visit: (step) => seen.add(step),
      end(match) {
        ends += 1;
        expect(match.log).toHaveLength(moveSteps(lesson).length);
        // The result of a whole game must not cover the closing.
        expect(match.game.turn(match.state)).not.toEqual([]);
      },
    });
    expect(ends).toBeGreaterThan(0);
    expect(seen.size).toBe(lesson.steps.length);
  });

  test('every other legal move has an answer', () => {
    walk(lesson, {
      straight: true,
      visit(step, { game, state }) {
        if (step.kind === 'tell') return;
        const turn = game.turn(state);
        expect(turn).toContain(step.kind === 'bot' ? 1 : LEARNER);
        if (step.kind === 'bot') return;
        for (const move of movesOf({ game, state } as AnyMatch, '*')) {
          const text = game.notation.format(move);
          const known = [...step.moves, ...answers(step)].some((pattern) => matches(pattern, text));
          expect({ text, known }).toEqual({ text, known: true });
        }
      },
    });
  });

  test.each(languages)('it says all of it in %s', (language) => {
    const i18n = speaking(language);
    const say: Say = (line) => i18n._(line);
    const said: string[] = [];
    walk(lesson, {
      straight: true,
      visit(step, { state }) {
        said.push(told(step.words, state, say));
        if ('otherwise' in step) for (const [, words] of step.otherwise) said.push(told(words, state, say));
      },
      end: ({ state }) => void said.push(...lesson.closing(state, say)),
    });
    for (const sentence of said) expect(sentence).toMatch(/[.!?]$/);
    expect(said.join(' ')).not.toMatch(/NaN|undefined|\{/);
  });
});

const answers = ({ otherwise }: Ask<LessonWords<unknown>>) => otherwise.map(([pattern]) => pattern);
