import type { z } from 'zod';
import { malformed } from '@convivio/platform/errors';

/** A request body as its schema has it. Throws 400 naming each field that does not hold. */
export const readBody = <T extends z.ZodType>(schema: T, body: unknown): z.infer<T> =>
  readAs(schema, body ?? {}, 'FIELDS_INVALID', 'Check what was sent');

/** The parameters of an address as their schema has them. Throws 400 naming each that does not hold. */
export const readQuery = <T extends z.ZodType>(schema: T, query: unknown): z.infer<T> =>
  readAs(schema, query, 'QUERY_INVALID', 'Check the parameters');

function readAs<T extends z.ZodType>(
  schema: T,
  given: unknown,
  code: string,
  lead: string,
): z.infer<T> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]),
  );
  const troubles = Object.entries(fields).map(([name, message]) => `${name} ${message}`);
  throw malformed(code, `${lead}: ${troubles.join(', ')}.`, fields);
}
