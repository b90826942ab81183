import type { Browser } from 'playwright-core';

/** Runs named checks, counts them and prints one line for each. */
export interface Checks {
  check(name: string, body: () => Promise<void> | void): Promise<void>;
  readonly passed: number;
  readonly failed: number;
}

/** Checks that belong together, on pages of their own. Several groups run at once. */
export type Group = (browser: Browser, url: string, checks: Checks) => Promise<void>;

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
        const text = error instanceof Error ? error.message : String(error);
        console.log(`FAILED  ${name}\n${text.replace(/^/gm, '        ')}`);
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
