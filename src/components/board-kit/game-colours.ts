import { type Paint, paints } from '../dice/paint';

/** The six colours of rows, boxes and dice. Lockout uses four of them. */
export const colourNames = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;

export type ColourName = (typeof colourNames)[number];

/** The shades of a colour. Body, ink and shape are those of its dice. */
export interface GameColour {
  readonly body: string;
  /** Text and symbols on `body`. */
  readonly ink: string;
  /** The background of a row or box of this colour. */
  readonly soft: string;
  /** Text and symbols on `soft`, on cards and on the page. */
  readonly strong: string;
  readonly shape: Paint['shape'];
}

export type GameColours = Readonly<Record<ColourName, GameColour>>;

function colour(name: ColourName, soft: string, strong: string): GameColour {
  const { body, mark, shape } = paints[name];
  return { body, ink: mark, shape, soft, strong };
}

export const gameColours: Readonly<Record<'light' | 'dark', GameColours>> = {
  light: {
    red: colour('red', '#F6DAD3', '#8E231F'),
    orange: colour('orange', '#F9E0C6', '#7E420B'),
    yellow: colour('yellow', '#F8EBC0', '#6A5207'),
    green: colour('green', '#D8EAD4', '#235C2E'),
    blue: colour('blue', '#D6E2F1', '#214B86'),
    purple: colour('purple', '#E8DAF0', '#5D3280'),
  },
  dark: {
    red: colour('red', '#3D1E1B', '#F4A9A0'),
    orange: colour('orange', '#3C2814', '#F2B27A'),
    yellow: colour('yellow', '#393014', '#EFCF72'),
    green: colour('green', '#17341F', '#93D29B'),
    blue: colour('blue', '#1A2C45', '#A3C3EE'),
    purple: colour('purple', '#2F2040', '#D0ADEA'),
  },
};
