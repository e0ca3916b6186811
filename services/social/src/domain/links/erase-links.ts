import type { LinkPorts } from './link-ports.ts';

type Stores = Pick<LinkPorts, 'links' | 'views' | 'signUps'>;

/** Removes the links of a recipe that is no more. */
export async function eraseLinksOfRecipe(
  { links, views }: Omit<Stores, 'signUps'>,
  recipeId: number,
): Promise<void> {
  await views.removeOf(await links.removeOfRecipe(recipeId));
}

/** Removes all that links hold of a user who is no more: theirs with their visitors, and that they came from one. */
export async function eraseLinksOfUser(
  { links, views, signUps }: Stores,
  userId: string,
): Promise<void> {
  await views.removeOf(await links.removeOfCook(userId));
  await signUps.remove(userId);
}
