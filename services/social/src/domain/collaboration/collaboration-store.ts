import type { Collaboration } from './collaboration.ts';

/** Where collaborations are kept. */
export interface CollaborationStore {
  /** Those of a cook, on either side, the first begun first. */
  of(userId: string): Promise<Collaboration[]>;
}
