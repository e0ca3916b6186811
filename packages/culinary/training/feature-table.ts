/** The features that are learned, by their names. */
export class FeatureTable {
  private readonly codes = new Map<string, number>();

  /**
   * Of each text its name and the features in it; the variants of one text have the same name. Features that fewer than `fewest` texts have
   * say nothing of others.
   */
  constructor(
    seen: readonly (readonly [text: string, features: readonly string[]])[],
    fewest: number,
  ) {
    const texts = new Map<string, Set<string>>();
    for (const [text, features] of seen) {
      const known = texts.get(text) ?? new Set();
      for (const feature of features) known.add(feature);
      texts.set(text, known);
    }
    const counts = new Map<string, number>();
    for (const features of texts.values())
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const [feature, count] of counts)
      if (count >= fewest) this.codes.set(feature, this.codes.size);
  }

  get size(): number {
    return this.codes.size;
  }

  names(): Iterable<[name: string, code: number]> {
    return this.codes;
  }

  codesOf(names: Iterable<string>): Int32Array {
    return Int32Array.from([...new Set(names)].flatMap((name) => this.codes.get(name) ?? []));
  }
}
