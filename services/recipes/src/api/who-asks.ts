import type { IsBarred } from '@convivio/platform/access-end';
import type { Collaborators } from '@convivio/platform/collaborators';
import { requireUser, type Actor } from '@convivio/platform/identity';
import type { Cook, Reader, SignedIn } from '../domain/recipe/policy.ts';

/** Makes of whoever sent a request what the rules know: somebody who may act for others. */
export interface WhoAsks {
  /** Somebody who has signed in, or a visitor. */
  reader(actor: Pick<Actor, 'id'> | null): Reader;
  readerOf(id: string): SignedIn;
  /** Throws 401 for a visitor. */
  cook(actor: Actor | null): Cook;
}

export function whoAsks(
  collaborators: Pick<Collaborators, 'actsFor'>,
  isBarred: IsBarred,
): WhoAsks {
  const readerOf = (id: string): SignedIn => ({
    id,
    actsFor: (ownerId) => collaborators.actsFor(id, ownerId),
    isBarred,
  });
  const visitor: Reader = { id: null, actsFor: async () => false, isBarred };
  return {
    readerOf,
    reader: (actor) => (actor ? readerOf(actor.id) : visitor),
    cook(actor) {
      const { id, firstName } = requireUser(actor);
      return { ...readerOf(id), firstName };
    },
  };
}
