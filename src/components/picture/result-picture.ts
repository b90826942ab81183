import type { Person } from '../../stores/people/person';
import type { BarPart } from '../table/result/bars';
import type { Theme } from '../ui/theme/theme';
import { type Box, movedBy, type Panel, type Picture, type Shape, token } from './shapes';

export interface PictureSeat {
  readonly name: string;
  readonly person: Person | null;
  readonly place: number;
  /** As text, in the player's language. */
  readonly points: string;
  readonly parts: readonly BarPart[];
}

export interface PictureFacts {
  readonly game: string;
  /** Who has won. */
  readonly headline: string;
  readonly story: string;
  /** In the order of the seats. */
  readonly seats: readonly PictureSeat[];
  readonly panels: readonly Panel[];
}

/** In pixels: what people's phones show in full width. */
const WIDTH = 1080;
const EDGE = 40;
const INNER = WIDTH - 2 * EDGE;
const BAND = 108;
const ROW = 92;
const GAP = 24;
const CAPTION = 44;

/** The picture of a finished game: the headline, all players with their points, and the final boards. */
export function resultPicture({ game, headline, story, seats, panels }: PictureFacts, theme: Theme): Picture {
  const shapes: Shape[] = [
    { kind: 'words', text: 'Knobel', font: 'name', size: 52, fill: theme.onBand, x: EDGE, y: 72, width: 400 },
    {
      kind: 'words',
      text: game,
      font: 'text',
      size: 38,
      fill: theme.onBandQuiet,
      x: WIDTH - EDGE,
      y: 72,
      width: 500,
      align: 'right',
    },
    {
      kind: 'words',
      text: headline,
      font: 'name',
      size: 76,
      fill: theme.text,
      x: WIDTH / 2,
      y: BAND + 108,
      width: INNER,
      align: 'middle',
    },
  ];
  let y = BAND + 140;
  if (story !== '') {
    shapes.push({
      kind: 'words',
      text: story,
      font: 'text',
      size: 36,
      fill: theme.quiet,
      x: WIDTH / 2,
      y: y + 36,
      width: INNER,
      align: 'middle',
      lines: 2,
    });
    y += 110;
  }
  const order = seats.map((_, seat) => seat).sort((a, b) => (seats[a]?.place ?? 0) - (seats[b]?.place ?? 0));
  for (const seat of order) {
    const facts = seats[seat];
    if (facts) shapes.push(...movedBy(rowOf(facts, theme), EDGE, y));
    y += ROW + 10;
  }
  y += GAP;
  const columns = panels.length > 1 ? 2 : 1;
  for (let first = 0; first < panels.length; first += columns) {
    const line = panels.slice(first, first + columns);
    for (const [at, panel] of line.entries()) {
      const wide = INNER / columns;
      const x = EDGE + wide * at + (wide - panel.width) / 2;
      const name = panel.seat === null ? null : seats[panel.seat]?.name;
      if (name !== null)
        shapes.push({
          kind: 'words',
          text: name ?? '',
          font: 'bold',
          size: 30,
          fill: theme.text,
          x,
          y: y + 30,
          width: panel.width,
        });
      shapes.push(...movedBy(panel.shapes, x, y + (name === null ? 0 : CAPTION)));
    }
    const named = line.some(({ seat }) => seat !== null);
    y += Math.max(...line.map(({ height }) => height)) + (named ? CAPTION : 0) + GAP;
  }
  const ground: Box = { kind: 'box', x: 0, y: 0, width: WIDTH, height: y + EDGE - GAP, fill: theme.page };
  const band: Box = { kind: 'box', x: 0, y: 0, width: WIDTH, height: BAND, fill: theme.band };
  const wood: Box = { kind: 'box', x: 0, y: BAND, width: WIDTH, height: 8, fill: theme.wood };
  return { width: WIDTH, height: ground.height, shapes: [ground, band, wood, ...shapes] };
}

const BAR = INNER - 40;

function rowOf({ name, person, place, points, parts }: PictureSeat, theme: Theme): readonly Shape[] {
  const first = place === 1;
  const card: Box = {
    kind: 'box',
    x: 0,
    y: 0,
    width: INNER,
    height: ROW,
    radius: 18,
    fill: first ? theme.glowSoft : theme.card,
  };
  const words = { kind: 'words', font: 'bold', fill: theme.text, y: 46 } as const;
  const indent = person ? 116 : 64;
  const ground = card.fill;
  const bar = parts.flatMap(({ from, share, lost, colour }): readonly Shape[] => {
    const part: Box = {
      kind: 'box',
      x: 20 + BAR * from,
      y: ROW - 30,
      width: Math.max(2, BAR * share - 3),
      height: 18,
      radius: 5,
      fill: lost ? ground : colour ? theme.colours[colour].body : theme.edge,
    };
    // What was lost hides the end of the gains, so that they end at the score.
    return lost ? [part, { ...part, fill: theme.danger, line: 3 }] : [part];
  });
  return [
    card,
    { ...words, text: String(place), size: 34, x: 20, width: 40 },
    ...(person ? token(person, 84, 34, 46, theme) : []),
    { ...words, text: name, size: 36, x: indent, width: INNER - indent - 180 },
    { ...words, text: points, size: 40, x: INNER - 20, width: 150, align: 'right' },
    ...bar,
  ];
}
