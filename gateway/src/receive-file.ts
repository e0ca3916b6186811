import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { malformed, ProductError, tooLarge, wrongType } from '@convivio/platform/errors';
import type { Files } from '@convivio/platform/files/files';

/** The largest file the product takes, in bytes. */
export const UPLOAD_BYTES = 10 * 1024 * 1024;

export interface ReceivedFile {
  fileKey: string;
  fileName: string;
  size: number;
}

const tooBig = () => tooLarge('FILE_TOO_LARGE', 'File too large. Maximum file size is 10MB.');

/** Streams the multipart field `file` into the file store under the owner's own prefix. What is refused leaves nothing behind. */
export async function receiveFile(request: IncomingMessage, ownerId: string, files: Files): Promise<ReceivedFile> {
  if (!/^multipart\/form-data/i.test(request.headers['content-type'] ?? '')) throw wrongType('NOT_MULTIPART', 'Send the file as multipart/form-data in the field "file".');
  // A body that announces far more than one file is refused before it is read.
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD_BYTES + 64 * 1024) throw tooBig();

  const fileKey = `uploads/${ownerId}/${randomUUID()}`;
  let storing: Promise<ReceivedFile> | null = null;
  let problem: unknown = null;
  const form = multipart(request);
  form.on('file', (field, stream, { filename }) => {
    if (field !== 'file' || storing) {
      stream.resume();
      return;
    }
    stream.on('limit', () => stream.destroy(tooBig()));
    storing = files
      .put(fileKey, stream, { contentType: 'application/octet-stream', fileName: nameOf(filename) })
      .then(({ size }) => ({ fileKey, fileName: nameOf(filename), size }))
      .catch((error: unknown) => {
        problem ??= stream.truncated ? tooBig() : error;
        stream.resume();
        return { fileKey, fileName: '', size: 0 };
      });
  });
  try {
    await pipeline(request, form);
  } catch (error) {
    problem ??= error instanceof ProductError ? error : malformed('UPLOAD_BROKEN', 'The upload broke off. Try again.');
  }
  const received = await (storing as Promise<ReceivedFile> | null);
  if (!received && !problem) problem = malformed('FILE_MISSING', 'No file was sent. Send it in the field "file".', { file: 'is required' });
  if (received && !problem && received.size === 0) problem = malformed('FILE_EMPTY', 'The file is empty. Choose another one.', { file: 'is empty' });
  if (problem || !received) {
    await files.remove(fileKey);
    throw problem;
  }
  return received;
}

function multipart(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, limits: { fileSize: UPLOAD_BYTES, files: 2, fields: 10, fieldSize: 10_000 }, defParamCharset: 'utf8' });
  } catch {
    throw malformed('UPLOAD_MALFORMED', 'The upload cannot be read. Send it as multipart/form-data.');
  }
}

/** The name alone, without a path or control characters, at most 200 characters. */
function nameOf(name: string | undefined): string {
  const plain = (name ?? '').replace(/^.*[\\/]/, '').replace(/[\u0000-\u001f\u007f]/g, '').trim();
  return plain.slice(0, 200) || 'file';
}
