import { pipeline } from 'node:stream/promises';
import type { RequestHandler, Response } from 'express';
import { notFound } from '@convivio/platform/errors';
import { FileMissing, InvalidFileKey, RangeNotSatisfiable } from '@convivio/platform/files/file-errors';
import type { Files, WantedRange } from '@convivio/platform/files/files';
import { isSignedFile } from '@convivio/platform/signed-link';

// Only what a browser shows without running anything is shown; the rest is downloaded.
const SHOWN = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'text/plain']);

/** GET /files/{key}: serves what a signed path names, with byte ranges. */
export function serveSignedFile(files: Files, secret: string): RequestHandler {
  return async (request, response) => {
    const key = (request.params['key'] as unknown as string[]).join('/');
    if (!isSignedFile(key, request.query['until'], request.query['signature'], secret)) throw gone();
    await sendFile(files, key, request.headers.range, response);
  };
}

/** Sends one file, or the part that a Range header asks for. */
export async function sendFile(files: Files, key: string, range: string | undefined, response: Response): Promise<void> {
  try {
    const wanted = wantedRange(range);
    const file = await files.get(key, wanted ? { range: wanted } : {});
    const type = SHOWN.has(file.contentType) ? file.contentType : 'application/octet-stream';
    response.status(file.range ? 206 : 200).set({
      'content-type': type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
      'content-length': String(file.range ? file.range.end - file.range.start + 1 : file.size),
      'content-disposition': `${SHOWN.has(type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.fileName ?? 'file')}`,
      'accept-ranges': 'bytes',
      etag: `"${file.etag}"`,
      'cache-control': 'private, max-age=86400, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      ...(file.range && { 'content-range': `bytes ${file.range.start}-${file.range.end}/${file.size}` }),
    });
    await pipeline(file.stream, response);
  } catch (error) {
    if (error instanceof FileMissing || error instanceof InvalidFileKey) throw gone();
    if (error instanceof RangeNotSatisfiable) return void response.status(416).end();
    // The reader went away in mid-file.
    if ((error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    throw error;
  }
}

const gone = () => notFound('FILE_NOT_FOUND', 'This file does not exist or the link has expired.');

function wantedRange(header: string | undefined): WantedRange | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first) return { start: Number(first), ...(last && { end: Number(last) }) };
  return last ? { last: Number(last) } : null;
}
