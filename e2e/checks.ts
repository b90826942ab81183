/** Named checks, counted and told one a line. */
export interface Checks {
  check(name: string, body: () => Promise<void> | void): Promise<void>;
  readonly passed: number;
  readonly failed: number;
}

export function startChecks(): Checks {
  const counts = { passed: 0, failed: 0 };
  return {
    async check(name, body) {
      try {
        await body();
        counts.passed += 1;
        console.log(`ok      ${name}`);
      } catch (error) {
        counts.failed += 1;
        console.log(`FAILED  ${name}\n        ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    get passed() {
      return counts.passed;
    },
    get failed() {
      return counts.failed;
    },
  };
}
