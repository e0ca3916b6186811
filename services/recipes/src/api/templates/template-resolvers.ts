import { newId } from '@convivio/platform/ids';
import { requireUser } from '@convivio/platform/identity';
import { deleteTemplate } from '../../domain/templates/delete-template.ts';
import { readTemplate } from '../../domain/templates/read-template.ts';
import { saveTemplate } from '../../domain/templates/save-template.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';
import { isoDuration } from '@convivio/culinary/write';
import { recipeRef, templateNumber } from '../recipe-id.ts';

/** What new recipes can begin with. */
export function templateResolvers({
  store,
  templates,
  keys,
  asks: { cook },
}: Pick<Dependencies, 'store' | 'templates' | 'keys' | 'asks'>): Resolvers {
  return {
    Query: {
      recipeTemplates: (_parent, _args, { actor }) => templates.list(requireUser(actor).id),
      recipeTemplate: (_parent, { id }, { actor }) =>
        readTemplate(templates, requireUser(actor), templateNumber(id)),
    },
    Mutation: {
      keepRecipeTemplate: (_parent, { recipeId, title, idempotencyKey }, { actor }) =>
        saveTemplate(
          { recipes: store, templates, keys },
          cook(actor),
          recipeRef(recipeId),
          title ?? null,
          idempotencyKey ?? null,
          newId,
          new Date(),
        ),
      deleteRecipeTemplate: async (_parent, { id }, { actor }) => {
        await deleteTemplate(templates, requireUser(actor), templateNumber(id));
        return true;
      },
    },
    RecipeTemplate: {
      id: ({ id }) => String(id),
      prepTime: ({ prepTime }) => isoDuration(prepTime),
      cookTime: ({ cookTime }) => isoDuration(cookTime),
      createdAt: ({ createdAt }) => createdAt.toISOString(),
    },
  };
}
