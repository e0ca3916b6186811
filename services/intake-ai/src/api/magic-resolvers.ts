import { presetChefs } from '@convivio/culinary/compose';
import type { UseKey } from '@convivio/contracts/idempotency-key';
import { newId } from '@convivio/platform/ids';
import { requireUser } from '@convivio/platform/identity';
import { readId } from '@convivio/platform/read-id';
import { emptySelection } from '../domain/magic/chefs/chef-selection.ts';
import type { ChefStore } from '../domain/magic/chefs/chef-store.ts';
import { keepChefSelection } from '../domain/magic/chefs/keep-chef-selection.ts';
import { validateChef } from '../domain/magic/chefs/validate-chef.ts';
import type { MagicStore } from '../domain/magic/request/magic-store.ts';
import { readMagicRequest } from '../domain/magic/request/read-magic-request.ts';
import { requestMagicRecipe } from '../domain/magic/request/request-magic-recipe.ts';
import type { CulinaryIntelligence } from '../domain/provider/culinary-intelligence.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { presentMagic } from './present-magic.ts';

/** What the resolvers of the magic chef work with. */
export interface MagicParts {
  magic: MagicStore;
  chefs: ChefStore;
  useKey: UseKey;
  /** Null where there is no provider. */
  intelligence: Pick<CulinaryIntelligence, 'validateChef'> | null;
}

export const magicQueries = ({ magic, chefs }: MagicParts): Resolvers['Query'] => ({
  presetChefs: () => [...presetChefs],
  chefSelection: async (_parent, _args, { actor }) =>
    (await chefs.find(requireUser(actor).id)) ?? emptySelection,
  magicRequest: async (_parent, { id }, { actor }) =>
    presentMagic(await readMagicRequest(magic, requireUser(actor).id, requestId(id))),
});

export const magicMutations = ({
  magic: store,
  chefs,
  useKey,
  intelligence,
}: MagicParts): Resolvers['Mutation'] => ({
  validateChef: (_parent, { name }, { actor }) =>
    validateChef(intelligence, requireUser(actor).id, name),
  keepChefSelection: (_parent, { input, version }, { actor }) =>
    keepChefSelection(chefs, requireUser(actor).id, input, version ?? null),
  requestMagicRecipe: async (_parent, { input, idempotencyKey }, { actor }) => {
    const { requestVariety, ...wish } = input;
    return presentMagic(
      await requestMagicRecipe(
        { store, useKey },
        {
          ownerId: requireUser(actor).id,
          wish,
          requestVariety: requestVariety ?? false,
          idempotencyKey: idempotencyKey ?? null,
        },
        newId(),
        new Date(),
      ),
    );
  },
});

const requestId = (id: string): number =>
  readId(id, 'INVALID_MAGIC_REQUEST_ID', 'This is not the id of a magic recipe.');
