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

/**
 * What an AI provider adds to intake. The offline engine has none of it: everything it can do is done before.
 * Providers claim, the domain checks. Nothing throws but an abort of the signal.
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
}
