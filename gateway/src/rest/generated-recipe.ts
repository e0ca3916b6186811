import { generatedComments } from '@convivio/contracts/generated-comments';
import { z } from 'zod';
import type { Category, DietaryCategory, MagicDiet, RecipeInput } from '../generated/operations.ts';
import { text } from './openapi/input-fields.ts';

const texts = z.array(text, 'must be a list').nullish();
const diets = ['omnivore', 'pescatarian', 'vegetarian', 'vegan'] as const satisfies MagicDiet[];

/** What a generated recipe says beyond what a recipe has fields for, as `POST /api/magic/generate` answers it. */
export const generatedFields = {
  diet: z
    .enum(diets, `must be one of ${diets.join(', ')}`)
    .nullish()
    .meta({ description: 'The diet that it was asked for.' }),
  chef: z
    .union([text, z.object({ name: text })], 'must be a name, or an object with a name')
    .nullish()
    .meta({ description: 'The chef in whose manner it is; kept as chefPersona.' }),
  wineParings: texts.meta({ description: 'Kept among the comments.' }),
  notices: texts.meta({ description: 'Kept among the comments.' }),
  suggestedChefs: z.array(z.unknown(), 'must be a list').nullish().meta({
    description: 'Taken, and not kept: they are to be asked for the same wish.',
  }),
  engine: text.nullish().meta({ description: 'What wrote it: said among the comments.' }),
};

type GeneratedFields = z.infer<z.ZodObject<typeof generatedFields>> & {
  /** What generates recipes calls the category the course. */
  course?: Category | null;
};

const dietaryCategories: Record<MagicDiet, DietaryCategory> = {
  omnivore: 'omnivore',
  pescatarian: 'pescetarian',
  vegetarian: 'vegetarian',
  vegan: 'vegetarian',
};

/** A generated recipe as it is kept: what it has no fields for stands in fields that a cook reads, unless these are sent as well. */
export function keptAsRecipe(input: RecipeInput, generated: GeneratedFields): RecipeInput {
  const { course, diet, chef, wineParings, notices, engine } = generated;
  const category = input.category ?? course ?? null;
  const comments = [
    input.comments,
    ...generatedComments({ winePairings: wineParings, notices, engine }),
  ].filter(Boolean);
  return {
    ...input,
    category,
    ...(diet && {
      dietaryCategory:
        input.dietaryCategory ?? (category === 'dessert' ? 'dessert' : dietaryCategories[diet]),
    }),
    ...(diet === 'vegan' && { tags: [...(input.tags ?? []), 'Vegan'] }),
    ...(chef && {
      chefPersona: input.chefPersona ?? (typeof chef === 'string' ? chef : chef.name),
    }),
    ...(comments.length > 0 && { comments: comments.join('\n\n') }),
    // What was generated here is in English.
    ...(engine && { languageCode: input.languageCode ?? 'en' }),
    generated: true,
  };
}
