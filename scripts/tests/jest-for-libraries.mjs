import { jest } from '@jest/globals';
import * as React from 'react';

// Testing Library asks for it, to let fake clocks go on while it waits. Jest itself gives it to CommonJS modules alone.
globalThis.jest = jest;

// React notes for each element where it was made, for its own warnings: a stack trace for each was a seventh of the time of these tests.
// It has noted enough, as it says itself after the first ten thousand.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {} },
);
