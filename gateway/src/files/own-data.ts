import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EndedAccess } from '@convivio/platform/ended-access';
import { notFound } from '@convivio/platform/errors';
import { OWN_DATA_LINK_MS, type OwnDataFile } from '@convivio/platform/own-data';
import { askOwnData } from '@convivio/platform/own-data/ask';
import { isSignedFile } from '@convivio/platform/signed-link';
import { TextReader, ZipWriter } from '@zip.js/zip.js';
import type { RequestHandler } from 'express';

/**
 * GET /files/own-data/{user}: one zip with all that the services hold about somebody, for whoever has the signed path. It is written while it is sent and
 * kept nowhere; where a service breaks off, so does the download. A path that was given before the access of its user ended opens nothing any more.
 */
export function sendOwnData(
  addresses: Record<string, string>,
  secret: string,
  ended: Pick<EndedAccess, 'refusalOf'>,
): RequestHandler {
  return async (request, response) => {
    const userId = request.params['user'] as string;
    const { until, signature } = request.query;
    const isOver = () =>
      ended.refusalOf({ id: userId, sessionId: null, issuedAt: Number(until) - OWN_DATA_LINK_MS });
    if (!isSignedFile(`own-data/${userId}`, until, signature, secret) || isOver())
      throw notFound('FILE_NOT_FOUND', 'This file does not exist or the link has expired.');
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    const { signal } = leaving;
    // All are asked before anything is sent: one that is away is said, and leaves no half zip.
    const parts = await Promise.all(
      Object.values(addresses).map((url) =>
        askOwnData({ from: 'gateway', url, serviceSecret: secret, userId, signal }),
      ),
    );
    const day = new Date().toISOString().slice(0, 10);
    response.set({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="convivio-my-data-${day}.zip"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    await pipeline(Readable.fromWeb(zipOf(parts) as never), response).catch(() =>
      response.destroy(),
    );
  };
}

function zipOf(parts: AsyncIterable<OwnDataFile>[]): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = new ZipWriter(writable, { keepOrder: true, useWebWorkers: false });
  const write = async () => {
    for (const files of parts)
      for await (const { path, content } of files)
        await writer.add(
          path,
          typeof content === 'string'
            ? new TextReader(content)
            : (Readable.toWeb(Readable.from(content)) as ReadableStream<Uint8Array>),
        );
    await writer.close();
  };
  write().catch((error: unknown) => writable.abort(error).catch(() => {}));
  return readable;
}
