import { jest } from '@jest/globals';

// Testing Library asks for it, to let fake clocks go on while it waits. Jest itself gives it to CommonJS modules alone.
globalThis.jest = jest;
