/** Numbers from 0 to 1 that are the same for the same name each time. */
export function diceFor(name: string): () => number {
  let state = [...name].reduce((hash, sign) => (hash * 31 + sign.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The same things in the order that the dice give them. */
export function shuffled<Item>(items: readonly Item[], dice: () => number): Item[] {
  return items
    .map((item) => ({ item, place: dice() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
