import { notFound } from '@convivio/platform/errors';

/** Whether a cook works in the collection of an owner: their own, or one that is shared with them now. Throws 503 where that cannot be told. */
export type WorksIn = (cookId: string, collection: string) => Promise<boolean>;

/** The owner of the collection that a cook wants to add to or to say something of: their own unless told. One in which they do not work is not found. */
export async function allowCollection(
  worksIn: WorksIn,
  cookId: string,
  collection: string | null,
): Promise<string> {
  if (collection === null || (await worksIn(cookId, collection))) return collection ?? cookId;
  throw notFound(
    'COLLECTION_NOT_FOUND',
    'This collection does not exist, or is not shared with you any more.',
  );
}
