import { availableParallelism } from 'node:os';
import { bundledLibraries } from './scripts/tests/bundled-libraries.mjs';

/** Modules that Node loads itself, once for all suites of a worker; but not those whose suites put another clock in place. */
const natively = '<rootDir>/scripts/tests/natively.cjs';
const libraries = '/node_modules/.*\\.[cm]?js$';
const sources =
  '/(?:packages|services|gateway)/(?:.*/)?src/(?:.*/)?[^/]+(?<!\\.test|/periodic-task|/login-store)\\.ts$';

const typescript = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {},
  testRunner: '<rootDir>/scripts/tests/costed-runner.mjs',
  testPathIgnorePatterns: ['/node_modules/', '/tests/browser/', '/tests/containers/'],
};

export default {
  reporters: ['default', '<rootDir>/scripts/tests/tally-reporter.mjs'],
  testSequencer: '<rootDir>/scripts/tests/by-layer.mjs',
  // Suites that start processes wait more than they compute: three keep two cores busy.
  maxWorkers: Math.max(3, availableParallelism()),
  // A machine may be busy: how long a test takes says nothing about whether what it says holds.
  testTimeout: 300_000,
  projects: [
    {
      ...typescript,
      displayName: 'node',
      testEnvironment: '<rootDir>/scripts/tests/node-environment.mjs',
      testMatch: ['<rootDir>/{packages,services,gateway,tests,bench}/**/*.test.ts'],
      transform: { [libraries]: natively, [sources]: natively },
      transformIgnorePatterns: [],
    },
    {
      ...typescript,
      // What the web app computes: its own modules are mocked, and see the globals that a suite puts in place.
      displayName: 'web rules',
      testEnvironment: '<rootDir>/scripts/tests/node-environment.mjs',
      testMatch: ['<rootDir>/frontend/src/**/*.test.ts'],
      transform: { [sources]: natively },
    },
    {
      ...typescript,
      displayName: 'web',
      testEnvironment: '<rootDir>/scripts/jsdom-environment.mjs',
      testMatch: ['<rootDir>/frontend/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/scripts/tests/jest-for-libraries.mjs'],
      moduleNameMapper: {
        '\\.(css|svg|woff2)$': '<rootDir>/scripts/empty-module.mjs',
        ...(await bundledLibraries()),
      },
      transform: {
        '\\.tsx$': [
          '@swc/jest',
          {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2024',
            },
            module: { type: 'es6' },
          },
        ],
      },
    },
  ],
};
