import { classifyRecipe } from '@convivio/culinary/classify';
import { emptyDraft } from '@convivio/culinary/recipe';
import type { Category, DietaryCategory } from '../../../generated/operations.ts';
import { dietLabels } from '../labels.data.ts';
import type { LedgerLine } from './ledger/ledger-line.ts';

/** So many foods show what a diet was read from. */
const mostFoods = 5;

export interface Detected {
  category: Category | null;
  diet: DietaryCategory | null;
  foods: readonly string[];
}

/** Course and diet as title, tags and ingredients tell them. */
export function detect(title: string, tags: readonly string[], lines: readonly LedgerLine[]): Detected {
  const read = lines.flatMap((line) => (line.kind === 'ingredient' ? [line.read] : []));
  const { category, dietaryCategory } = classifyRecipe({ ...emptyDraft(), title, tags: [...tags], ingredients: [{ name: null, lines: read.map(({ originalText }) => originalText) }] });
  return { category, diet: read.length > 0 || dietaryCategory === 'dessert' ? dietaryCategory : null, foods: [...new Set(read.map(({ name }) => name.split(',')[0]!.trim().toLowerCase()))].slice(0, mostFoods) };
}

/** "Reads as vegetarian: flour, butter, eggs." */
export function dietHint(stated: DietaryCategory | null, { diet, foods }: Detected): string {
  if (stated !== null) return 'As you state it.';
  if (diet === null) return 'Read from title and ingredients.';
  return `Reads as ${dietLabels[diet].toLowerCase()}${foods.length > 0 ? `: ${foods.join(', ')}` : ''}.`;
}
