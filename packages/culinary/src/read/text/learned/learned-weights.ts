/** Weights that were learned from labelled texts, packed: features by the hash of their names, one byte a weight. */
export interface PackedWeights {
  /** What one step of a byte is worth. */
  scale: number;
  /** Base64: hashes of four bytes in rising order, then for each a row of signed bytes. */
  table: string;
}

/** Hashes are looked for among those that begin with the same bits. */
const FIRST_BITS = 16;
const OTHER_BITS = 32 - FIRST_BITS;

/** What speaks for each outcome when a feature is seen. */
export class LearnedWeights {
  private readonly hashes: Uint32Array;
  /** Where the hashes of each beginning stand; one more at the end. */
  private readonly starts: Uint32Array;
  private readonly rows: Int8Array;
  private readonly outcomes: number;
  private readonly scale: number;

  constructor({ scale, table }: PackedWeights, outcomes: number) {
    const bytes = Uint8Array.from(Buffer.from(table, 'base64'));
    const count = bytes.length / (4 + outcomes);
    this.hashes = new Uint32Array(bytes.buffer, 0, count);
    this.rows = new Int8Array(bytes.buffer, 4 * count);
    this.starts = startsOf(this.hashes);
    this.outcomes = outcomes;
    this.scale = scale;
  }

  /** Adds what the features speak for to the scores, which begin at `from`. */
  add(features: Iterable<string>, scores: Float64Array, from = 0): void {
    const { rows, outcomes, scale } = this;
    for (const feature of features) {
      const row = this.rowOf(hashOf(feature));
      if (row < 0) continue;
      const start = row * outcomes;
      for (let outcome = 0; outcome < outcomes; outcome++)
        scores[from + outcome]! += rows[start + outcome]! * scale;
    }
  }

  private rowOf(hash: number): number {
    const { hashes, starts } = this;
    const first = hash >>> OTHER_BITS;
    const end = starts[first + 1]!;
    for (let at = starts[first]!; at < end; at++) if (hashes[at] === hash) return at;
    return -1;
  }
}

function startsOf(hashes: Uint32Array): Uint32Array {
  const starts = new Uint32Array(2 ** FIRST_BITS + 1);
  for (const hash of hashes) starts[(hash >>> OTHER_BITS) + 1]!++;
  for (let first = 1; first < starts.length; first++) starts[first]! += starts[first - 1]!;
  return starts;
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
