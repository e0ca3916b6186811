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
    this.global.getComputedStyle = rememberedStyles(this.global);
  }
}

/** Attributes that decide beside the name of an element what a browser's own style sheet makes of it. */
const telling = ['type', 'open', 'hidden', 'dir', 'contenteditable'];

/**
 * How pages look is judged in a real browser. Here no style sheet counts but a browser's own, so an element looks as every other of
 * its name, but for its own `style` attribute and for what it inherits. jsdom would hold each rule against each element, at every
 * question for a role.
 */
function rememberedStyles(window) {
  const compute = window.getComputedStyle;
  const known = new Map();
  return (element, pseudoElement) => {
    if (pseudoElement || inheritsStyle(element)) return compute(element, pseudoElement);
    const look = [element.localName, ...telling.map((name) => element.getAttribute(name))].join(
      '|',
    );
    if (element.hasAttribute('style')) {
      if (!known.has(look)) {
        const twin = element.cloneNode();
        twin.removeAttribute('style');
        known.set(look, compute(twin));
      }
      return withOwn(known.get(look), element.style);
    }
    if (!known.has(look)) known.set(look, compute(element));
    return known.get(look);
  };
}

function inheritsStyle(element) {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.hasAttribute('style') && (at.style.visibility || at.style.pointerEvents)) return true;
  return false;
}

const withOwn = (usual, own) =>
  new Proxy(usual, {
    get: (_, name) =>
      name === 'getPropertyValue'
        ? (property) => own.getPropertyValue(property) || usual.getPropertyValue(property)
        : own[name] || usual[name],
  });
