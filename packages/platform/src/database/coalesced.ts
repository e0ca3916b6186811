export interface Coalesced {
  /** Begins a run, or asks for one more behind that which is under way. */
  run(): void;
  /** Begins none any more, and waits for the one that is under way. */
  close(): Promise<void>;
}

/**
 * Work of which one run at a time is enough: however often it is asked for during a run, one more
 * follows. What a run throws goes to `failed`, until it is closed.
 */
export function coalesced(
  perform: () => Promise<void>,
  failed: (error: unknown) => void,
): Coalesced {
  let closed = false;
  let running: Promise<void> | null = null;
  let again = false;

  function run(): void {
    if (closed) return;
    if (running) {
      again = true;
      return;
    }
    running = perform()
      .catch((error: unknown) => {
        if (!closed) failed(error);
      })
      .finally(() => {
        running = null;
        if (!again) return;
        again = false;
        run();
      });
  }

  return {
    run,
    async close() {
      closed = true;
      await running;
    },
  };
}
