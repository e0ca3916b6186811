/** Weights that were learned from labelled texts, packed: features by the hash of their names, one byte a weight. */
export interface PackedWeights {
  /** What one step of a byte is worth. */
  scale: number;
  /** Base64: hashes of four bytes in rising order, then for each a row of signed bytes. */
  table: string;
}

/** What speaks for each outcome when a feature is seen. */
export class LearnedWeights {
  private readonly hashes: Uint32Array;
  private readonly rows: Int8Array;
  private readonly outcomes: number;
  private readonly scale: number;

  constructor({ scale, table }: PackedWeights, outcomes: number) {
    const bytes = Uint8Array.from(Buffer.from(table, 'base64'));
    const count = bytes.length / (4 + outcomes);
    this.hashes = new Uint32Array(bytes.buffer, 0, count);
    this.rows = new Int8Array(bytes.buffer, 4 * count);
    this.outcomes = outcomes;
    this.scale = scale;
  }

  /** Adds what the features speak for to the scores, which begin at `from`. */
  add(features: Iterable<string>, scores: Float64Array, from = 0): void {
    for (const feature of features) {
      const row = this.rowOf(hashOf(feature));
      if (row < 0) continue;
      for (let outcome = 0; outcome < this.outcomes; outcome++)
        scores[from + outcome]! += this.rows[row * this.outcomes + outcome]! * this.scale;
    }
  }

  private rowOf(hash: number): number {
    let low = 0;
    let high = this.hashes.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.hashes[middle]!;
      if (found === hash) return middle;
      if (found < hash) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

/** FNV-1a over the UTF-16 units of a name. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) {
    hash ^= name.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
