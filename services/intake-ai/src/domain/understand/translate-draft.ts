import type { RecipeDraft } from '@convivio/culinary/recipe';
import { translateRecipe } from '@convivio/culinary/find';
import type { CulinaryIntelligence } from '../provider/culinary-intelligence.ts';
import { hasSameNumbers } from '../grounding/same-numbers.ts';
import { notTranslated } from '../provider/provider-trouble.ts';

export interface Translation {
  ingredients: string[];
  instructions: string[];
}

/**
 * Ingredient lines and steps in English, for a recipe in another language: the provider's where there is one, else by table.
 * A translated line whose figures differ from the original's is replaced by the table's.
 */
export async function translateDraft(
  draft: RecipeDraft,
  ownerId: string,
  intelligence: CulinaryIntelligence | null,
  signal: AbortSignal,
): Promise<{ translation: Translation | null; doubts: string[] }> {
  if (draft.language === null || draft.language === 'en') return { translation: null, doubts: [] };
  const byTable = translateRecipe(draft);
  if (!intelligence) return { translation: byTable, doubts: [] };

  const originals = {
    ingredients: draft.ingredients.flatMap(({ lines }) => lines),
    instructions: draft.steps.map(({ text }) => text),
  };
  const { answer, trouble } = await intelligence.translate(
    { ...originals, language: draft.language },
    ownerId,
    signal,
  );
  if (!answer)
    return {
      translation: byTable,
      doubts: trouble ? [notTranslated(trouble, byTable !== null)] : [],
    };
  const checked = (kind: keyof Translation) =>
    originals[kind].map((original, index) => {
      const line = answer[kind][index] ?? '';
      return line.trim() && hasSameNumbers(line, original)
        ? line
        : (byTable?.[kind][index] ?? original);
    });
  return {
    translation: { ingredients: checked('ingredients'), instructions: checked('instructions') },
    doubts: [],
  };
}
