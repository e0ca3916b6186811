import type { RecipeDraft } from '@convivio/culinary/recipe';
import type { Reading } from './intake-source.ts';

/** What an AI provider adds to intake. The offline engine has none of it: everything it can do is done before. */
export interface CulinaryIntelligence {
  /** Reads the recipe again where the parser was unsure; grounded in the source. Null when the provider has no better reading. */
  understand(reading: Reading, ownerId: string, signal: AbortSignal): Promise<RecipeDraft | null>;
  /** Ingredient lines and steps in English. Null when the provider cannot. */
  translate(draft: RecipeDraft, ownerId: string, signal: AbortSignal): Promise<{ ingredients: string[]; instructions: string[] } | null>;
}
