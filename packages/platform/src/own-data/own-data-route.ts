import type { RequestHandler } from 'express';
import { malformed } from '../errors.ts';
import { requireService, type Verify } from '../identity/identity.ts';
import type { OwnData } from './own-data.ts';

/** Where a service answers, beside `/graphql`. */
export const OWN_DATA_PATH = '/own-data';

/**
 * GET /own-data?user=…: what a service holds about a user, for other services of the product. A line of JSON opens a file, `{ path }`; those behind it
 * carry its bytes, `{ bytes }` in base64; the last says that nothing is missing, `{ done: true }`.
 */
export function ownDataRoute(ownData: OwnData, verify: Verify): RequestHandler {
  return async (request, response) => {
    requireService(await verify(request.headers.authorization));
    const { user } = request.query;
    if (typeof user !== 'string' || !user) throw malformed('USER_MISSING', 'Whose data?');
    response.type('application/x-ndjson');
    const write = (line: object) =>
      response.write(`${JSON.stringify(line)}\n`) || drained(response);
    try {
      for await (const { path, content } of ownData(user)) {
        await write({ path });
        if (typeof content === 'string')
          await write({ bytes: Buffer.from(content).toString('base64') });
        else
          for await (const chunk of content)
            await write({ bytes: Buffer.from(chunk).toString('base64') });
      }
      response.end(`${JSON.stringify({ done: true })}\n`);
    } catch (error) {
      // Too late for another answer: whoever reads finds that the last line is missing.
      if (response.headersSent) response.destroy();
      throw error;
    }
  };
}

/** Resolves when more can be written; rejects when whoever reads has left. */
function drained(response: Parameters<RequestHandler>[1]): Promise<void> {
  return new Promise((resolve, reject) => {
    const left = () => reject(new Error('the reader has left'));
    response.once('close', left);
    response.once('drain', () => {
      response.off('close', left);
      resolve();
    });
    if (response.destroyed) left();
  });
}
