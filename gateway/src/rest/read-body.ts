import type { z } from 'zod';
import { malformed } from '@convivio/platform/errors';

/** A request body as its schema has it. Throws 400 naming each field that does not hold. */
export function readBody<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const result = schema.safeParse(body ?? {});
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]),
  );
  throw malformed(
    'FIELDS_INVALID',
    `Check what was sent: ${Object.entries(fields)
      .map(([name, message]) => `${name} ${message}`)
      .join(', ')}.`,
    fields,
  );
}
