import { foodById } from '@convivio/culinary/foods';
import { requireAdministrator } from '@convivio/platform/identity';
import { readId } from '@convivio/platform/read-id';
import type { DiscoveredIngredient } from '../domain/analyses/discovered/discovered-ingredient.ts';
import type { DiscoveredStore } from '../domain/analyses/discovered/discovered-store.ts';
import { listDiscoveredIngredients } from '../domain/analyses/discovered/list-discovered-ingredients.ts';
import { verifyDiscoveredIngredient } from '../domain/analyses/discovered/verify-discovered-ingredient.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** What the resolvers of discovered ingredients work with. */
export interface DiscoveredParts {
  discovered: DiscoveredStore;
}

export const discoveredQueries = ({ discovered }: DiscoveredParts): Resolvers['Query'] => ({
  discoveredIngredients: async (_parent, { first, offset }, { actor }) => {
    requireAdministrator(actor);
    const page = { first: first ?? 50, offset: offset ?? 0 };
    return (await listDiscoveredIngredients(discovered, page)).map(presentDiscovered);
  },
});

export const discoveredMutations = ({ discovered }: DiscoveredParts): Resolvers['Mutation'] => ({
  verifyDiscoveredIngredient: async (_parent, { id, figures }, { actor, log }) => {
    const { id: by } = requireAdministrator(actor);
    const verified = await verifyDiscoveredIngredient(
      discovered,
      ingredientId(id),
      figures ?? null,
      by,
      new Date(),
    );
    log.info(
      { audit: 'discovered ingredient verified', by, ingredientId: verified.id },
      'an administrator has verified a discovered ingredient',
    );
    return presentDiscovered(verified);
  },
});

function presentDiscovered({
  id,
  figures,
  foodId,
  sources,
  discoveredAt,
  verifiedAt,
  ...shown
}: DiscoveredIngredient) {
  const food = foodId === null ? null : foodById(foodId);
  return {
    ...shown,
    ...figures,
    id: String(id),
    sources: [...sources],
    food: food && { id: food.id, name: food.name },
    discoveredAt: discoveredAt.toISOString(),
    verifiedAt: verifiedAt?.toISOString() ?? null,
  };
}

const ingredientId = (id: string): number =>
  readId(id, 'INVALID_DISCOVERED_INGREDIENT_ID', 'This is not the id of an ingredient.');
