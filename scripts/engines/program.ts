import { buildSync } from 'esbuild';
import ts from 'typescript';

/**
 * A file that exports `run`, a plain function from JSON to JSON, joined with all that it imports into a script that any
 * JavaScript engine takes: `program.run` is there once the script has been read.
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

/** What to say after the script, so that `print` gets the result as one line. */
export const saying = (print: string, input: unknown): string =>
  `\n${print}(JSON.stringify(program.run(${JSON.stringify(input)})));\n`;

/**
 * For an engine without classes, where every `let` of a loop is one variable. Metro does the same for a phone's bundle;
 * the arithmetic is left as it is.
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
  return outputText;
}
