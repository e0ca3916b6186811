/** Code that a page works without, less well, until it is there. */
export interface LazyCode<Code> {
  /** Null until it is there. */
  fetched(): Code | null;
  fetch(): Promise<Code>;
}

/**
 * Code that is fetched once. Browsers remember that code could not be fetched, so without a network
 * it is not asked for, and rejects.
 */
export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let fetched: Code | null = null;
  let fetching: Promise<Code> | null = null;
  return {
    fetched: () => fetched,
    async fetch() {
      if (fetched) return fetched;
      if (navigator.onLine === false) throw new Error('There is no network');
      fetching ??= load()
        .then((code) => (fetched = code))
        .finally(() => (fetching = null));
      return fetching;
    },
  };
}
