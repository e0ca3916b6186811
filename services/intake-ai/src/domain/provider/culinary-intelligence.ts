import type { ClaimedChef } from './claimed-chef.ts';
import type { ClaimedIngredient } from './claimed-ingredient.ts';
import type { ClaimedMagicRecipe } from './claimed-magic-recipe.ts';
import type { ClaimedRecipe } from './claimed-recipe.ts';
import type { Picture } from './picture.ts';
import type { ProviderTrouble } from './provider-trouble.ts';

/** What asking a provider gave: an answer, or why there is none. A null answer without trouble says that there is nothing to find. */
export type Insight<T> =
  { answer: T; trouble: null } | { answer: null; trouble: ProviderTrouble | null };

/** What a provider reads: the words of a source, and the pictures they come from where there are some. */
export interface SourceForProvider {
  text: string;
  scans: Picture[];
}

export interface LinesToTranslate {
  title: string;
  ingredients: string[];
  instructions: string[];
  /** ISO 639-1, where it is known. */
  language: string | null;
}

/** What a cook asks of a chef, all of it in the cook's own words but course and diet. */
export interface WishForProvider {
  chef: { name: string; style: string; specialty: string };
  course: 'starter' | 'main' | 'dessert';
  diet: 'omnivore' | 'pescatarian' | 'vegetarian' | 'vegan';
  ingredient: string | null;
  timeConstraint: string | null;
  /** Titles that were offered before, not to be made again. */
  avoid: readonly string[];
  /** What was wrong with the answer before, a sentence each; empty the first time. */
  faults: readonly string[];
}

export interface IngredientForProvider {
  name: string;
  /** ISO 639-1, of the name, where it is known. */
  language: string | null;
}

/**
 * What an AI provider adds to intake, to the magic chef and to the analyses. The offline engine has none of it: what can be done by rules and tables the
 * domain does itself. Providers claim, the domain checks. Nothing throws but an abort of the signal.
 */
export interface CulinaryIntelligence {
  /** Reads the recipe where the parser was unsure. */
  understand(
    source: SourceForProvider,
    ownerId: string,
    signal: AbortSignal,
  ): Promise<Insight<ClaimedRecipe>>;
  /** Title and lines in English, these as many and in the same order as given. */
  translate(
    lines: LinesToTranslate,
    ownerId: string,
    signal: AbortSignal,
  ): Promise<Insight<{ title: string; ingredients: string[]; instructions: string[] }>>;
  /** Writes a recipe for a wish. */
  generate(
    wish: WishForProvider,
    ownerId: string,
    signal: AbortSignal,
  ): Promise<Insight<ClaimedMagicRecipe>>;
  /** Whether somebody is a chef whose manner of cooking is known. */
  validateChef(name: string, ownerId: string, signal: AbortSignal): Promise<Insight<ClaimedChef>>;
  /** What an ingredient holds and asks of the earth that no table knows. */
  describeIngredient(
    ingredient: IngredientForProvider,
    ownerId: string,
    signal: AbortSignal,
  ): Promise<Insight<ClaimedIngredient>>;
}
