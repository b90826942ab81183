import type { Catalogue } from './catalogue';
import { en } from './en';

/** The catalogue of the player's language. There is one so far. */
export function useText(): Catalogue {
  return en;
}
