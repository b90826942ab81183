import { readFileSync } from 'node:fs';

interface Package {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('the lock file names no download server', () => {
  const bound = Object.entries(lock.packages).filter(([, { resolved }]) => resolved?.startsWith('http'));
  expect(bound).toEqual([]);
});

// npm ci refuses a lock file that lacks one of these packages, on every system.
test('the lock file has the packages for other systems too', () => {
  const named = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)));
  const wanted = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(wanted.filter((name) => !named.has(name))).toEqual([]);
});
