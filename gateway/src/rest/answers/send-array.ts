import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

type Parts = AsyncIterator<readonly unknown[]>;

/**
 * Sends a JSON array in parts as they come, so that a library of any size takes little memory. What fails before the first part throws;
 * what fails later cuts the connection, because half an array must not look like a whole one.
 */
export async function sendArray(response: Response, parts: Parts): Promise<void> {
  await sendParts(response, parts, '[', ']');
}

/** Sends a JSON object with a long array behind its other fields, which is sent as `sendArray` does. */
export async function sendWithArray(
  response: Response,
  others: object,
  name: string,
  parts: Parts,
): Promise<void> {
  const opened = JSON.stringify(others).slice(0, -1);
  const joint = opened === '{' ? '' : ',';
  await sendParts(response, parts, `${opened}${joint}${JSON.stringify(name)}:[`, ']}');
}

async function sendParts(
  response: Response,
  parts: Parts,
  before: string,
  behind: string,
): Promise<void> {
  const first = await parts.next();
  response.set('content-type', 'application/json; charset=utf-8');
  async function* text(): AsyncGenerator<string> {
    let joint = before;
    for (let part = first; !part.done; part = await parts.next()) {
      if (part.value.length === 0) continue;
      yield joint + part.value.map((item) => JSON.stringify(item)).join();
      joint = ',';
    }
    yield joint === before ? before + behind : behind;
  }
  try {
    await pipeline(Readable.from(text(), { objectMode: false }), response);
  } catch (error) {
    // The reader went away; or there is nobody left to tell.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
