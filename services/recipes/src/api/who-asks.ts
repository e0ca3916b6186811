import type { Collaborators } from '@convivio/platform/collaborators';
import { requireUser, type Actor } from '@convivio/platform/identity';
import type { Cook, Reader } from '../domain/recipe/policy.ts';

/** Makes of whoever sent a request what the rules know: somebody who may act for others. */
export interface WhoAsks {
  /** Null for a visitor. */
  reader(actor: Pick<Actor, 'id'> | null): Reader | null;
  readerOf(id: string): Reader;
  /** Throws 401 for a visitor. */
  cook(actor: Actor | null): Cook;
}

export function whoAsks(collaborators: Pick<Collaborators, 'actsFor'>): WhoAsks {
  const readerOf = (id: string): Reader => ({
    id,
    actsFor: (ownerId) => collaborators.actsFor(id, ownerId),
  });
  return {
    readerOf,
    reader: (actor) => actor && readerOf(actor.id),
    cook(actor) {
      const { id, firstName } = requireUser(actor);
      return { ...readerOf(id), firstName };
    },
  };
}
