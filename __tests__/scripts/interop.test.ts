import { methodsCalled } from '../../scripts/interop/legacy-modules';

test('methods of the native part are those that are called, each once, and no constants', () => {
  const script = 'Native.send(1); x = Native.ScanEvent;\nNative.open()\nNative.send(2); Other.close()';
  expect(methodsCalled(script, /\bNative\.([a-z]\w+)\(/g)).toEqual(['open', 'send']);
});
