import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { maximumSize, UPLOAD_BYTES } from '@convivio/contracts/upload-limits';
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
const tooMany = () =>
  malformed('TOO_MANY_FILES', 'Send one file at a time.', { file: 'must be one file' });
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

/**
 * Streams the multipart field `file` into the file store under the owner's own prefix. What is refused is refused at once,
 * without reading the rest, and leaves nothing behind.
 */
export async function receiveFile(
  request: IncomingMessage,
  ownerId: string,
  files: Files,
  place: UploadPlace,
  limit = UPLOAD_BYTES,
): Promise<ReceivedFile> {
  const form = multipart(request, limit);
  // A body that announces far more than one file is refused before it is read.
  if (Number(request.headers['content-length'] ?? 0) > limit + FORM_BYTES) throw tooBig(limit);

  const fileKey = `${place}/${ownerId}/${randomUUID()}`;
  let storing: Promise<ReceivedFile> | null = null;
  const { promise: read, resolve, reject } = Promise.withResolvers<void>();

  form.on('file', (field, stream, { filename }) => {
    // A stream that breaks tells whoever reads it; one that nobody reads must not end the process.
    stream.on('error', () => {});
    if (field !== 'file') return void stream.resume();
    if (storing) return reject(tooMany());
    const fileName = nameOf(filename);
    stream.on('limit', () => reject(tooBig(limit)));
    const { content, sha256 } = hashedContent(stream);
    storing = files
      .put(fileKey, content, { contentType: 'application/octet-stream', fileName })
      .then(({ size }) => ({ fileKey, fileName, size, sha256: sha256() }));
    storing.catch(reject);
  });
  form.on('filesLimit', () => reject(tooMany()));
  form.on('error', () => reject(brokenOff()));
  form.on('finish', resolve);
  const gone = () => request.complete || reject(brokenOff());
  request.on('error', gone).on('close', gone);

  try {
    // Not a pipeline: that would destroy the request, and with it the connection that the answer goes out on.
    request.pipe(form);
    await read;
    const received = await (storing as Promise<ReceivedFile> | null);
    if (!received) throw missing();
    if (received.size === 0) throw empty();
    return received;
  } catch (problem) {
    request.unpipe(form);
    form.destroy();
    await (storing as Promise<ReceivedFile> | null)?.catch(() => {});
    await files.remove(fileKey).catch(() => {});
    throw problem;
  } finally {
    request.off('error', gone).off('close', gone);
  }
}

function multipart(request: IncomingMessage, limit: number): busboy.Busboy {
  if (!/^multipart\/form-data/i.test(request.headers['content-type'] ?? ''))
    throw wrongType('NOT_MULTIPART', 'Send the file as multipart/form-data in the field "file".');
  try {
    // A stream is cut when it reaches the limit, not when it passes it.
    return busboy({
      headers: request.headers,
      limits: { fileSize: limit + 1, files: 2, fields: 10, fieldSize: 10_000, parts: 20 },
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
