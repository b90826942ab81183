/** One sentence for every entry that only one side has. */
export function compare(system: string, found: readonly string[], expected: readonly string[]): string[] {
  const appeared = found.filter((entry) => !expected.includes(entry));
  const vanished = expected.filter((entry) => !found.includes(entry));
  return [
    ...appeared.map(
      (entry) =>
        `+ ${system}: ${entry}\n  It is new. Block it in app.json, or give its reason in docs/permissions.md.`,
    ),
    ...vanished.map(
      (entry) => `- ${system}: ${entry}\n  It is gone. Bring it back, or take it out of docs/permissions.md.`,
    ),
  ];
}
