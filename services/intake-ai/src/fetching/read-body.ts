import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { fetchFailures } from './fetch-failures.ts';

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The whole body, unpacked; stops reading past the limit, so that a small download cannot grow without bounds. */
export async function readBody(
  { headers, body }: Dispatcher.ResponseData,
  limitBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Letting go early is an error to the stream, and without a listener one to the process.
  body.on('error', () => undefined);
  try {
    for await (const chunk of unpacked(body, headers['content-encoding'])) {
      size += chunk.length;
      if (size > limitBytes) throw fetchFailures.tooLarge();
      chunks.push(chunk);
    }
  } finally {
    body.destroy();
  }
  return Buffer.concat(chunks);
}

function unpacked(
  body: Readable,
  encoding: string | string[] | undefined,
): AsyncIterable<Uint8Array> {
  const name =
    String(encoding ?? 'identity')
      .trim()
      .toLowerCase() || 'identity';
  if (name === 'identity') return body;
  const decoder = decoders[name]?.();
  if (!decoder) throw fetchFailures.unreadable();
  return body.on('error', (error: Error) => decoder.destroy(error)).pipe(decoder);
}
