/** Bounds on what one link may cost. */
export const fetchLimits = {
  /** Milliseconds for everything together: names, redirects, headers and body. */
  timeMs: 10_000,
  /** Bytes of the body after unpacking. */
  bodyBytes: 8 * 1024 * 1024,
  headerBytes: 64 * 1024,
  redirects: 5,
};

export type FetchLimits = typeof fetchLimits;
