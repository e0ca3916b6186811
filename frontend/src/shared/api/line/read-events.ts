import { EventSourceParserStream } from 'eventsource-parser/stream';
import {
  getToken,
  isLoginReached,
  isSignedIn,
  tokenInsteadOf,
} from '../../session/access-token.ts';
import type { Connection } from '../live-events.ts';
import type { Reading } from './keep-open.ts';

/** What reading the event stream finds out. */
export interface StreamFindings {
  onEvent: (name: string, data: unknown) => void;
  onConnection: (connection: Connection) => void;
}

/** Reads until the line ends or breaks. */
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
