import { reasons } from '../refusal';

export const no = reasons('sun-rows', {
  'roll-first': ['S3', 'The active player rolls the dice first.'],
  'already-rolled': ['S3', 'The dice have been rolled: roll some of them again, or stop.'],
  'roll-stands': ['S3', 'The result stands: enter it on a card, or pass.'],
  'stop-first': ['S4', 'The active player has not decided on a result yet.'],
  'nothing-to-enter': ['S5', 'No colour of this result can be entered on that card.'],
  'no-such-card': ['S5', 'There is no card in that place.'],
  'keep-first': ['S9', 'First everyone keeps three of the five cards.'],
  'keep-three': ['S9', 'Keep three of the five cards.'],
  'take-first': ['S9', 'First choose a new card from the open ones.'],
  'nothing-to-take': ['S9', 'A new card is chosen only after one has been finished.'],
  'no-such-open-card': ['S9', 'There is no open card in that place.'],
  'cards-kept': ['S9', 'The cards have been kept already.'],
  variant: ['S10', 'The variant is "basic" or "advanced".'],
  cards: ['S11', 'The cards are "classic", or a list of 12 to 60.'],
  'too-few-cards': ['S11', '{seats} players need at least {cards} cards here.'],
  'bad-row': ['S11', 'Row {row} of card {card} is not a row.'],
  'row-count': ['S11', 'Card {card} does not have three to six rows.'],
  'same-colour': ['S11', 'Row {row} of card {card} has a colour that the card has already.'],
  'too-many-suns': ['S11', 'Card {card} has more than two suns.'],
});
