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
      testMatch: ['<rootDir>/__tests__/{app,components}/**/*.test.{ts,tsx}'],
    },
  ],
};
