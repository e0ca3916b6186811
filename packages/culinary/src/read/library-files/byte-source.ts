/** Bytes that can be read from anywhere: an array in memory, or a file on a disk. */
export interface ByteSource {
  size: number;
  /** The bytes from `start` up to `end` (not included). */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** Bytes that are in memory already; what it reads shares them. */
export function bytesSource(bytes: Uint8Array): ByteSource {
  return { size: bytes.byteLength, read: async (start, end) => bytes.subarray(start, end) };
}

/** A file that cannot be read, with the sentence to say. */
export class UnreadableFile extends Error {}
