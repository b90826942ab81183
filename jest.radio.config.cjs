// Tests over the software radio: npm run radio. They need Python, so jest.config.cjs does not include them.
module.exports = {
  displayName: 'radio',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/radio/**/*.test.ts'],
  transform: { '\\.(tsx?|m?js)$': '<rootDir>/scripts/jest-esbuild.cjs' },
  // Published as ES modules, which jest can't load.
  transformIgnorePatterns: ['/node_modules/(?!@noble/)'],
  // One radio at a time: its packets follow the clock, and two radios would delay each other.
  maxWorkers: 1,
};
