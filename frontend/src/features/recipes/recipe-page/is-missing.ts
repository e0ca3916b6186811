import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Whether the server says that there is no such thing, or none for this person. */
export function isMissing(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['status'] === 404 || /NOT_FOUND$/.test(String(extensions?.['code'])));
}
