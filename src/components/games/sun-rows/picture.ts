import { cardOf, type Place, type State } from '../../../engine/sun-rows/state';
import { colourNames } from '../../board-kit/game-colours';
import { type Box, mark, type Panel, type Shape } from '../../picture/shapes';
import type { Theme } from '../../ui/theme/theme';

const WIDTH = 488;
const GAP = 10;
const PADDING = 10;
const MOST_ROWS = 6;
const MOST_BOXES = 6;
/** Room for a sun at the end of a row. */
const SUN = 26;
const SCORED = 34;

/** The measures of a card, as large as the number of cards before a seat allows. */
interface Size {
  readonly card: number;
  readonly box: number;
  readonly row: number;
  readonly height: number;
}

function sizeFor(cards: number): Size {
  const card = (WIDTH - GAP * (cards - 1)) / cards;
  const box = Math.min(30, (card - 2 * PADDING - SUN) / MOST_BOXES - 2);
  const row = box + 8;
  return { card, box, row, height: MOST_ROWS * row + 2 * PADDING };
}

/** The cards before all seats at the end, for a picture. */
export function picture(state: State, theme: Theme): readonly Panel[] {
  const size = sizeFor(Math.max(1, ...state.places.map(({ length }) => length)));
  return state.places.map((places, seat) => ({
    seat,
    width: WIDTH,
    height: size.height + SCORED + GAP,
    shapes: [
      ...places.flatMap((place, at) => cardShapes(state, place, at * (size.card + GAP), size, theme)),
      ...scoredShapes(state.scored[seat] ?? 0, size.height + GAP, theme),
    ],
  }));
}

function cardShapes({ setup }: State, place: Place, x: number, size: Size, theme: Theme): readonly Shape[] {
  const { card, box: edge, row: step, height } = size;
  const frame: Box = {
    kind: 'box',
    x,
    y: 0,
    width: card,
    height,
    radius: 12,
    fill: place ? theme.card : theme.line,
  };
  if (!place) return [{ ...frame, line: 2 }];
  const rows = cardOf(setup, place.number).flatMap(({ colour, boxes, sun }, row): readonly Shape[] => {
    const name = colourNames[colour - 1] ?? 'red';
    const { body, ink, soft, strong, shape } = theme.colours[name];
    const y = PADDING + row * step;
    const filled = place.filled[row] ?? 0;
    const all = Array.from({ length: boxes }, (_, box): readonly Shape[] => {
      const left = x + PADDING + box * (edge + 2);
      const full = box < filled;
      return [
        { kind: 'box', x: left, y, width: edge, height: edge, radius: edge / 4, fill: full ? body : soft },
        mark(shape, left + edge / 2, y + edge / 2, edge / 2, full ? ink : `${strong}90`),
      ];
    });
    const right = x + PADDING + boxes * (edge + 2) + SUN / 2;
    return [...all.flat(), ...(sun ? sunAt(right, y + edge / 2, theme) : [])];
  });
  return [frame, ...rows];
}

const sunAt = (x: number, y: number, theme: Theme): readonly Shape[] => [
  mark('diamond', x, y, 20, theme.accent),
  mark('square', x, y, 19, theme.accent),
];

/** Finished cards, face down. */
const scoredShapes = (count: number, y: number, theme: Theme): readonly Shape[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'box',
    x: at * SCORED,
    y,
    width: 26,
    height: 32,
    radius: 5,
    fill: theme.chosen,
  }));
