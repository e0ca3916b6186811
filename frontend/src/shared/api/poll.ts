import { live } from './live.ts';
import { isMissing } from './error-kinds.ts';
import { pollDelay } from './poll-delay.ts';

interface Polling {
  /** Looks once and says whether there is more to come. */
  look: () => Promise<boolean>;
  /**
   * What kept a look from its answer. It is looked at again all the same, except where it is
   * `gone`: one that is not known will not become so.
   */
  onFailure?: (error: unknown, gone: boolean) => void;
  /** Ends it; a look under way is not heard of any more. */
  signal: AbortSignal;
}

/**
 * Looks at something under way at once, less and less often by itself, and whenever the returned
 * function is called: when there is news of it.
 */
export function poll({ look, onFailure, signal }: Polling): () => void {
  let looks = 0;
  let looking = false;
  let missed = false;
  let over = signal.aborted;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lookOnce = async () => {
    clearTimeout(timer);
    if (over) return;
    if (looking) return void (missed = true);
    looking = true;
    missed = false;
    const more = await look().catch((error: unknown) => {
      const gone = isMissing(error);
      if (!signal.aborted) onFailure?.(error, gone);
      return !gone;
    });
    looking = false;
    if (over) return;
    if (!more) return end();
    // What was told meanwhile may be newer than the answer.
    if (missed) void lookOnce();
    else timer = setTimeout(() => void lookOnce(), pollDelay((looks += 1)));
  };
  const lookNow = () => void lookOnce();
  // What was told while the line was down is not told again.
  const stopListening = over ? () => {} : live.on('reconnected', lookNow);
  function end() {
    over = true;
    clearTimeout(timer);
    stopListening();
    signal.removeEventListener('abort', end);
  }
  signal.addEventListener('abort', end);
  lookNow();
  return lookNow;
}
