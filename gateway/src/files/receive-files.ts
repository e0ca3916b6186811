import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { maximumPages, maximumSize, UPLOAD_BYTES } from '@convivio/contracts/upload-limits';
import { malformed, tooLarge, wrongType } from '@convivio/platform/errors';
import type { Files } from '@convivio/platform/files/files';
import { hashedContent } from './hashed-content.ts';

/** What the form around a file may add. */
const FORM_BYTES = 64 * 1024;

export interface ReceivedFile {
  fileKey: string;
  fileName: string;
  size: number;
  /** Digest of its bytes, in hexadecimal. */
  sha256: string;
}

const tooBig = (limit: number) =>
  tooLarge('FILE_TOO_LARGE', `File too large. ${maximumSize(limit)}.`);
const tooMany = (most: number) =>
  most === 1
    ? malformed('TOO_MANY_FILES', 'Send one file at a time.', { file: 'must be one file' })
    : malformed('TOO_MANY_FILES', `${maximumPages()}.`, { file: `must be at most ${most} files` });
const tooMuch = () => tooLarge('PAGES_TOO_LARGE', `${maximumPages()}.`);
const missing = () =>
  malformed('FILE_MISSING', 'No file was sent. Send it in the field "file".', {
    file: 'is required',
  });
const empty = () =>
  malformed('FILE_EMPTY', 'The file is empty. Choose another one.', { file: 'is empty' });
const brokenOff = () => malformed('UPLOAD_BROKEN', 'The upload broke off. Try again.');

/**
 * `uploads`: a recipe may be made from it, whose original it stays. `passing`: it becomes a picture or is imported, and goes a day later where
 * nobody has used it.
 */
export type UploadPlace = 'uploads' | 'passing';

/** What one request may bring. */
export interface UploadLimits {
  /** Bytes of a file. */
  bytes: number;
  files: number;
  /** Bytes of all files together. */
  totalBytes: number;
}

export const oneFile = (bytes: number): UploadLimits => ({ bytes, files: 1, totalBytes: bytes });

/**
 * Streams the multipart fields `file` into the file store under the owner's own prefix, one after the other, and answers them in their
 * order. What is refused is refused at once, without reading the rest, and leaves nothing behind.
 */
export async function receiveFiles(
  request: IncomingMessage,
  ownerId: string,
  files: Files,
  place: UploadPlace,
  limits = oneFile(UPLOAD_BYTES),
): Promise<ReceivedFile[]> {
  const form = multipart(request, limits);
  const tooBigTogether = () => (limits.files === 1 ? tooBig(limits.bytes) : tooMuch());
  // A body that announces far more than that is refused before it is read.
  if (Number(request.headers['content-length'] ?? 0) > limits.totalBytes + FORM_BYTES)
    throw tooBigTogether();

  const fileKeys: string[] = [];
  const storing: Promise<ReceivedFile>[] = [];
  let total = 0;
  const { promise: read, resolve, reject } = Promise.withResolvers<void>();

  form.on('file', (field, stream, { filename }) => {
    // A stream that breaks tells whoever reads it; one that nobody reads must not end the process.
    stream.on('error', () => {});
    if (field !== 'file') return void stream.resume();
    if (storing.length === limits.files) return reject(tooMany(limits.files));
    stream.on('limit', () => reject(tooBig(limits.bytes)));
    const fileKey = `${place}/${ownerId}/${randomUUID()}`;
    fileKeys.push(fileKey);
    const stored = storeFile(files, fileKey, stream, nameOf(filename));
    storing.push(stored);
    stored.then(({ size }) => {
      total += size;
      if (total > limits.totalBytes) reject(tooBigTogether());
    }, reject);
  });
  form.on('filesLimit', () => reject(tooMany(limits.files)));
  form.on('error', () => reject(brokenOff()));
  form.on('finish', resolve);
  const gone = () => request.complete || reject(brokenOff());
  request.on('error', gone).on('close', gone);

  try {
    // Not a pipeline: that would destroy the request, and with it the connection that the answer goes out on.
    request.pipe(form);
    await read;
    return acceptable(await Promise.all(storing), limits.totalBytes, tooBigTogether);
  } catch (problem) {
    request.unpipe(form);
    form.destroy();
    await Promise.allSettled(storing);
    await Promise.allSettled(fileKeys.map((key) => files.remove(key)));
    throw problem;
  } finally {
    request.off('error', gone).off('close', gone);
  }
}

async function storeFile(
  files: Files,
  fileKey: string,
  stream: Readable,
  fileName: string,
): Promise<ReceivedFile> {
  const { content, sha256 } = hashedContent(stream);
  const { size } = await files.put(fileKey, content, {
    contentType: 'application/octet-stream',
    fileName,
  });
  return { fileKey, fileName, size, sha256: sha256() };
}

/** The files, of which there is at least one, and none that is empty. */
function acceptable(
  received: ReceivedFile[],
  totalBytes: number,
  tooBigTogether: () => Error,
): ReceivedFile[] {
  if (received.length === 0) throw missing();
  if (received.some(({ size }) => size === 0)) throw empty();
  if (received.reduce((sum, { size }) => sum + size, 0) > totalBytes) throw tooBigTogether();
  return received;
}

function multipart(request: IncomingMessage, { bytes, files }: UploadLimits): busboy.Busboy {
  if (!/^multipart\/form-data/i.test(request.headers['content-type'] ?? ''))
    throw wrongType('NOT_MULTIPART', 'Send the file as multipart/form-data in the field "file".');
  try {
    // A stream is cut when it reaches the limit, not when it passes it.
    return busboy({
      headers: request.headers,
      limits: { fileSize: bytes + 1, files: files + 1, fields: 10, fieldSize: 10_000, parts: 20 },
      defParamCharset: 'utf8',
    });
  } catch {
    throw malformed(
      'UPLOAD_MALFORMED',
      'The upload cannot be read. Send it as multipart/form-data.',
    );
  }
}

/** The name alone, without a path, control characters or marks that turn the direction of writing, at most 200 characters. */
function nameOf(name: string | undefined): string {
  const plain = (name ?? '')
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
  // Not in the middle of a sign that takes two units.
  return (
    plain
      .toWellFormed()
      .slice(0, 200)
      .replace(/[\ud800-\udbff]$/, '') || 'file'
  );
}
