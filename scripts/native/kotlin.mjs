import { jars } from './maven.mjs';
import { run } from './program.mjs';

const COMPILER = 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler';
const OPTIONS = ['-no-stdlib', '-no-reflect', '-jvm-target', '17'];

/**
 * @param {{ name: string, sources: readonly string[], classpath: readonly string[], into: string, more: readonly string[] }} what
 */
export async function compileKotlin({ name, sources, classpath, into, more }) {
  const compiler = (await jars('compiler')).join(':');
  const target = ['-module-name', name, '-cp', classpath.join(':'), '-d', into];
  await run('java', ['-Xmx2g', '-cp', compiler, COMPILER, ...OPTIONS, ...more, ...target, ...sources]);
}
