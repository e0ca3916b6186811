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

/** React begins its work by such a message. Node's own channel would keep the process from ending. */
class MessageChannel {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => void setImmediate(() => this.port1.onmessage?.({ data })) };
}

export default class JsdomEnvironment extends Base {
  constructor(...args) {
    super(...args);
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    this.global.MessageChannel ??= MessageChannel;
  }
}
