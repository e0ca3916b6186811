import { LatestKept } from '../sync/latest-kept.ts';
import type { EventList } from '../text/event-list-text.ts';

/** The list of an event as it was generated last on this device. */
export interface KeptEventList {
  list: EventList;
  madeAt: Date;
}

/** Of so many events the list is kept, those that were generated last. */
const MOST_EVENTS = 3;

/** The lists of events that the device keeps for a cook, for when none can be generated. */
export class KeptEventLists {
  readonly #kept: LatestKept;

  constructor(cookId: string) {
    this.#kept = new LatestKept(cookId, 'event-list', MOST_EVENTS);
  }

  keep(eventId: string, { list, madeAt }: KeptEventList): void {
    this.#kept.keep(eventId, { list, madeAt: madeAt.toISOString() });
  }

  drop(eventId: string): void {
    this.#kept.drop(eventId);
  }

  read(eventId: string): KeptEventList | null {
    const kept = this.#kept.read(eventId) as { list?: EventList; madeAt?: string } | null;
    const madeAt = new Date(String(kept?.madeAt));
    return kept && Array.isArray(kept.list?.aisles) && !Number.isNaN(madeAt.getTime())
      ? { list: kept.list, madeAt }
      : null;
  }
}
