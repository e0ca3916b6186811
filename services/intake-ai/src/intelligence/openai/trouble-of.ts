import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
} from 'openai';
import type { ProviderTrouble } from '../../domain/provider/provider-trouble.ts';

/** An answer came, but not one that can be used. */
export class UnusableAnswer extends Error {
  readonly trouble: ProviderTrouble;

  constructor(trouble: ProviderTrouble, message: string) {
    super(message);
    this.name = 'UnusableAnswer';
    this.trouble = trouble;
  }
}

/** What is the matter with a provider that threw this. */
export function troubleOf(error: unknown): ProviderTrouble {
  if (error instanceof UnusableAnswer) return error.trouble;
  if (causes(error).some((cause) => nameOf(cause) === 'AnswerTooLarge')) return 'malformed';
  if (
    error instanceof APIConnectionTimeoutError ||
    error instanceof APIUserAbortError ||
    nameOf(error) === 'TimeoutError' ||
    nameOf(error) === 'AbortError'
  )
    return 'timeout';
  if (error instanceof RateLimitError) return 'busy';
  // A wrong key, a model that does not exist, a request it does not understand: trying again will not help.
  if (
    error instanceof AuthenticationError ||
    error instanceof PermissionDeniedError ||
    error instanceof NotFoundError
  )
    return 'misconfigured';
  if (error instanceof APIConnectionError) return 'unreachable';
  if (error instanceof APIError && typeof error.status === 'number')
    return error.status >= 500 ? 'failing' : 'misconfigured';
  return 'malformed';
}

function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at && chain.length < 5; at = (at as { cause?: unknown }).cause)
    chain.push(at);
  return chain;
}

const nameOf = (error: unknown) => (error as { name?: unknown } | null)?.name;
