import type { Line } from './line/keep-open.ts';
import { openLine } from './line/open-line.ts';
import type { Connection, LiveEventName, LiveHandler } from './live-events.ts';

type AnyHandler = (data: unknown) => void;

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
    openLine(url, {
      onEvent: tell,
      onConnection: become,
      onOpen: (again) => tell(again ? 'reconnected' : 'opened', null),
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
