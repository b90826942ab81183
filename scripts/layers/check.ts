import { posix } from 'node:path';
import { importsOf } from './imports';
import { isLayer, type Layer, layers, packageRules } from './layers';

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Every import that goes against the layers, as `file:line: sentence`. */
export function checkLayers(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    importsOf(path, text).flatMap(({ from, line }) => {
      const complaint = complaintAbout(path, from);
      return complaint === null ? [] : [`${path}:${line}: ${complaint}`];
    }),
  );
}

function complaintAbout(path: string, from: string | null): string | null {
  const layer = areaOf(path);
  if (!isLayer(layer)) return `${layer} is not a layer: give the file a place in one.`;
  if (from === null)
    return 'an import whose target is worked out at run time cannot be checked: write it out.';
  if (!from.startsWith('.')) return complaintAboutPackage(layer, from);

  const target = areaOf(posix.join(posix.dirname(path), from));
  const allowed: readonly string[] = layers[layer];
  if (target === layer || allowed.includes(target)) return null;
  const may = allowed.length === 0 ? 'nothing outside itself' : allowed.join(', ');
  return `${layer} must not import ${target} (${from}); it may import ${may}.`;
}

function complaintAboutPackage(layer: Layer, name: string): string | null {
  const rule = packageRules.find((each) => each.layer === layer && each.banned.test(name));
  return rule ? `${layer} must not import ${name}: ${rule.because}.` : null;
}

/** The first folder below src, or the first folder of all. */
function areaOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'src' ? second : first;
}
