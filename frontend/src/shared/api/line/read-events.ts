import {
  getToken,
  isLoginReached,
  isSignedIn,
  tokenInsteadOf,
} from '../../session/access-token.ts';
import { lazyCode } from '../../lazy/lazy-code.ts';
import { whenIdle } from '../../lazy/when-idle.ts';
import type { Connection } from '../live-events.ts';
import type { Reading } from './keep-open.ts';

/** On a page that is never idle events are read after so long all the same. */
const LATEST_MS = 2_000;

const parser = lazyCode(() => import('eventsource-parser/stream'));

/** What reading the event stream finds out. */
export interface StreamFindings {
  onEvent: (name: string, data: unknown) => void;
  onConnection: (connection: Connection) => void;
}

/**
 * Reads until the line ends or breaks. It opens at once, so that what a page reads meanwhile is not read twice; what comes over it waits
 * for the code that parses it, which comes behind what the page shows.
 */
export async function readEvents(
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
  if (!parser.fetched()) await new Promise<void>((resolve) => whenIdle(resolve, LATEST_MS));
  const { EventSourceParserStream } = await parser.fetch();
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
