import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import type { ProviderTrouble } from '../../domain/provider/provider-trouble.ts';
import { isSpent, TOO_LONG } from './patient-fetch.ts';

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
  if (error instanceof APIConnectionError) return 'unreachable';
  if (error instanceof APIError && typeof error.status === 'number')
    return troubleOfAnswer(error, error.status);
  return 'malformed';
}

/** By status and words: those of a wrong model and of a spent credit differ from provider to provider. */
function troubleOfAnswer({ headers, code, message }: APIError, status: number): ProviderTrouble {
  const words = `${code ?? ''} ${message}`;
  if (isSpent(status, words)) return 'quota';
  if (headers?.get(TOO_LONG)) return 'paused';
  if (status === 429) return 'busy';
  if (status >= 500) return 'failing';
  if (status === 401) return 'misconfigured';
  if (wrongModelWords.test(words)) return 'wrong-model';
  if (status === 403) return 'misconfigured';
  return status === 404 ? 'wrong-address' : 'not-accepted';
}

/** "model_not_found", "The model `x` does not exist", "model 'x' not found", "invalid model ID", "x is not a valid model ID". */
const wrongModelWords =
  /model_not_found|\bmodel\b[^\n]{0,200}\b(?:does not exist|not found|not exist|unknown|not supported|not available)\b|\b(?:invalid|unknown|no such|not a valid) model\b/i;

function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at && chain.length < 5; at = (at as { cause?: unknown }).cause)
    chain.push(at);
  return chain;
}

const nameOf = (error: unknown) => (error as { name?: unknown } | null)?.name;
