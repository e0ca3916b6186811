import type { ForEvent } from './jobs/jobs-for-events.ts';

/** Where goes what is handed over in the panel. */
export interface PanelPlace {
  /** The event to whose menu it goes as well. */
  forEvent: ForEvent | null;
  /** The owner of the collection; null for the cook's own. */
  collection: string | null;
}

/** Of what an earlier page has begun its own collection is known to the server. */
export const begunFor = (forEvent: ForEvent | null): PanelPlace => ({ ...nowhere, forEvent });

export const nowhere: PanelPlace = { forEvent: null, collection: null };
