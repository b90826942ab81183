import { buildSync } from 'esbuild';
import ts from 'typescript';

/**
 * A file that exports `run`, a pure function from JSON to JSON or to a promise of it, bundled into a script for any JavaScript
 * engine. The script defines `program.run`.
 */
export interface Program {
  readonly file: string;
  readonly code: string;
}

export function bundle(file: string): Program {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'iife',
    globalName: 'program',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return { file, code: outputFiles[0]?.text ?? '' };
}

/** Code to append to the script: it passes the result to `print` as one line. */
export const saying = (print: string, input: unknown): string =>
  `\nPromise.resolve(program.run(${JSON.stringify(input)})).then((found) => ${print}(JSON.stringify(found)));\n`;

/** What Hermes on the command line, which is older than that of phones, has not yet. */
const MISSING = `
if (!Array.prototype.at) Array.prototype.at = function (at) { return this[at < 0 ? this.length + at : at]; };
if (!Array.prototype.toReversed) Array.prototype.toReversed = function () { return this.slice().reverse(); };
`;

/**
 * Compiles for an engine without classes and without a new `let` variable for each iteration. Metro does the
 * same for phones. Arithmetic stays unchanged.
 */
export function inOldWords(code: string): string {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ES5,
      module: ts.ModuleKind.CommonJS,
      downlevelIteration: true,
      alwaysStrict: false,
      removeComments: true,
    },
  });
  return MISSING + outputText;
}
