import { unavailable } from '@convivio/platform/errors';
import { groundedTranslation } from '../grounding/grounded-translation.ts';
import type {
  CulinaryIntelligence,
  LinesToTranslate,
} from '../../provider/culinary-intelligence.ts';
import type { ProviderTrouble } from '../../provider/provider-trouble.ts';

export interface WrittenRecipe {
  recipeId: number;
  generated: boolean;
}

/** Words of a recipe, and what they are in English. */
export interface TranslatedWords {
  original: string;
  english: string;
}

export interface Translations {
  title: TranslatedWords | null;
  ingredients: TranslatedWords[];
  instructions: TranslatedWords[];
}

/** The recipes service, as far as it takes to translate what was written. */
export interface WrittenRecipes {
  /** What of a recipe is not in English; null where nothing is missing. */
  toTranslate(recipe: WrittenRecipe): Promise<LinesToTranslate | null>;
  keep(recipe: WrittenRecipe, translations: Translations): Promise<void>;
}

/** Trouble that passes by itself. */
const passing: ReadonlySet<ProviderTrouble | null> = new Set([
  'timeout',
  'unreachable',
  'busy',
  'paused',
  'failing',
]);

/**
 * Has a provider translate, for the cook who has written it, what of a recipe is not in English, and keeps what states the same figures. Throws
 * what may be gone at another try; where the provider cannot or may not answer, the recipe stays as it is, and its page says what is not
 * translated.
 */
export async function translateWritten(
  recipes: WrittenRecipes,
  intelligence: Pick<CulinaryIntelligence, 'translate'>,
  recipe: WrittenRecipe,
  cookId: string,
  signal: AbortSignal,
): Promise<void> {
  const lines = await recipes.toTranslate(recipe);
  if (!lines) return;
  const { answer, trouble } = await intelligence.translate(lines, cookId, signal);
  if (passing.has(trouble))
    throw unavailable('TRANSLATION_WAITS', `The AI provider could not translate: ${trouble}.`);
  if (!answer) return;
  const said = (originals: readonly string[], translated: readonly string[]) =>
    originals.flatMap((original, at) => {
      const english = groundedTranslation(translated[at], original);
      return english === null ? [] : [{ original, english }];
    });
  const [title = null] = said([lines.title], [answer.title.replace(/\s+/g, ' ')]);
  await recipes.keep(recipe, {
    title,
    ingredients: said(lines.ingredients, answer.ingredients),
    instructions: said(lines.instructions, answer.instructions),
  });
}
