import type { Readable } from 'node:stream';
import type { Engine } from '../service/engine.ts';

export interface FileInfo {
  key: string;
  contentType: string;
  /** Bytes of the whole file. */
  size: number;
  /** The name the file had where it came from, in any script. */
  fileName: string | null;
  /** Changes when the content changes; without quotes. */
  etag: string;
  modified: Date;
}

/** First and last byte, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** From a byte on, from a byte to a byte (included; a later end means the end of the file), or the last bytes. */
export type WantedRange = { start: number; end?: number } | { last: number };

export interface OpenFile extends FileInfo {
  /** To be read to its end or destroyed. */
  stream: Readable;
  /** The part that the stream carries; null for the whole file. */
  range: ByteRange | null;
}

export interface PutOptions {
  contentType: string;
  /** Bytes, when known; a stream of another length is refused with `FileIncomplete`. */
  size?: number;
  fileName?: string;
}

export interface ListedFile {
  key: string;
  size: number;
  modified: Date;
}

/**
 * Files under keys such as `recipes/81/original.pdf`: segments of letters, digits, `.`, `_` and `-`, joined by `/`.
 * Do not put `a/b` beside `a/b/c`: some stores list only one of them.
 * A bad key throws `InvalidFileKey`; a store that does not answer throws `FilesUnavailable`.
 */
export interface Files {
  /** Whole or not at all: readers see the old content until the new one is stored for good. */
  put(key: string, content: Readable | Uint8Array, options: PutOptions): Promise<FileInfo>;
  /** Throws `FileMissing`, or `RangeNotSatisfiable` when no byte of the file is in the range. */
  get(key: string, options?: { range?: WantedRange }): Promise<OpenFile>;
  /** Throws `FileMissing`. */
  head(key: string): Promise<FileInfo>;
  /** Also when there is no such file. */
  remove(key: string): Promise<void>;
  /** All files whose key begins with the prefix (as text), in no promised order. */
  list(prefix?: string): AsyncIterable<ListedFile>;
  /** Resolves when the store answers. */
  health(): Promise<void>;
  /** What keeps them. */
  engine(): Promise<Engine>;
}
