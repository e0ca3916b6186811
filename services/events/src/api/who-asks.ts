import type { Collaborators } from '@convivio/platform/collaborators';
import { requireUser, type Actor } from '@convivio/platform/identity';
import type { Cook } from '../domain/event/policy.ts';

/** Makes of whoever sent a request what the rules know: somebody who may act for others. Throws 401 for a visitor. */
export type CookOf = (actor: Actor | null) => Cook;

export const cooksOf =
  (collaborators: Pick<Collaborators, 'actsFor' | 'ownersOf'>): CookOf =>
  (actor) => {
    const { id } = requireUser(actor);
    return {
      id,
      actsFor: (ownerId) => collaborators.actsFor(id, ownerId),
      owners: () => collaborators.ownersOf(id),
    };
  };
