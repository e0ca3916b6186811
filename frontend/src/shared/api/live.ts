import { EventSourceParserStream } from 'eventsource-parser/stream';
import { getToken, isSignedIn } from '../session/access-token.ts';
import type { Connection, LiveEventName, LiveHandler } from './live-events.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** The server gives a sign of life every 20 seconds. A line without one is cut somewhere, though nobody has said so. */
const LONGEST_SILENCE_MS = 50_000;

type AnyHandler = (data: unknown) => void;

/** Waits, but not past the moment somebody looks at the page again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const seen = () => document.visibilityState === 'visible' && done();
    const done = () => {
      clearTimeout(timer);
      removeEventListener('visibilitychange', seen);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('visibilitychange', seen);
    signal.addEventListener('abort', done);
  });
}

/**
 * A line to the server's event stream. It opens with the first listener, comes back when it breaks,
 * and closes with the last.
 */
export function createLive(url: string) {
  const handlers = new Map<string, Set<AnyHandler>>();
  let stopReading: AbortController | null = null;
  let retry = () => {};
  // The page itself has just come from there.
  let connection: Connection = 'connected';

  const tell = (name: string, data: unknown) =>
    handlers.get(name)?.forEach((handle) => handle(data));
  const become = (next: Connection) => {
    if (next === connection) return;
    connection = next;
    tell('connection', next);
  };

  /** Reads until the line ends or breaks. */
  async function readOnce(
    signal: AbortSignal,
    opened: () => void,
    onSign: () => void,
  ): Promise<void> {
    const token = await getToken();
    if (!token) {
      // Who is signed in and gets no token cannot reach the login.
      if (await isSignedIn()) become('interrupted');
      return;
    }
    const response = await fetch(url, {
      signal,
      cache: 'no-store',
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    });
    // What stands before a server that is away answers for it.
    become(response.status < 500 ? 'connected' : 'interrupted');
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return;
    }
    opened();
    onSign();
    const reader = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: onSign }))
      .getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      if (value.event) tell(value.event, JSON.parse(value.data));
    }
  }

  async function keepReading(signal: AbortSignal) {
    let wait = FIRST_WAIT_MS;
    let openedBefore = false;
    while (!signal.aborted) {
      const round = new AbortController();
      const over = { signal: round.signal };
      retry = () => {
        wait = FIRST_WAIT_MS;
        round.abort();
      };
      const lose = () => {
        become('interrupted');
        // Networks differ in what they call offline: only a try tells.
        retry();
      };
      signal.addEventListener('abort', retry, over);
      addEventListener('online', retry, over);
      addEventListener('offline', lose, over);
      let open = false;
      let silence: ReturnType<typeof setTimeout> | undefined;
      const opened = () => {
        tell(openedBefore ? 'reconnected' : 'opened', null);
        open = openedBefore = true;
        wait = FIRST_WAIT_MS;
      };
      const onSign = () => {
        clearTimeout(silence);
        silence = setTimeout(retry, LONGEST_SILENCE_MS);
      };
      await readOnce(round.signal, opened, onSign).catch(
        () => open || round.signal.aborted || become('interrupted'),
      );
      clearTimeout(silence);
      await pause(wait * (0.5 + Math.random() / 2), round.signal);
      wait = round.signal.aborted ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
      round.abort();
    }
  }

  return {
    /** Calls back for every event of this name; returns how to stop. */
    on<Name extends LiveEventName>(name: Name, handler: LiveHandler<Name>): () => void {
      const listening = handlers.get(name) ?? new Set();
      handlers.set(name, listening.add(handler as AnyHandler));
      if (!stopReading) void keepReading((stopReading = new AbortController()).signal);
      return () => {
        listening.delete(handler as AnyHandler);
        if ([...handlers.values()].some((set) => set.size > 0)) return;
        stopReading?.abort();
        stopReading = null;
      };
    },
    connection: () => connection,
    /** Opens the line anew, without waiting. */
    retry: () => retry(),
  };
}

export const live = createLive('/api/stream');
