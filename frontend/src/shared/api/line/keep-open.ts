const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** The server gives a sign of life every 20 seconds. A line without one is cut somewhere, though nobody has said so. */
const LONGEST_SILENCE_MS = 50_000;
/** A tab that nobody looks at takes no part for longer: where each has a line of its own it would keep one of the six connections to a server. */
const LONGEST_UNSEEN_MS = 10_000;

/** Why a reading is broken off that has heard nothing for too long. */
export const SILENCE = 'silence';

/** One reading of a line, which its signal breaks off. */
export interface Reading {
  signal: AbortSignal;
  /** The line stands. */
  onOpen: () => void;
  /** Something came, be it a sign of life alone. */
  onSign: () => void;
}

interface LineParts {
  /** Reads until the line ends or breaks. */
  read: (reading: Reading) => Promise<void>;
  onOpen: (again: boolean) => void;
  /** It does not come to stand, or the browser says it is offline. */
  onInterruption: () => void;
}

export interface Line {
  /** Opens it anew, without waiting. */
  retry: () => void;
  close: () => void;
}

/** Keeps a line open while the page is looked at: one that ends, breaks or falls silent is read anew, after waits that grow. */
export function keepOpen({ read, onOpen, onInterruption }: LineParts): Line {
  const closing = new AbortController();
  const { signal: closed } = closing;
  let round = new AbortController();
  let wait = FIRST_WAIT_MS;
  let openedBefore = false;

  const breakOff = (reason?: string) => {
    wait = FIRST_WAIT_MS;
    round.abort(reason);
  };
  const retry = () => breakOff();
  const lose = () => {
    onInterruption();
    // Networks differ in what they call offline: only a try tells.
    retry();
  };
  addEventListener('online', retry, { signal: closed });
  addEventListener('offline', lose, { signal: closed });
  whenUnseen(retry, closed);

  async function readOnce(signal: AbortSignal): Promise<void> {
    let open = false;
    const silence = silenceClock(() => breakOff(SILENCE));
    const reading = {
      signal,
      onOpen: () => {
        onOpen(openedBefore);
        open = openedBefore = true;
        wait = FIRST_WAIT_MS;
      },
      onSign: silence.restart,
    };
    await read(reading).catch(() => open || signal.aborted || onInterruption());
    silence.stop();
  }

  async function keepReading(): Promise<void> {
    while (!closed.aborted) {
      if (!isSeen()) await pause(undefined, closed);
      const { signal } = (round = new AbortController());
      await readOnce(signal);
      await pause(wait * (0.5 + Math.random() / 2), signal);
      wait = signal.aborted ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
      // A reading that failed halfway leaves nothing open behind it.
      round.abort();
    }
  }
  void keepReading();

  return {
    retry,
    close: () => {
      closing.abort();
      retry();
    },
  };
}

/** Calls back when it was not started anew for too long. */
function silenceClock(callback: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    restart() {
      stop();
      timer = setTimeout(callback, LONGEST_SILENCE_MS);
    },
    stop,
  };
}

const isSeen = () => document.visibilityState === 'visible';

/** Calls back each time that nobody has looked at the page for too long, until the signal. */
function whenUnseen(callback: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (!signal.aborted && !isSeen()) timer = setTimeout(callback, LONGEST_UNSEEN_MS);
  };
  addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', look);
}

/** Waits, but not past the moment somebody looks at the page again; without a time, until then. */
function pause(milliseconds: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const seen = () => isSeen() && done();
    const done = () => {
      clearTimeout(timer);
      removeEventListener('visibilitychange', seen);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = milliseconds === undefined ? undefined : setTimeout(done, milliseconds);
    addEventListener('visibilitychange', seen);
    signal.addEventListener('abort', done);
  });
}
