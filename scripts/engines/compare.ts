import { digestOf } from './digest';

/** What each engine has found: a text for each of the same cases. */
export type ByEngine = ReadonlyMap<string, readonly string[]>;

/** One digest for all cases. */
export const hashOf = (cases: readonly string[]): string =>
  digestOf(cases.flatMap((text) => [...text].map((letter) => letter.charCodeAt(0))));

/** For each engine that differs from the first one: the first case with a difference. */
export function differences(found: ByEngine): readonly { readonly engine: string; readonly at: number }[] {
  const [[, wanted = []] = []] = found;
  return [...found].flatMap(([engine, cases]) => {
    if (cases.length !== wanted.length) return [{ engine, at: Math.min(cases.length, wanted.length) }];
    const at = cases.findIndex((each, number) => each !== wanted[number]);
    return at === -1 ? [] : [{ engine, at }];
  });
}
