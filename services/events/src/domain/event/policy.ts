import { forbidden, notFound } from '@convivio/platform/errors';
import type { DinnerEvent } from './event.ts';

/** Somebody who has signed in. */
export interface Cook {
  id: string;
  /** Whether they are a collaborator of this owner now. Nobody asks where they are the owner. */
  actsFor(ownerId: string): Promise<boolean>;
  /** The owners for whom they act. */
  owners(): Promise<string[]>;
}

/** What only some may do with a dinner or a shopping list. */
export type Act = 'see' | 'change' | 'delete';
type Role = 'owner' | 'collaborator';

/** The rules, of dinners and shopping lists alike. To others nothing is there. */
const MAY: Record<Act, readonly Role[]> = {
  see: ['owner', 'collaborator'],
  change: ['owner', 'collaborator'],
  delete: ['owner'],
};

/** What is said of a kind of thing that somebody may not see, or not delete. */
export interface Refusals {
  notFound(): Error;
  notYours(): Error;
}

/** The thing if the cook may do this with it. What one may not see is not found. */
export async function allow<Owned extends { ownerId: string }>(
  cook: Cook,
  act: Act,
  owned: Owned | null,
  refusals: Refusals,
): Promise<Owned> {
  const role = owned && (await roleOf(cook, owned.ownerId));
  if (!role) throw refusals.notFound();
  if (!MAY[act].includes(role)) throw refusals.notYours();
  return owned;
}

async function roleOf(cook: Cook, ownerId: string): Promise<Role | null> {
  if (ownerId === cook.id) return 'owner';
  return (await cook.actsFor(ownerId)) ? 'collaborator' : null;
}

export const allowEvent = (cook: Cook, act: Act, event: DinnerEvent | null): Promise<DinnerEvent> =>
  allow(cook, act, event, { notFound: eventNotFound, notYours: eventNotYours });

/** For whom something is to be made: for the cook unless told. Throws 404 for an owner for whom they do not act. */
export async function allowCollection(cook: Cook, collection: string | null): Promise<string> {
  if (collection === null || (await roleOf(cook, collection))) return collection ?? cook.id;
  throw notFound(
    'COLLECTION_NOT_FOUND',
    'This collection does not exist, or is not shared with you any more.',
  );
}

/** Whose dinners and lists are shown: of this owner, or of the cook and all for whom they act. */
export async function ownersShown(cook: Cook, collection: string | null): Promise<string[]> {
  return collection === null
    ? [cook.id, ...(await cook.owners())]
    : [await allowCollection(cook, collection)];
}

export const eventNotFound = () =>
  notFound('EVENT_NOT_FOUND', 'This event does not exist or has been removed.');

const eventNotYours = () =>
  forbidden(
    'EVENT_NOT_YOURS',
    'This event belongs to somebody else. Only its owner can delete it.',
  );
