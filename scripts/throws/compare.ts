import { digestOf } from '../engines/digest';

/** The results of the same throws on each engine: a digest for each throw. */
export type ByEngine = ReadonlyMap<string, readonly string[]>;

/** One digest for all throws. */
export const hashOf = (throws: readonly string[]): string =>
  digestOf(throws.flatMap((text) => [...text].map((letter) => letter.charCodeAt(0))));

/** For each engine that differs from the first one: the first throw with a difference. */
export function differences(found: ByEngine): readonly { readonly engine: string; readonly throw: number }[] {
  const [[, wanted = []] = []] = found;
  return [...found].flatMap(([engine, throws]) => {
    if (throws.length !== wanted.length) return [{ engine, throw: Math.min(throws.length, wanted.length) }];
    const at = throws.findIndex((each, number) => each !== wanted[number]);
    return at === -1 ? [] : [{ engine, throw: at }];
  });
}
