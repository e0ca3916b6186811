import everyday from '../../jest.config.mjs';

const { transform, transformIgnorePatterns } = everyday.projects[0];

export default {
  rootDir: '../..',
  testMatch: [
    '<rootDir>/{tests/containers,services/recipes/test,services/events/test}/**/*.test.ts',
  ],
  testEnvironment: '<rootDir>/scripts/tests/node-environment.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  // Modules are loaded as in every other run.
  transform,
  transformIgnorePatterns,
  reporters: ['default', '<rootDir>/scripts/tests/tally-reporter.mjs'],
  // The files share servers, and one of them stops and starts its server.
  maxWorkers: 1,
  testTimeout: 30_000,
  // A test that failed half-way may leave a connection open; the run must still end and stop the servers.
  forceExit: true,
};
