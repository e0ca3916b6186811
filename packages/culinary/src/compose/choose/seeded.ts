/** Chances that come out alike for the same seed: mulberry32 over a seed that every letter of `text` changes (FNV-1a). */
export function seeded(seed: number, text: string): () => number {
  let state = (seed ^ 0x811c9dc5) >>> 0;
  for (let at = 0; at < text.length; at += 1)
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** In an order of chance in which what weighs more stands in front more often. Weights are above zero. */
export function shuffledByWeight<One>(
  ones: readonly One[],
  weigh: (one: One) => number,
  chance: () => number,
): One[] {
  return ones
    .map((one) => ({ one, key: Math.log(chance() || Number.MIN_VALUE) / weigh(one) }))
    .sort((a, b) => b.key - a.key)
    .map(({ one }) => one);
}
