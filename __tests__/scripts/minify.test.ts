import minify from '../../scripts/metro/minify.cjs';

const minified = async (code: string): Promise<string> =>
  (await minify({ code, config: {}, filename: 'a.js', reserved: [] })).code;

test('a module’s function is in parentheses, and what Metro adds after it stays behind it', async () => {
  const code = await minified(
    '__d(function (global, require) {\n  const a = (b) => b;\n  require(a(0));\n});',
  );
  expect(code).toMatch(/^__d\(\(function\(.*\}\)\);$/);
  // Metro adds the module's number before the last parenthesis.
  const at = code.lastIndexOf(')');
  const ran: unknown[] = [];
  const define = (factory: (global: unknown, require: (id: unknown) => void) => void, id: number) =>
    factory(null, (asked) => ran.push(asked, id));
  new Function('__d', `${code.slice(0, at)},7${code.slice(at)}`)(define);
  expect(ran).toEqual([0, 7]);
});

test('what is no module stays as it is', async () => {
  expect(await minified('run(function () { return 1; });')).toBe('run(function(){return 1});');
});
