import { cardOf, type Place, type State } from '../../../engine/sun-rows/state';
import { colourNames } from '../../board-kit/game-colours';
import { mark, type Panel, type Shape } from '../../picture/shapes';
import type { Theme } from '../../ui/theme/theme';

const WIDTH = 488;
const BOX = 20;
const CARD = 156;
const GAP = 10;
const ROW = 28;
const PADDING = 10;
const MOST_ROWS = 6;
const HEIGHT = MOST_ROWS * ROW + 2 * PADDING;

/** The cards before all seats at the end, for a picture. */
export function picture(state: State, theme: Theme): readonly Panel[] {
  return state.places.map((places, seat) => ({
    seat,
    width: WIDTH,
    height: HEIGHT + 44,
    shapes: [
      ...places.flatMap((place, at) => cardShapes(state, place, at * (CARD + GAP), theme)),
      ...scoredShapes(state.scored[seat] ?? 0, theme),
    ],
  }));
}

function cardShapes({ setup }: State, place: Place, x: number, theme: Theme): readonly Shape[] {
  const frame: Shape = {
    kind: 'box',
    x,
    y: 0,
    width: CARD,
    height: HEIGHT,
    radius: 12,
    fill: place ? theme.card : theme.line,
  };
  if (!place) return [{ ...frame, line: 2 }];
  const rows = cardOf(setup, place.number).flatMap(({ colour, boxes, sun }, row): readonly Shape[] => {
    const name = colourNames[colour - 1] ?? 'red';
    const { body, ink, soft, strong, shape } = theme.colours[name];
    const y = PADDING + row * ROW;
    const filled = place.filled[row] ?? 0;
    const all = Array.from({ length: boxes }, (_, box): readonly Shape[] => {
      const left = x + PADDING + box * (BOX + 2);
      const full = box < filled;
      return [
        { kind: 'box', x: left, y, width: BOX, height: BOX, radius: 5, fill: full ? body : soft },
        mark(shape, left + BOX / 2, y + BOX / 2, 10, full ? ink : `${strong}90`),
      ];
    });
    const right = x + PADDING + boxes * (BOX + 2) + 10;
    return [...all.flat(), ...(sun ? sunAt(right, y + BOX / 2, theme) : [])];
  });
  return [frame, ...rows];
}

const sunAt = (x: number, y: number, theme: Theme): readonly Shape[] => [
  mark('diamond', x, y, 18, theme.accent),
  mark('square', x, y, 17, theme.accent),
];

/** Finished cards, face down. */
const scoredShapes = (count: number, theme: Theme): readonly Shape[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'box',
    x: at * 34,
    y: HEIGHT + 10,
    width: 26,
    height: 32,
    radius: 5,
    fill: theme.chosen,
  }));
