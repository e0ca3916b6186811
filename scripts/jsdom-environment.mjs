import jsdomEnvironment from 'jest-environment-jsdom';

const Base = jsdomEnvironment.TestEnvironment ?? jsdomEnvironment.default ?? jsdomEnvironment;
// jsdom lacks these; the web app and Apollo Client expect what every browser has.
const fromNode = [
  'fetch',
  'Response',
  'Request',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'structuredClone',
  'BroadcastChannel',
];

export default class JsdomEnvironment extends Base {
  constructor(...args) {
    super(...args);
    for (const name of fromNode) this.global[name] ??= globalThis[name];
  }
}
