import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A generated file and its content. */
export interface Made {
  readonly path: string;
  readonly text: string;
}

/**
 * Writes the files, or compares them with the existing ones. Differences go to standard error and set the
 * exit status 1.
 */
export function settle(files: readonly Made[], writing: boolean, failed: readonly string[]): void {
  const complaints = failed.map((what) => `does not hold: ${what}`);
  for (const { path, text } of files) {
    if (writing) write(path, text);
    else if (read(path) !== text) complaints.push(`not what the search finds: ${path} (--write mends it)`);
  }
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
