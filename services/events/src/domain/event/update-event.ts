import { isDeepStrictEqual } from 'node:util';
import { conflict } from '@convivio/platform/errors';
import { changeEvent } from './change-event.ts';
import type { DinnerEvent } from './event.ts';
import { LIMITS } from './event-limits.data.ts';
import type { EventStore } from './event-store.ts';
import type { Cook } from './policy.ts';
import { writeEvent, type WrittenEvent } from './write-event.ts';

/** Changes what was written. `version` is the one that was edited, null to write over whatever is there. */
export function updateEvent(
  events: EventStore,
  cook: Cook,
  id: number,
  written: WrittenEvent,
  version: number | null,
  now: Date,
): Promise<DinnerEvent> {
  return changeEvent(events, cook, id, now, (event) => {
    const to = writeEvent(event, written, LIMITS.guests);
    // Who saves once more because the answer got lost finds it saved.
    if (isDeepStrictEqual(to, event)) return null;
    if (version !== null && version !== event.version)
      throw conflict(
        'EVENT_CHANGED',
        'This event was changed in the meantime. Look at it again before you save.',
      );
    return to;
  });
}
