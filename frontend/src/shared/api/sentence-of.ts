import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { NO_CONNECTION } from './no-connection.ts';
import { RestError } from './rest-error.ts';

/** A failure told in an answer that itself succeeded. Its message is the server's sentence for a person. */
export class ToldFailure extends Error {}

/** What to tell a person about any failed call: the server's own sentence where it sent one. */
export function sentenceOf(error: unknown, fallback: string): string {
  if (error instanceof RestError) return error.sentence ?? fallback;
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message || fallback;
  if (ServerError.is(error))
    return new RestError(error.statusCode, error.bodyText, '').sentence ?? fallback;
  if (error instanceof ToldFailure) return error.message;
  if (error instanceof TypeError) return NO_CONNECTION;
  return fallback;
}
