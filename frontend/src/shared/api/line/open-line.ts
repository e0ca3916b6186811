import { onSignedOut } from '../../session/access-token.ts';
import { signedInCook } from '../../session/signed-in-cook.ts';
import { keepOpen, type Line } from './keep-open.ts';
import { readEvents, type StreamFindings } from './read-events.ts';
import { canShareLine, openWindows, type Windows } from './windows.ts';

interface LineFindings extends StreamFindings {
  /** `again` where the line was open before. */
  onOpen: (again: boolean) => void;
}

/**
 * Opens a line to the event stream. A browser has six connections to one server, so all its windows
 * of one cook share a line: whichever holds the lock reads, and tells the others. The lock passes on
 * by itself when its window goes. Browsers without locks or channels give each window a line of its own.
 */
export function openLine(url: string, { onOpen, ...findings }: LineFindings): Line {
  let windows: Windows | null = null;
  const own = keepOpen({
    async read(reading) {
      const cook = await signedInCook();
      if (reading.signal.aborted) return;
      if (cook !== windows?.cook) {
        windows?.close();
        windows = cook !== null && canShareLine() ? openWindows(cook, findings, own.retry) : null;
      }
      await (windows === null
        ? readEvents(url, reading, findings)
        : windows.read(reading, (...forAll) => readEvents(url, ...forAll)));
    },
    onOpen,
    onInterruption: () => findings.onConnection('interrupted'),
  });
  // Nothing more is told of a cook who has left.
  const stopListening = onSignedOut(own.retry);
  return {
    retry() {
      windows?.hurry();
      own.retry();
    },
    close() {
      stopListening();
      own.close();
      windows?.close();
    },
  };
}
