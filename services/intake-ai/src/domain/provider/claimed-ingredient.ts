import { z } from 'zod';

const figure = z.number().nullable();

/** What a provider says of an ingredient by its name: figures of 100 g of its edible part, raw; null where it does not know, and for what is no food. */
export const claimedIngredient = z.object({
  isFood: z.boolean(),
  /** Kilocalories, then grams. */
  calories: figure,
  protein: figure,
  carbohydrates: figure,
  fat: figure,
  fiber: figure,
  alcohol: figure,
  /** Kilograms of CO2 equivalents of a kilogram. */
  climate: figure,
  /** Grams of one. */
  pieceGrams: figure,
  /** Grams of a millilitre. */
  density: figure,
  /** What the figures rest on, as it says. */
  sources: z.array(z.string()),
});

export type ClaimedIngredient = z.infer<typeof claimedIngredient>;
