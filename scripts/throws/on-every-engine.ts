import { type Engine, runOn } from '../engines/engines';
import { bundle } from '../engines/program';
import type { ByEngine } from './compare';
import type { Asked } from './hashing';

const PROGRAM = 'scripts/throws/hashing.ts';

/** Makes the same throws on all these engines, in parallel. */
export async function throwOn(engines: readonly Engine[], asked: Asked): Promise<ByEngine> {
  const program = bundle(PROGRAM);
  return new Map(
    await Promise.all(
      engines.map(async (engine) => {
        const begin = performance.now();
        const found = digests(await runOn(engine, program, asked));
        const took = (performance.now() - begin) / 1000;
        process.stderr.write(`${found.length} throws on ${engine} … ${took.toFixed(1)} s\n`);
        return [engine, found] as const;
      }),
    ),
  );
}

function digests(found: unknown): readonly string[] {
  if (Array.isArray(found)) return found.map(String);
  throw new TypeError('a list of digests was expected');
}
