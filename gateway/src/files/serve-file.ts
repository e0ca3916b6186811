import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { notFound } from '@convivio/platform/errors';
import {
  FileMissing,
  InvalidFileKey,
  RangeNotSatisfiable,
} from '@convivio/platform/files/file-errors';
import type { ByteRange, FileInfo, Files, WantedRange } from '@convivio/platform/files/files';
import { isSignedFile } from '@convivio/platform/signed-link';
import { extendedValue } from '../http/extended-value.ts';

// Only what a browser shows without running anything is shown; the rest is downloaded.
const SHOWN = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'text/plain',
]);

/** How long a browser may keep what a signed link names: the link itself changes when a day is over. */
const BY_LINK = 'private, max-age=86400, immutable';

/** GET /files/{key}: serves what a signed path names, with byte ranges. */
export function serveSignedFile(files: Files, secret: string): RequestHandler {
  return async (request, response) => {
    const key = (request.params['key'] as unknown as string[]).join('/');
    if (!isSignedFile(key, request.query['until'], request.query['signature'], secret))
      throw gone();
    await sendFile(files, key, request, response, BY_LINK);
  };
}

/** Sends one file, the part that a Range header asks for, or for HEAD what there is to say about it. */
export async function sendFile(
  files: Files,
  key: string,
  request: Request,
  response: Response,
  cacheControl: string,
): Promise<void> {
  try {
    if (request.method === 'HEAD') {
      const info = await files.head(key);
      describe(response, info, null, cacheControl);
      return void response.end();
    }
    const range = await wantedRange(files, key, request);
    const file = await files.get(key, range ? { range } : {});
    describe(response, file, file.range, cacheControl);
    if (request.fresh) {
      file.stream.destroy();
      response.removeHeader('content-length');
      return void response.status(304).end();
    }
    await pipeline(file.stream, response);
  } catch (error) {
    if (error instanceof FileMissing || error instanceof InvalidFileKey) throw gone();
    if (error instanceof RangeNotSatisfiable)
      return void response.status(416).set('content-range', `bytes */${error.size}`).end();
    // The reader went away in mid-file.
    if ((error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    throw error;
  }
}

const gone = () => notFound('FILE_NOT_FOUND', 'This file does not exist or the link has expired.');

function describe(
  response: Response,
  file: FileInfo,
  range: ByteRange | null,
  cacheControl: string,
): void {
  const type = file.contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const shown = SHOWN.has(type);
  response.status(range ? 206 : 200).set({
    'content-type': !shown
      ? 'application/octet-stream'
      : type === 'text/plain'
        ? 'text/plain; charset=utf-8'
        : type,
    'content-length': String(range ? range.end - range.start + 1 : file.size),
    'content-disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${extendedValue(file.fileName ?? 'file')}`,
    'accept-ranges': 'bytes',
    etag: `"${file.etag}"`,
    // Packed on the way, the parts and the size of a file would no longer be those of the file.
    'cache-control': `${cacheControl}, no-transform`,
    'x-content-type-options': 'nosniff',
    // Browsers refuse to show a PDF in a sandbox; they run none of its scripts against this origin.
    'content-security-policy':
      type === 'application/pdf'
        ? "frame-ancestors 'self'"
        : "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${file.size}` }),
  });
}

/** The one range that was asked for. Several, a malformed one, and one of a file that has changed since are answered with the whole file. */
async function wantedRange(
  files: Files,
  key: string,
  request: Request,
): Promise<WantedRange | null> {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.range ?? '') ?? [];
  if (!first && !last) return null;
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== `"${(await files.head(key)).etag}"`) return null;
  if (!first) return { last: Number(last) };
  if (!last) return { start: Number(first) };
  return Number(first) <= Number(last) ? { start: Number(first), end: Number(last) } : null;
}
