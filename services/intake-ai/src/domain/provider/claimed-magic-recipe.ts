import { z } from 'zod';

/** A recipe as a provider writes it for a wish. Every field is present, null or empty where there is nothing to say: strict structured output asks for that. */
export const claimedMagicRecipe = z.object({
  title: z.string(),
  description: z.string(),
  course: z.enum(['starter', 'main', 'dessert']),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  prepMinutes: z.number().int(),
  cookMinutes: z.number().int(),
  servings: z.number().int(),
  chefInsight: z.string(),
  ingredients: z.array(
    z.object({
      name: z.string(),
      amount: z.string(),
      unit: z.string().nullable(),
      group: z.string().nullable(),
    }),
  ),
  instructions: z.array(
    z.object({
      instruction: z.string(),
      technique: z.string().nullable(),
      tip: z.string().nullable(),
    }),
  ),
  chefSecrets: z.array(z.string()),
  winePairings: z.array(z.string()),
  /** Names. */
  suggestedChefs: z.array(z.string()),
});

export type ClaimedMagicRecipe = z.infer<typeof claimedMagicRecipe>;
