import { existsSync } from 'node:fs';
import { join } from 'node:path';
import bundled from 'expo/bundledNativeModules.json';
import { dependencies } from '../../package.json';

/** Packages with a native part that Expo Go doesn't have. */
export function absentFromExpoGo(): readonly string[] {
  const there = new Set([...Object.keys(bundled), 'expo', 'react-native']);
  return Object.keys(dependencies).filter((name) => !there.has(name) && isNative(name));
}

const folderOf = (name: string): string => join(__dirname, '../../node_modules', name);

function isNative(name: string): boolean {
  const folder = folderOf(name);
  return ['android', 'ios', 'expo-module.config.json'].some((part) => existsSync(join(folder, part)));
}

/** From now on importing one of these throws, as it does where its native part is missing. */
export function withoutModules(names: readonly string[]): void {
  for (const name of names) {
    // jest's resolver keeps virtual mocks beyond the test file: an installed package must not be virtual, or
    // other files' mocks of it fail.
    const virtual = !existsSync(folderOf(name));
    jest.doMock(
      name,
      () => {
        throw new Error(`${name} is not there.`);
      },
      { virtual },
    );
  }
}
