import { z } from 'zod';

const words = z.string().nullable();
const time = z.object({ asWritten: z.string(), minutes: z.number().int() }).nullable();

/**
 * A recipe as a provider claims to have found it. Every field is present, null or empty where the
 * source says nothing: strict structured output asks for that.
 */
export const claimedRecipe = z.object({
  recipeFound: z.boolean(),
  title: words,
  description: words,
  yieldAsWritten: words,
  prepTime: time,
  cookTime: time,
  totalTime: time,
  ingredientGroups: z.array(z.object({ heading: words, lines: z.array(z.string()) })),
  steps: z.array(z.object({ heading: words, text: z.string() })),
  notes: z.array(z.string()),
  equipment: z.array(z.string()),
  author: words,
  language: words,
  otherRecipeTitles: z.array(z.string()),
});

export type ClaimedRecipe = z.infer<typeof claimedRecipe>;
