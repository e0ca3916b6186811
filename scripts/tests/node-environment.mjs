import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/** Classes of which a suite and the modules that it shares with others make things that are compared. */
const SHARED = [Date, Error, Map, Object, Promise, RangeError, RegExp, Set, SyntaxError, TypeError];

/** What suites on Node run in: as Jest has it, and with a way to the modules that all suites of a worker share. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.loadNatively = createRequire(import.meta.url);
    for (const shared of SHARED) this.global[shared.name] = shared;
  }
}
