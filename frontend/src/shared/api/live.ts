import { lazyCode } from '../lazy/lazy-code.ts';
import { whenIdle } from '../lazy/when-idle.ts';
import type { Line } from './line/keep-open.ts';
import type { LineFindings } from './line/open-line.ts';
import type { Connection, LiveEventName, LiveHandler } from './live-events.ts';

type AnyHandler = (data: unknown) => void;

/** A page that is never idle hears of changes after so long all the same. */
const LATEST_MS = 2_000;
/** Code that did not come is asked for again after so long. */
const CODE_WAIT_MS = 5_000;

const lineCode = lazyCode(() => import('./line/open-line.ts'));

/** Opens a line. Its code comes behind what the page shows; without it there is no connection. */
function openWhenIdle(url: string, findings: LineFindings): Line {
  let opened: Line | null = null;
  let closed = false;
  let stopWaiting = () => {};
  const fetchCode = async () => {
    stopWaiting();
    try {
      const { openLine } = await lineCode.fetch();
      if (!closed) opened ??= openLine(url, findings);
    } catch {
      if (closed) return;
      findings.onConnection('interrupted');
      const timer = setTimeout(fetchCode, CODE_WAIT_MS);
      stopWaiting = () => clearTimeout(timer);
    }
  };
  stopWaiting = whenIdle(() => void fetchCode(), LATEST_MS);
  return {
    retry: () => (opened ? opened.retry() : void fetchCode()),
    close() {
      closed = true;
      stopWaiting();
      opened?.close();
    },
  };
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
    openWhenIdle(url, {
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
