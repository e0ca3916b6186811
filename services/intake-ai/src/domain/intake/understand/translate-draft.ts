import { translateRecipe } from '@convivio/culinary/find';
import { doubtOfWhole, type Doubt } from '@convivio/culinary/recipe';
import type { CulinaryIntelligence } from '../../provider/culinary-intelligence.ts';
import { groundedTranslation } from '../grounding/grounded-translation.ts';
import { notTranslated } from '../../provider/provider-trouble.ts';
import type { TitledDraft } from './understand-source.ts';

export interface Translation {
  /** Null where only a table translates. */
  title: string | null;
  ingredients: string[];
  instructions: string[];
}

/**
 * Title, ingredient lines and steps in English, for a recipe in another language: the provider's where there is one, else by table.
 * A translated line whose figures differ from the original's is replaced by the table's.
 */
export async function translateDraft(
  draft: TitledDraft,
  ownerId: string,
  intelligence: CulinaryIntelligence | null,
  signal: AbortSignal,
): Promise<{ translation: Translation | null; doubts: Doubt[] }> {
  if (draft.language === null || draft.language === 'en') return { translation: null, doubts: [] };
  const lines = translateRecipe(draft);
  const byTable = lines && { title: null, ...lines };
  if (!intelligence) return { translation: byTable, doubts: [] };

  const originals = {
    ingredients: draft.ingredients.flatMap(({ lines }) => lines),
    instructions: draft.steps.map(({ text }) => text),
  };
  const { answer, trouble } = await intelligence.translate(
    { title: draft.title, ...originals, language: draft.language },
    ownerId,
    signal,
  );
  if (!answer)
    return {
      translation: byTable,
      doubts: trouble ? [doubtOfWhole(notTranslated(trouble, byTable !== null))] : [],
    };
  const checked = (kind: 'ingredients' | 'instructions') =>
    originals[kind].map(
      (original, index) =>
        groundedTranslation(answer[kind][index], original) ?? byTable?.[kind][index] ?? original,
    );
  return {
    translation: {
      title: groundedTranslation(answer.title.replace(/\s+/g, ' '), draft.title),
      ingredients: checked('ingredients'),
      instructions: checked('instructions'),
    },
    doubts: [],
  };
}
