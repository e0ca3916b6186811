import { TestEnvironment } from 'jest-environment-node';

/** What suites on Node run in: as Jest has it, and with a way to modules that all suites of a worker share. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.importNatively = (url) => import(url);
  }
}
