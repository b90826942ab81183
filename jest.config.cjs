const { transformIgnorePatterns } = require('jest-expo/jest-preset');

module.exports = {
  // On a cold cache and a busy machine, the first test of a suite waits until React Native is compiled.
  testTimeout: 20_000,
  projects: [
    {
      displayName: 'engine',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/{engine,scripts}/**/*.test.ts'],
      transform: { '\\.(tsx?|m?js)$': '<rootDir>/scripts/jest-esbuild.cjs' },
      transformIgnorePatterns: ['/node_modules/(?!@noble/)'],
    },
    {
      displayName: 'net',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/net/**/*.test.ts'],
      transform: { '\\.(tsx?|m?js)$': '<rootDir>/scripts/jest-esbuild.cjs' },
      // Published as ES modules, which jest can't load.
      transformIgnorePatterns: ['/node_modules/(?!@noble/)'],
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      // Resolves Reanimated without a phone.
      resolver: '<rootDir>/scripts/jest-resolver.cjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest-patience.cjs'],
      transformIgnorePatterns: transformIgnorePatterns.map((pattern) =>
        pattern.replace('(?!(', '(?!(@noble|qr/|'),
      ),
      testMatch: ['<rootDir>/__tests__/{app,components,stores,platform,storage,i18n}/**/*.test.{ts,tsx}'],
    },
  ],
};
