import { circlesOf } from '../../scripts/metro/circles.cjs';
import { withPlainExports } from '../../scripts/metro/plain-exports.cjs';

describe('circles', () => {
  const circles = (edges: Readonly<Record<string, readonly string[]>>) =>
    circlesOf(Object.keys(edges), (node: string) => edges[node] ?? []).map((circle: readonly string[]) =>
      [...circle].sort().join(''),
    );

  test('are found, also those of many nodes and those within others', () => {
    expect(circles({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] })).toEqual(['abc']);
    expect(circles({ a: ['b', 'c'], b: ['a'], c: ['d'], d: ['e'], e: ['c'] }).sort()).toEqual(['ab', 'cde']);
    expect(circles({ a: ['b'], b: ['c'], c: ['b', 'a'] })).toEqual(['abc']);
  });

  test('are not what is reached by two ways', () => {
    expect(circles({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
    expect(circles({ a: ['b', 'c'], b: [], c: ['b'] })).toEqual([]);
  });
});

describe('an exported bundle', () => {
  /** What the serializer is given for modules that import each other as told: "a > b" imports, "a - b" requires, "a … b" loads later. */
  const serialized = (platform: string, imports: readonly string[], dev = false) => {
    const dependencies = new Map<string, { dependencies: Map<string, object> }>();
    const moduleAt = (path: string) => {
      const module = dependencies.get(path) ?? { dependencies: new Map() };
      dependencies.set(path, module);
      return module;
    };
    for (const line of imports) {
      const [from = '', how, to = ''] = line.split(' ');
      moduleAt(to);
      moduleAt(from).dependencies.set(to, {
        absolutePath: to,
        data: { data: { isESMImport: how !== '-', asyncType: how === '…' ? 'async' : null } },
      });
    }
    const graph = {
      dependencies,
      transformOptions: { dev, platform, customTransformOptions: { optimize: 'true' } },
    };
    return withPlainExports((_: string, __: unknown, given: typeof graph) => given)('entry', [], graph, {})
      .transformOptions.customTransformOptions;
  };

  test('has plain exports for browsers, and keeps its other options', () => {
    expect(serialized('web', ['a > b'])).toEqual({ optimize: 'true', liveBindings: 'false' });
  });

  test('keeps live exports on phones and in development', () => {
    expect(serialized('android', ['a > b'])).toEqual({ optimize: 'true' });
    expect(serialized('web', ['a > b'], true)).toEqual({ optimize: 'true' });
  });

  test('is refused if modules import each other, because one would read what is not there yet', () => {
    expect(() => serialized('web', ['a > b', 'b > c', 'c > b'])).toThrow(
      /each other in a circle:\n[bc]\n[bc]$/,
    );
    expect(() => serialized('web', ['a > b', 'b - a'])).toThrow(/each other/);
  });

  test('may have circles of CommonJS modules, and of what loads later', () => {
    expect(serialized('web', ['a - b', 'b - a', 'a > c'])).toEqual(
      expect.objectContaining({ liveBindings: 'false' }),
    );
    expect(serialized('web', ['a > b', 'b … a'])).toEqual(expect.objectContaining({ liveBindings: 'false' }));
  });
});
