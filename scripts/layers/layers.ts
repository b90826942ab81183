/** What each layer may import besides itself: arrows point one way. */
export const layers = {
  app: ['components', 'stores', 'net', 'engine', 'i18n', 'assets'],
  components: ['stores', 'net', 'engine', 'i18n', 'assets'],
  stores: ['platform', 'net', 'engine', 'storage', 'i18n', 'lib'],
  // A phone's own parts, behind the interfaces that `net` declares.
  platform: ['net'],
  // Catalogues are keyed by what the engine names: its games, moves and reasons.
  i18n: ['engine'],
  net: ['engine', 'modules', 'lib'],
  storage: ['lib'],
  // Code of no layer: it knows nothing of games, phones or screens.
  lib: [],
  engine: [],
  // What tests and benches share; no app has it.
  testing: ['net', 'engine', 'platform', 'storage', 'stores'],
} as const satisfies Record<string, readonly string[]>;

export type Layer = keyof typeof layers;

/** The packages that a layer may not import, and why. */
export const packageRules: readonly { layer: Layer; banned: RegExp; because: string }[] = [
  { layer: 'engine', banned: /./, because: 'the games run anywhere, alone' },
  { layer: 'net', banned: /^react(-dom)?(\/|$)/, because: 'a table lives without a screen' },
];

export function isLayer(name: string): name is Layer {
  return Object.hasOwn(layers, name);
}
