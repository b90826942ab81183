import type { ByEngine } from './compare';
import { type Engine, runOn } from './engines';
import { bundle } from './program';

/** Runs the program of this file on all these engines, in parallel. It returns a list of texts. */
export async function onEvery(
  engines: readonly Engine[],
  file: string,
  asked: unknown,
  what: string,
): Promise<ByEngine> {
  const program = bundle(file);
  return new Map(
    await Promise.all(
      engines.map(async (engine) => {
        const begin = performance.now();
        const found = texts(await runOn(engine, program, asked));
        const took = (performance.now() - begin) / 1000;
        process.stderr.write(`${found.length} ${what} on ${engine} … ${took.toFixed(1)} s\n`);
        return [engine, found] as const;
      }),
    ),
  );
}

function texts(found: unknown): readonly string[] {
  if (Array.isArray(found)) return found.map(String);
  throw new TypeError('a list of texts was expected');
}
