import type { StoredDocument } from '../store/stored-document.ts';

interface Chunk {
  keys: string[];
  documents: StoredDocument[];
}

/** Chunks are halved beyond this size: small enough to shift cheaply, large enough that there are few. */
const MAX_CHUNK = 512;

/** Entries in the order of their keys, which are unique: a list of sorted chunks. */
export class SortedEntries {
  #chunks: Chunk[] = [];

  /** Replaces everything by entries that are sorted already: much faster than adding them one by one. */
  load(entries: [string, StoredDocument][]): void {
    this.#chunks = [];
    const size = MAX_CHUNK / 2;
    for (let i = 0; i < entries.length; i += size) {
      const part = entries.slice(i, i + size);
      this.#chunks.push({
        keys: part.map(([key]) => key),
        documents: part.map(([, stored]) => stored),
      });
    }
  }

  add(key: string, stored: StoredDocument): void {
    if (this.#chunks.length === 0) this.#chunks.push({ keys: [], documents: [] });
    const index = Math.max(0, this.#chunkBefore(key));
    const chunk = this.#chunks[index]!;
    const offset = firstAtLeast(chunk.keys, key);
    chunk.keys.splice(offset, 0, key);
    chunk.documents.splice(offset, 0, stored);
    if (chunk.keys.length > MAX_CHUNK) {
      const half = chunk.keys.length >> 1;
      this.#chunks.splice(index + 1, 0, {
        keys: chunk.keys.splice(half),
        documents: chunk.documents.splice(half),
      });
    }
  }

  remove(key: string): void {
    const index = this.#chunkBefore(key);
    const chunk = this.#chunks[index];
    if (!chunk) return;
    const offset = firstAtLeast(chunk.keys, key);
    if (chunk.keys[offset] !== key) return;
    chunk.keys.splice(offset, 1);
    chunk.documents.splice(offset, 1);
    if (chunk.keys.length === 0) this.#chunks.splice(index, 1);
  }

  /** The documents whose keys lie in `from <= key < to`, in order or backwards. Nothing may be added or removed meanwhile. */
  *between(from: string, to: string, direction: 1 | -1): Generator<StoredDocument> {
    if (from >= to) return;
    const [firstChunk, firstOffset] = this.#position(from);
    const [lastChunk, endOffset] = this.#position(to);
    if (direction === 1) {
      for (let c = firstChunk; c <= lastChunk && c < this.#chunks.length; c++) {
        const { documents } = this.#chunks[c]!;
        const end = c === lastChunk ? endOffset : documents.length;
        for (let i = c === firstChunk ? firstOffset : 0; i < end; i++) yield documents[i]!;
      }
    } else {
      for (let c = Math.min(lastChunk, this.#chunks.length - 1); c >= firstChunk; c--) {
        const { documents } = this.#chunks[c]!;
        const start = c === firstChunk ? firstOffset : 0;
        for (let i = (c === lastChunk ? endOffset : documents.length) - 1; i >= start; i--)
          yield documents[i]!;
      }
    }
  }

  /** How many keys lie in `from <= key < to`. */
  count(from: string, to: string): number {
    if (from >= to) return 0;
    const [firstChunk, firstOffset] = this.#position(from);
    const [lastChunk, endOffset] = this.#position(to);
    let count = endOffset - firstOffset;
    for (let c = firstChunk; c < lastChunk; c++) count += this.#chunks[c]!.keys.length;
    return count;
  }

  /** The chunk and offset of the first key that is at least the given one. */
  #position(key: string): [number, number] {
    const index = Math.max(0, this.#chunkBefore(key));
    const chunk = this.#chunks[index];
    return chunk ? [index, firstAtLeast(chunk.keys, key)] : [0, 0];
  }

  /** The last chunk that begins at or before the key; -1 when all begin after it. */
  #chunkBefore(key: string): number {
    let low = 0;
    let high = this.#chunks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#chunks[middle]!.keys[0]! <= key) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

function firstAtLeast(keys: string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
