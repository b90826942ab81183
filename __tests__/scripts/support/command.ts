import { spawnSync } from 'node:child_process';

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the record command in a process of its own. */
export function runRecord(args: readonly string[], input: string | Uint8Array = ''): Outcome {
  const command = ['scripts/run.mjs', 'scripts/record.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { input, timeout: 30_000 });
  return { status, stdout: stdout.toString(), stderr: stderr.toString() };
}

/** Runs one of the commands in this process, which is faster, and captures its output. */
export function runHere(command: (args: readonly string[]) => number, args: readonly string[]): Outcome {
  const caught = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    jest.spyOn(process[stream], 'write').mockImplementation((text) => {
      caught[stream] += String(text);
      return true;
    }),
  );
  try {
    return { status: command(args), ...caught };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
