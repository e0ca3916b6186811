import type { BusFile } from './bus-file.ts';

/** Open buses of this process by file: they tell each other at once, other processes are noticed by polling. */
const inThisProcess = new Map<string, Set<() => void>>();

/** Calls `noticed` when the file changed, by whomever. */
export function followChanges({ database, place }: BusFile, noticed: () => void) {
  const version = database.prepare('PRAGMA data_version');
  const readVersion = () => (version.get() as { data_version: number }).data_version;
  const siblings = inThisProcess.get(place) ?? new Set();
  inThisProcess.set(place, siblings.add(noticed));
  let telling = false;
  let seenVersion = -1;

  return {
    /** Tells all open buses of this process once for all that changes in one turn of the loop. */
    changed(): void {
      if (telling) return;
      telling = true;
      setImmediate(() => {
        telling = false;
        siblings.forEach((notice) => notice());
      });
    },
    hasSiblings: () => siblings.size > 1,
    /** Looks whether another process has changed it. */
    poll(): void {
      const now = readVersion();
      if (now === seenVersion) return;
      seenVersion = now;
      noticed();
    },
    /** Reads something of the file: throws where that is not possible. */
    probe: () => void readVersion(),
    unfollow(): void {
      siblings.delete(noticed);
      if (!siblings.size) inThisProcess.delete(place);
    },
  };
}
