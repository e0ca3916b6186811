import { parseIngredient } from '../../line/parse-ingredient.ts';
import { memoise } from '../../words/memoise.ts';
import type { LineOfRecipe } from './weigh-line.ts';

/**
 * An ingredient line under the heading of its group, read in a language (ISO 639-1). What it gives is shared between recipes that say the same, and with it
 * what was weighed of it, so nobody may change it.
 */
export const lineOfRecipe = (
  line: string,
  category: string,
  language: string | null,
): LineOfRecipe => read(`${category}\n${line}`, language);

const read = memoise((text, language): LineOfRecipe => {
  const end = text.indexOf('\n');
  return {
    ...parseIngredient(text.slice(end + 1), language === null ? {} : { language }),
    category: text.slice(0, end),
  };
});
