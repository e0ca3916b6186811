import { jest } from '@jest/globals';
import { configure } from '@testing-library/react';

// Testing Library asks for it, to let fake clocks go on while it waits. Jest itself gives it to CommonJS modules alone.
globalThis.jest = jest;
// What is waited for comes, however busy the machine is.
configure({ asyncUtilTimeout: 120_000 });
