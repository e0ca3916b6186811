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
  // Tests fetch what they show and nothing beforehand.
  requestIdleCallback: () => 0,
  cancelIdleCallback() {},
});
Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL() {} });
