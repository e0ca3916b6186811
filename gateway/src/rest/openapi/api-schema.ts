import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';

/** What the gateway serves, without what services alone may ask. */
export const apiSchema = buildSchema(
  readFileSync(new URL('../../generated/api.graphql', import.meta.url), 'utf8'),
  { assumeValid: true },
);
