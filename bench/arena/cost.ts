/**
 * The cost of work that is repeated: at most `times` times, started within this many ms, but at least once.
 */
export function costs(times: number, milliseconds: number, work: (at: number) => void): readonly number[] {
  // The first run loads the code.
  work(0);
  const begin = now();
  const found: number[] = [];
  for (let at = 1; at <= times && (at === 1 || now() - begin < milliseconds); at += 1) {
    const before = now();
    work(at);
    found.push(now() - before);
  }
  return found;
}

/** In ms: processor time where the engine offers it, otherwise wall time. Hermes has whole ms only. */
function now(): number {
  if (globalThis.process === undefined) return globalThis.performance?.now() ?? Date.now();
  const { user, system } = globalThis.process.cpuUsage();
  return (user + system) / 1000;
}
