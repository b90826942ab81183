// Tests over the software radio: npm run radio. They need Python, so they are not among those of jest.config.cjs.
module.exports = {
  displayName: 'radio',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/radio/**/*.test.ts'],
  transform: { '\\.(tsx?|m?js)$': '<rootDir>/scripts/jest-esbuild.cjs' },
  // Published as modules for import; jest can only require.
  transformIgnorePatterns: ['/node_modules/(?!@noble/)'],
  // One radio at a time: packets are paced by the clock, which two of them would disturb.
  maxWorkers: 1,
};
