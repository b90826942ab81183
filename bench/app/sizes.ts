import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Sizes {
  readonly hermes: number;
  readonly web: number;
}

/** The bytes of the export: Android's Hermes bytecode, and the web's JavaScript without the wasm. */
export function bundleSizes(): Sizes {
  return {
    hermes: bytes('dist/native/_expo/static/js/android', '.hbc'),
    web: bytes('dist/web/_expo/static/js/web', '.js'),
  };
}

const bytes = (folder: string, ending: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
