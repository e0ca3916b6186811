/** Set by the client's protocol: whether another try may help. */
const SHOULD_RETRY = 'x-should-retry';
/** Marks an answer whose pause nobody waits for. */
export const TOO_LONG = 'x-pause-too-long';

/**
 * Fetches, and keeps the client from waiting where waiting is in vain: a pause that is longer than what is left of the call,
 * and a credit that is used up.
 */
export function patientFetch(fetchIt: typeof fetch, deadline: number): typeof fetch {
  return async (input, init) => {
    const response = await fetchIt(input, init);
    if (response.status !== 429 && response.status < 500) return response;
    const body = await response.text();
    const headers = new Headers(response.headers);
    const pause = pauseOf(headers);
    if (isSpent(response.status, body)) headers.set(SHOULD_RETRY, 'false');
    else if (pause !== null && performance.now() + pause >= deadline) {
      headers.set(SHOULD_RETRY, 'false');
      headers.set(TOO_LONG, 'true');
    }
    return new Response(body, { status: response.status, headers });
  };
}

/** For how many milliseconds a provider asks to be left alone; null where it does not say. */
function pauseOf(headers: Headers): number | null {
  const inMs = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (Number.isFinite(inMs)) return inMs;
  const after = headers.get('retry-after');
  if (after === null) return null;
  const pause = /^\s*[\d.]+\s*$/.test(after)
    ? Number(after) * 1_000
    : Date.parse(after) - Date.now();
  return Number.isFinite(pause) ? Math.max(0, pause) : null;
}

const spentWords =
  /insufficient_quota|billing_hard_limit_reached|billing_not_active|insufficient (?:balance|funds|credits)|credit balance is too low/i;

/** Whether there is no money left with the provider, by the status and the words of its answer. */
export function isSpent(status: number, words: string): boolean {
  return status === 402 || spentWords.test(words);
}
