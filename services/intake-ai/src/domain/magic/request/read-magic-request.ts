import { notFound } from '@convivio/platform/errors';
import type { MagicRequest } from './magic-request.ts';
import type { MagicStore } from './magic-store.ts';

/** One of the reader's own requests; anybody else's is not found, nor is one that is older than a day. */
export async function readMagicRequest(
  store: Pick<MagicStore, 'find'>,
  ownerId: string,
  id: number,
): Promise<MagicRequest> {
  const request = await store.find(id);
  if (request?.ownerId !== ownerId)
    throw notFound(
      'MAGIC_REQUEST_NOT_FOUND',
      'This magic recipe does not exist, or was made more than a day ago.',
    );
  return request;
}
