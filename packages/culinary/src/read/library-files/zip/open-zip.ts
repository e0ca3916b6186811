import {
  configure,
  ERR_BAD_FORMAT,
  ERR_CENTRAL_DIRECTORY_NOT_FOUND,
  ERR_ENCRYPTED,
  ERR_EOCDR_NOT_FOUND,
  Reader,
  ZipReader,
  type FileEntry,
} from '@zip.js/zip.js';
import { UnreadableFile, type ByteSource } from '../byte-source.ts';
import { libraryFileLimits } from '../limits.data.ts';

configure({ useWebWorkers: false });

/** One file of a zip. */
export interface ZipEntry {
  /** As in the zip, with forward slashes and without a leading one. It names nothing outside of the zip. */
  path: string;
  /** Bytes unpacked, as the zip claims. */
  size: number;
  /** Throws `UnreadableFile`. `most` is how many bytes it may unpack to. */
  read(most?: number): Promise<Uint8Array>;
}

/** What may still be unpacked, shared by a zip and the zips in it. */
export interface Allowance {
  bytes: number;
  entries: number;
}

export const fullAllowance = (): Allowance => ({
  bytes: libraryFileLimits.totalBytes,
  entries: libraryFileLimits.entries,
});

const DAMAGED = 'This zip file is damaged or incomplete. Export it again, or copy it once more.';
const ENCRYPTED = 'This file is protected by a password. Export it without one.';
const TOO_LARGE = 'This file is too large once it is unpacked.';

class SourceReader extends Reader<ByteSource> {
  readonly #source: ByteSource;
  constructor(source: ByteSource) {
    super(source);
    this.#source = source;
    this.size = source.size;
  }
  override readUint8Array(start: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    return this.#source.read(start, Math.min(this.size, start + length)) as Promise<
      Uint8Array<ArrayBuffer>
    >;
  }
}

/** The files of a zip, without reading any of them. Throws `UnreadableFile` for a zip that is damaged or holds too much. */
export async function openZip(source: ByteSource, allowance: Allowance): Promise<ZipEntry[]> {
  // Names are cleaned here; a file is not refused because of one.
  const reader = new ZipReader(new SourceReader(source), { filenameValidation: 'tolerant' });
  const entries: ZipEntry[] = [];
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (allowance.entries-- <= 0)
        throw new UnreadableFile(
          `This zip holds more than ${libraryFileLimits.entries.toLocaleString('en')} files. Split it.`,
        );
      if (!entry.directory)
        entries.push({
          path: safePath(entry.filename),
          size: entry.uncompressedSize,
          read: (most = libraryFileLimits.entryBytes) => unpack(entry, most, allowance),
        });
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const known = [ERR_BAD_FORMAT, ERR_EOCDR_NOT_FOUND, ERR_CENTRAL_DIRECTORY_NOT_FOUND].includes(
      (error as Error).message,
    );
    throw new UnreadableFile(DAMAGED, known ? {} : { cause: error });
  }
  return entries;
}

/** The path is only ever compared and shown; even so, what climbs out of the zip is cut off. */
function safePath(name: string): string {
  return (
    name
      .replaceAll('\\', '/')
      .split('/')
      .filter((part) => part !== '' && part !== '.' && part !== '..')
      .join('/') || 'file'
  );
}

async function unpack(entry: FileEntry, most: number, allowance: Allowance): Promise<Uint8Array> {
  if (entry.encrypted) throw new UnreadableFile(ENCRYPTED);
  const unpacksTooWell = (bytes: number) =>
    bytes > libraryFileLimits.ratioFrom && bytes > entry.compressedSize * libraryFileLimits.ratio;
  if (entry.uncompressedSize > most || unpacksTooWell(entry.uncompressedSize))
    throw new UnreadableFile(TOO_LARGE);
  if (entry.uncompressedSize > allowance.bytes)
    throw new UnreadableFile('This zip is too large once it is unpacked. Split it.');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // What an entry claims and what comes out of it are two things.
  const counted = new WritableStream<Uint8Array>({
    write(chunk) {
      bytes += chunk.byteLength;
      allowance.bytes -= chunk.byteLength;
      if (bytes > most || allowance.bytes < 0 || unpacksTooWell(bytes))
        throw new UnreadableFile(TOO_LARGE);
      chunks.push(chunk);
    },
  });
  try {
    await entry.getData(counted, { checkSignature: true });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(
      (error as Error).message === ERR_ENCRYPTED
        ? ENCRYPTED
        : 'This file is damaged inside the zip.',
      { cause: error },
    );
  }
  return joined(chunks, bytes);
}

/** Unpacks gzip. Throws `UnreadableFile`. */
export async function gunzip(
  packed: Uint8Array,
  most: number,
  allowance: Allowance,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of new Blob([packed as Uint8Array<ArrayBuffer>])
      .stream()
      .pipeThrough(new DecompressionStream('gzip'))) {
      bytes += chunk.byteLength;
      allowance.bytes -= chunk.byteLength;
      if (bytes > most || allowance.bytes < 0) throw new UnreadableFile(TOO_LARGE);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('This file is damaged or incomplete.', { cause: error });
  }
  return joined(chunks, bytes);
}

function joined(chunks: Uint8Array[], bytes: number): Uint8Array {
  if (chunks.length === 1) return chunks[0]!;
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
