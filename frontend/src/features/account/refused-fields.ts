import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What the server says of single fields, by their names; nothing where it does not. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const fields = error.errors[0]?.extensions?.['fields'];
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
}
