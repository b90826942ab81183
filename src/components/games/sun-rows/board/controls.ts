import { msg, plural } from '@lingui/core/macro';
import type { Seat } from '../../../../engine/game';
import { KEPT } from '../../../../engine/sun-rows/rules';
import { cardAt, MOST_ROLLS, type Move, type State } from '../../../../engine/sun-rows/state';
import { withPlayerName } from '../../../board-kit/with-player-name';
import type { Action, Controls, Moment, Say } from '../../face';
import { pointWords } from '../words/words';
import { draftedPlace } from './drafted';
import { fitInPlay } from './fit';

type Now = Moment<State, Move>;

export function controls(moment: Now, say: Say): Controls<Move> {
  const { seat } = moment;
  if (seat === null) return { prompt: waiting(moment, say), main: null, others: [] };
  return withPlayerName(ownControls(moment, seat, say), moment, say);
}

function ownControls(moment: Now, seat: Seat, say: Say): Controls<Move> {
  const { draft } = moment;
  if (draft.some(({ kind }) => kind === 'enter' || kind === 'take')) return drafted(moment, seat, say);
  switch (moment.board.phase) {
    case 'keep':
      return keeping(moment, say);
    case 'roll':
      return rolling(say);
    case 'reroll':
      return rerolling(moment, say);
    case 'answer':
      return answering(moment, seat, say);
    case 'take':
      return { prompt: say(msg`Take one of the open cards.`), main: null, others: [] };
    case 'over':
      return { prompt: say(msg`The game is over.`), main: null, others: [] };
  }
}

function waiting({ over, turn, state, last, flying, names }: Now, say: Say): string {
  if (over) return say(msg`The game is over.`);
  const [first] = turn;
  const name = names[first ?? last?.entry.seat ?? state.answering] ?? '';
  if (flying && last && last.entry.move.kind !== 'keep') return say(msg`${name} rolls…`);
  if (first === undefined) return '';
  switch (state.phase) {
    case 'keep':
      return turn.length === 1
        ? say(msg`${name} is choosing cards…`)
        : say(msg`The others are choosing cards…`);
    case 'answer':
      return say(msg`${name} may use these dice too.`);
    case 'take':
      return say(msg`${name} takes a new card…`);
    default:
      return say(msg`${name} is thinking…`);
  }
}

/** `picked` holds the picked cards here, because there are no dice in the tray yet. */
function keeping({ picked }: Now, say: Say): Controls<Move> {
  const places = picked.map((at) => at + 1).sort((a, b) => a - b);
  const left = KEPT - places.length;
  const keep: Action<Move> = { label: say(msg`Keep these three`), moves: [{ kind: 'keep', places }] };
  // The prompt says how many are missing.
  return { prompt: keepPrompt(left, say), main: left === 0 ? keep : null, others: [] };
}

function keepPrompt(left: number, say: Say): string {
  if (left === 0) return say(msg`Do you keep these three?`);
  if (left === KEPT) return say(msg`Choose three cards to keep.`);
  return say(msg`Choose ${plural(left, { one: '# more card', other: '# more cards' })} to keep.`);
}

const rolling = (say: Say): Controls<Move> => ({
  prompt: say(msg`Your roll.`),
  main: { label: say(msg`Roll`), moves: [{ kind: 'roll' }], throws: true },
  others: [],
});

function rerolling({ board, picked, hint }: Now, say: Say): Controls<Move> {
  const left = MOST_ROLLS - board.rolls;
  // The button does what the hint says, until other dice are picked.
  const advised = hint?.kind === 'reroll' ? hint.places : [];
  const places = picked.length > 0 ? picked.map((at) => at + 1).sort((a, b) => a - b) : advised;
  const prompt = say(
    msg`Tap the dice to roll again. ${plural(left, { one: '# roll left.', other: '# rolls left.' })}`,
  );
  if (places.length === 0)
    return {
      prompt,
      main: { label: say(msg`Keep these dice`), moves: [{ kind: 'stop' }], passes: true },
      others: [],
    };
  const dice = places.length;
  const label = say(msg({ message: `Roll ${dice} again`, context: 'a number of chosen dice' }));
  return { prompt, main: { label, moves: [{ kind: 'reroll', places }], throws: true }, others: [] };
}

function answering({ board }: Now, seat: Seat, say: Say): Controls<Move> {
  const pass: Action<Move> = { label: say(msg`Pass`), moves: [{ kind: 'pass' }], passes: true };
  const fits = (board.places[seat] ?? []).some((held) => held && fitInPlay(board, held));
  if (!fits) return { prompt: say(msg`These dice fit none of your cards.`), main: pass, others: [] };
  const prompt =
    seat === board.active ? say(msg`Choose a card for these dice.`) : say(msg`Use these dice too, or pass.`);
  return { prompt, main: { ...pass, secondary: true }, others: [] };
}

function drafted({ state, draft }: Now, seat: Seat, say: Say): Controls<Move> {
  const place = draftedPlace('enter', draft);
  const done = (prompt: string, label: string): Controls<Move> => ({
    prompt,
    main: { label, moves: [] },
    others: [],
  });
  if (draftedPlace('take', draft) !== null)
    return done(say(msg`Is this your new card?`), say(msg`Take this card`));
  const held = place === null ? null : cardAt(state, seat, place);
  const fit = held && fitInPlay(state, held);
  if (!fit?.complete) return done(say(msg`Tap the card again to undo.`), say(msg`Fill this card`));
  const points = pointWords(fit.points, say);
  return done(say(msg`Three rows are full!`), say(msg`Finish it: ${points}`));
}
