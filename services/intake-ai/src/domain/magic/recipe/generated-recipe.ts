import type { Chef, MagicDiet, MagicRecipe } from '@convivio/culinary/compose';

/** Who has made a recipe: the kitchen's own rules, or a model. */
export type Engine = 'offline' | 'openai';

/** A recipe that was made for a wish; times in minutes. */
export interface GeneratedRecipe extends Omit<MagicRecipe, 'suggestedChefs'> {
  diet: MagicDiet;
  /** The chef in whose manner it is. */
  chef: Chef;
  suggestedChefs: Chef[];
  engine: Engine;
}
