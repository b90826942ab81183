module.exports = {
  projects: [
    {
      displayName: 'engine',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/{engine,scripts}/**/*.test.ts'],
      transform: { '\\.tsx?$': '<rootDir>/scripts/jest-esbuild.cjs' },
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      // Reanimated without a phone.
      resolver: '<rootDir>/scripts/jest-resolver.cjs',
      testMatch: ['<rootDir>/__tests__/{app,components,stores,storage,i18n,net}/**/*.test.{ts,tsx}'],
    },
  ],
};
