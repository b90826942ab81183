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
  const { caught, stop } = capture();
  try {
    return { status: command(args), ...caught };
  } finally {
    stop();
  }
}

/** The same for a command that does not end at once. */
export async function runHereAsync(
  command: (args: readonly string[]) => Promise<number>,
  args: readonly string[],
): Promise<Outcome> {
  const { caught, stop } = capture();
  try {
    return { status: await command(args), ...caught };
  } finally {
    stop();
  }
}

/** Captures the output of this process until `stop`. */
function capture() {
  const caught = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    jest.spyOn(process[stream], 'write').mockImplementation((text) => {
      caught[stream] += String(text);
      return true;
    }),
  );
  return {
    caught,
    stop: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
