// What jsdom leaves out and every browser has.
Object.assign(globalThis, {
  matchMedia: (query: string) => ({
    matches: query.includes('reduced-motion'),
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }),
  scrollTo() {},
  // Tests fetch what they show and nothing beforehand; what has a latest moment comes.
  requestIdleCallback: (work: () => void, { timeout }: IdleRequestOptions = {}) =>
    timeout === undefined ? 0 : setTimeout(work),
  cancelIdleCallback() {},
});
Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL() {} });
