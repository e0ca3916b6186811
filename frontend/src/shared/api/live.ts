import { EventSourceParserStream } from 'eventsource-parser/stream';
import { getToken } from '../session/access-token.ts';
import type { LiveEventName, LiveHandler } from './live-events.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

type AnyHandler = (data: unknown) => void;

/** Waits, but not past the moment the network comes back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/** A line to the server's event stream. It opens with the first listener, comes back when it breaks, and closes with the last. */
export function createLive(url: string) {
  const handlers = new Map<string, Set<AnyHandler>>();
  let stopReading: AbortController | null = null;

  const tell = (name: string, data: unknown) => handlers.get(name)?.forEach((handle) => handle(data));

  /** Reads until the line ends or breaks. */
  async function readOnce(signal: AbortSignal, opened: () => void): Promise<void> {
    const token = await getToken();
    if (!token) return;
    const response = await fetch(url, { signal, cache: 'no-store', headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` } });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return;
    }
    opened();
    const reader = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (value.event) tell(value.event, JSON.parse(value.data));
    }
  }

  async function keepReading(signal: AbortSignal) {
    let wait = FIRST_WAIT_MS;
    let openedBefore = false;
    const opened = () => {
      if (openedBefore) tell('reconnected', null);
      openedBefore = true;
      wait = FIRST_WAIT_MS;
    };
    while (!signal.aborted) {
      await readOnce(signal, opened).catch(() => {});
      if (signal.aborted) return;
      await pause(wait * (0.5 + Math.random() / 2), signal);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
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
  };
}

export const live = createLive('/api/stream');
