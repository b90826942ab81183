import { light } from '../../../src/components/ui/theme/theme';

type Vector = readonly [x: number, y: number];

interface Face {
  /** The offset of its first corner from the middle of the die, and its two edges, in edges of the die. */
  readonly corner: Vector;
  readonly across: Vector;
  readonly down: Vector;
  readonly colour: string;
  readonly pips: readonly { readonly at: Vector; readonly size: number; readonly colour: string }[];
}

const ACROSS = Math.sqrt(3) / 2;
const PIP = 0.115;
const EDGE = '#FFFDF6';

/** A die seen from above one corner: one on top, two and three on its sides. */
const faces: readonly Face[] = [
  {
    corner: [0, -1],
    across: [ACROSS, 0.5],
    down: [-ACROSS, 0.5],
    colour: '#FBF5E6',
    pips: [{ at: [0.5, 0.5], size: 0.19, colour: light.accent }],
  },
  {
    corner: [-ACROSS, -0.5],
    across: [ACROSS, 0.5],
    down: [0, 1],
    colour: '#E4D9C0',
    pips: [
      [0.28, 0.28],
      [0.72, 0.72],
    ].map(([x = 0, y = 0]) => ({ at: [x, y], size: PIP, colour: light.text })),
  },
  {
    corner: [0, 0],
    across: [ACROSS, -0.5],
    down: [0, 1],
    colour: '#CDBF9F',
    pips: [
      [0.25, 0.75],
      [0.5, 0.5],
      [0.75, 0.25],
    ].map(([x = 0, y = 0]) => ({ at: [x, y], size: PIP, colour: light.text })),
  },
];

/** A die in the middle of the field. `height` is in hundredths of the field. */
export function die(height: number, { shadow }: { shadow: boolean }): string {
  const edge = height / 2.16;
  return `${shadow ? shadowOf(edge) : ''}
    <g transform="translate(50 50) scale(${edge})">
      <path d="${outline()}" fill="${EDGE}" stroke="${EDGE}" stroke-width="0.28" stroke-linejoin="round"/>
      ${faces.map(drawn).join('')}
    </g>`;
}

/** The die in one colour, with transparent pips, for systems that tint their icons. */
export function monochromeDie(height: number): string {
  const cut = faces.map(({ pips, ...face }) =>
    drawn({
      ...face,
      colour: '#fff',
      pips: pips.map((pip) => ({ ...pip, colour: '#000' })),
    }),
  );
  return `<mask id="pips"><g transform="translate(50 50) scale(${height / 2.08})">${cut.join('')}</g></mask>
    <rect width="100" height="100" fill="#fff" mask="url(#pips)"/>`;
}

function drawn({ corner, across, down, colour, pips }: Face): string {
  const circles = pips.map(
    ({ at, size, colour: fill }) => `<circle cx="${at[0]}" cy="${at[1]}" r="${size}" fill="${fill}"/>`,
  );
  return `<g transform="matrix(${[...across, ...down, ...corner].join(' ')})">
    <rect x="0.015" y="0.015" width="0.97" height="0.97" rx="0.15" fill="${colour}"/>${circles.join('')}
  </g>`;
}

function outline(): string {
  const corners = [
    [0, -1],
    [ACROSS, -0.5],
    [ACROSS, 0.5],
    [0, 1],
    [-ACROSS, 0.5],
    [-ACROSS, -0.5],
  ].map(([x = 0, y = 0]) => `${x * 0.88} ${y * 0.88}`);
  return `M${corners.join('L')}z`;
}

/** The shadow of the die on the table. The lamp is on the left. */
function shadowOf(edge: number): string {
  return `<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="0.07"/></filter>
    <g transform="translate(50 50) scale(${edge})" filter="url(#soft)" opacity="0.34">
      <path d="M${-ACROSS} 0.52L0 1.04L${ACROSS * 1.24} 0.5L${ACROSS} -0.1z" stroke="#000" stroke-width="0.12" stroke-linejoin="round"/>
    </g>`;
}
