const { transformIgnorePatterns } = require('jest-expo/jest-preset');

module.exports = {
  // On a cold cache, and a busy machine, a suite's first test waits until React Native has been compiled.
  testTimeout: 20_000,
  projects: [
    {
      displayName: 'engine',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/{engine,scripts}/**/*.test.ts'],
      transform: { '\\.tsx?$': '<rootDir>/scripts/jest-esbuild.cjs' },
    },
    {
      displayName: 'net',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/net/**/*.test.ts'],
      transform: { '\\.(tsx?|m?js)$': '<rootDir>/scripts/jest-esbuild.cjs' },
      // Published as modules for import; jest can only require.
      transformIgnorePatterns: ['/node_modules/(?!@noble/)'],
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      // Reanimated without a phone.
      resolver: '<rootDir>/scripts/jest-resolver.cjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest-patience.cjs'],
      transformIgnorePatterns: transformIgnorePatterns.map((pattern) =>
        pattern.replace('(?!(', '(?!(@noble|qr/|'),
      ),
      testMatch: ['<rootDir>/__tests__/{app,components,stores,platform,storage,i18n}/**/*.test.{ts,tsx}'],
    },
  ],
};
