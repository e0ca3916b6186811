import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Whether the server says that there is no such thing, or none for this person. */
export const isMissing = (error: unknown): boolean => says(error, 404, /NOT_FOUND$/);

/** Whether the server would rather know first who asks. */
export const needsSignIn = (error: unknown): boolean => says(error, 401, /^UNAUTHENTICATED$/);

/** Whether the server refuses with this code. */
export const hasCode = (error: unknown, code: string): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.['code'] === code);

function says(error: unknown, status: number, code: RegExp): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(
      ({ extensions }) =>
        extensions?.['status'] === status || code.test(String(extensions?.['code'])),
    )
  );
}
