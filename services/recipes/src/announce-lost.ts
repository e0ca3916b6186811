import { startAnnouncingLost } from '@convivio/platform/lost-work';
import type { ServiceContext } from '@convivio/platform/service';
import type { Stores } from './open-stores.ts';

/**
 * A message that is there comes again after five minutes at most, and a run that lives comes
 * further within five, or is ended: who was not touched for so much longer has no message, or
 * waits in a long queue, where a second message does no harm.
 */
const UNTOUCHED_MS = 60 * 60_000;
/** A recipe is analysed within seconds of its message, unless the provider is asked of what is in it. */
const UNANALYSED_MS = 15 * 60_000;
/** What could not be analysed in any try may be by then: by another version, or because what was in the way is gone. */
const FAILED_MS = 24 * 60 * 60_000;

/** Announces again what waits for longer than it should, until it is closed. */
export function announceLost(
  { imports, exports, announceUnanalysed, announceFailed }: Stores,
  { log }: Pick<ServiceContext<unknown>, 'log'>,
) {
  const tasks = [
    startAnnouncingLost(
      'imports and exports',
      UNTOUCHED_MS,
      [imports.announceAgain, exports.announceAgain],
      log,
    ),
    startAnnouncingLost('analyses', UNANALYSED_MS, [announceUnanalysed], log),
    startAnnouncingLost('failed analyses', FAILED_MS, [announceFailed], log),
  ];
  return {
    async close() {
      await Promise.all(tasks.map((task) => task.close()));
    },
  };
}
