/** What work costs, again and again: so many times at the most, begun within so many milliseconds, but once at least. */
export function costs(times: number, milliseconds: number, work: (at: number) => void): readonly number[] {
  // The first time the code is read in.
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

/** Milliseconds of processor time where the engine tells it, of the clock elsewhere: Hermes knows whole ones only. */
function now(): number {
  if (globalThis.process === undefined) return globalThis.performance?.now() ?? Date.now();
  const { user, system } = globalThis.process.cpuUsage();
  return (user + system) / 1000;
}
