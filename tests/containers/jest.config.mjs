export default {
  rootDir: '../..',
  testMatch: ['<rootDir>/{tests/containers,services/recipes/test}/**/*.test.ts'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
  reporters: ['default', '<rootDir>/scripts/tests/tally-reporter.mjs'],
  // The files share servers, and one of them stops and starts its server.
  maxWorkers: 1,
  testTimeout: 30_000,
  // A test that failed half-way may leave a connection open; the run must still end and stop the servers.
  forceExit: true,
};
