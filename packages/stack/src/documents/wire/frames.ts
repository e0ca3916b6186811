/** The largest message a client may send, in bytes: MongoDB's limit, announced to clients. */
export const MAX_MESSAGE_BYTES = 48_000_000;

const HEADER_BYTES = 16;

/** Cuts the stream of one connection into whole messages. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #length = 0;

  /** The messages completed by a chunk. Throws when the stream announces an impossible length: it cannot be followed any further. */
  *messages(chunk: Buffer): Generator<Buffer> {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    while (this.#length >= 4) {
      const length = this.#announcedLength();
      if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
        throw new RangeError(`A message of ${length} bytes was announced`);
      if (this.#length < length) return;
      const all = this.#joined();
      this.#chunks = all.length > length ? [all.subarray(length)] : [];
      this.#length = all.length - length;
      yield all.subarray(0, length);
    }
  }

  #announcedLength(): number {
    return this.#chunks[0]!.length >= 4
      ? this.#chunks[0]!.readInt32LE(0)
      : this.#joined().readInt32LE(0);
  }

  #joined(): Buffer {
    if (this.#chunks.length > 1) this.#chunks = [Buffer.concat(this.#chunks)];
    return this.#chunks[0]!;
  }
}
