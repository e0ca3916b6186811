import type { LinkPorts } from './link-ports.ts';

type Stores = Pick<LinkPorts, 'links' | 'views' | 'signUps'>;

/** Removes the links of a recipe that is no more; again and again with the same end. */
export async function eraseLinksOfRecipe(
  stores: Omit<Stores, 'signUps'>,
  recipeId: number,
  now: Date,
): Promise<void> {
  await erase(stores, await stores.links.removeOfRecipe(recipeId, now));
}

/** Removes all that links hold of a user who is no more: theirs with their visitors, and that they came from one; again and again with the same end. */
export async function eraseLinksOfUser(stores: Stores, userId: string, now: Date): Promise<void> {
  await erase(stores, await stores.links.removeOfCook(userId, now));
  await stores.signUps.remove(userId);
}

/** Links that open nothing any more, after their views: by them those are found. */
async function erase({ links, views }: Omit<Stores, 'signUps'>, ids: number[]): Promise<void> {
  await views.removeOf(ids);
  await links.erase(ids);
}
