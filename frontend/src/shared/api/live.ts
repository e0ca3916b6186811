import { EventSourceParserStream } from 'eventsource-parser/stream';
import { getToken, isLoginReached, isSignedIn, tokenInsteadOf } from '../session/access-token.ts';
import { keepOpen, type Line, type Reading } from './keep-open.ts';
import type { Connection, LiveEventName, LiveHandler } from './live-events.ts';

type AnyHandler = (data: unknown) => void;

/** What reading the event stream finds out. */
interface StreamFindings {
  onEvent: (name: string, data: unknown) => void;
  onConnection: (connection: Connection) => void;
}

/** Reads until the line ends or breaks. */
async function readEvents(
  url: string,
  { signal, onOpen, onSign }: Reading,
  { onEvent, onConnection }: StreamFindings,
): Promise<void> {
  const token = await getToken();
  if (!token) {
    // Who is signed in and gets no token cannot reach the login; nor can whom the device remembers.
    if ((await isSignedIn()) || !(await isLoginReached())) onConnection('interrupted');
    return;
  }
  const response = await fetch(url, {
    signal,
    cache: 'no-store',
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
  });
  // What stands before a server that is away answers for it.
  onConnection(response.status < 500 ? 'connected' : 'interrupted');
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    // The session may have been ended elsewhere: the login knows, and a page in which nobody moves finds out too.
    if (response.status === 401) await tokenInsteadOf(token);
    return;
  }
  onOpen();
  onSign();
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ onComment: onSign }))
    .getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    if (value.event) onEvent(value.event, JSON.parse(value.data));
  }
}

/**
 * A line to the server's event stream. It opens with the first listener, comes back when it breaks,
 * and closes with the last.
 */
export function createLive(url: string) {
  const handlers = new Map<string, Set<AnyHandler>>();
  let line: Line | null = null;
  // The page itself has just come from there.
  let connection: Connection = 'connected';

  const tell = (name: string, data: unknown) =>
    handlers.get(name)?.forEach((handle) => handle(data));
  const become = (next: Connection) => {
    if (next === connection) return;
    connection = next;
    tell('connection', next);
  };
  const open = () =>
    keepOpen({
      read: (reading) => readEvents(url, reading, { onEvent: tell, onConnection: become }),
      onOpen: (again) => tell(again ? 'reconnected' : 'opened', null),
      onInterruption: () => become('interrupted'),
    });

  return {
    /** Calls back for every event of this name; returns how to stop. */
    on<Name extends LiveEventName>(name: Name, handler: LiveHandler<Name>): () => void {
      const listening = handlers.get(name) ?? new Set();
      handlers.set(name, listening.add(handler as AnyHandler));
      line ??= open();
      return () => {
        listening.delete(handler as AnyHandler);
        if ([...handlers.values()].some((set) => set.size > 0)) return;
        line?.close();
        line = null;
      };
    },
    connection: () => connection,
    /** Opens the line anew, without waiting. */
    retry: () => line?.retry(),
  };
}

export const live = createLive('/api/stream');
