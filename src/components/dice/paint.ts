import type { Shape } from './Mark';

/** The colour of a die. Each colour has its own shape, so that nobody has to tell colours apart. */
export interface Paint {
  readonly body: string;
  readonly mark: string;
  readonly shape: Shape;
}

export const paints = {
  ivory: { body: '#F8F1E0', mark: '#2A2721', shape: 'disc' },
  red: { body: '#B5342F', mark: '#FFF6E6', shape: 'diamond' },
  orange: { body: '#E08537', mark: '#2A1A0C', shape: 'triangle' },
  yellow: { body: '#E9BE42', mark: '#2A220C', shape: 'disc' },
  green: { body: '#60B26B', mark: '#0F2314', shape: 'square' },
  blue: { body: '#2F62A8', mark: '#F3F7FF', shape: 'ring' },
  purple: { body: '#77479C', mark: '#FBF3FF', shape: 'plus' },
} as const satisfies Record<string, Paint>;

export type PaintName = keyof typeof paints;

/** The faces of a colour die: in the notation, red is one and purple is six. */
export const colourFaces: readonly PaintName[] = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'];
