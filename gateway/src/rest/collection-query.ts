import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import { fieldReader, inputFields } from './openapi/input-fields.ts';
import type { RestCall } from './route.ts';

/** Whose things a list shows, as the operation that reads it says. */
export function collectionQuery(operation: DocumentNode): z.ZodObject {
  const field = inputFields(operation).find(({ name }) => name === 'collection')!;
  return z.object({ collection: fieldReader(field, 'query') });
}

/** What a request says of it. */
export const collectionIn = ({
  query,
}: Pick<RestCall<unknown>, 'query'>): { collection: string | null } => ({
  collection: (query as { collection?: string }).collection ?? null,
});
