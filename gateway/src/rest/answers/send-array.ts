import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Sends a JSON array in parts as they come, so that a library of any size takes little memory. What fails before the first part throws;
 * what fails later cuts the connection, because half an array must not look like a whole one.
 */
export async function sendArray(
  response: Response,
  parts: AsyncIterator<readonly unknown[]>,
): Promise<void> {
  const first = await parts.next();
  response.status(200).set('content-type', 'application/json; charset=utf-8');
  async function* text(): AsyncGenerator<string> {
    let joint = '[';
    for (let part = first; !part.done; part = await parts.next()) {
      if (part.value.length === 0) continue;
      yield joint + part.value.map((item) => JSON.stringify(item)).join();
      joint = ',';
    }
    yield joint === '[' ? '[]' : ']';
  }
  try {
    await pipeline(Readable.from(text(), { objectMode: false }), response);
  } catch (error) {
    // The reader went away; or there is nobody left to tell.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
