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
  /** What decides the diet: the foods that are of an animal, where there are none the first ones. */
  foods: readonly string[];
}

/** Course and diet as title, tags and ingredients tell them. */
export function detect(title: string, tags: readonly string[], lines: readonly LedgerLine[]): Detected {
  const read = lines.flatMap((line) => (line.kind === 'ingredient' ? [line.read] : []));
  const { category, dietaryCategory } = classify(title, tags, read.map(({ originalText }) => originalText));
  const diet = read.length > 0 || dietaryCategory === 'dessert' ? dietaryCategory : null;
  return { category, diet, foods: deciding(diet, read) };
}

function deciding(diet: DietaryCategory | null, read: readonly { name: string; originalText: string }[]): string[] {
  // Title and tags tell a dessert.
  if (diet === null || diet === 'dessert') return [];
  const foods = diet === 'vegetarian' ? read : read.filter(({ originalText }) => classify('', [], [originalText]).dietaryCategory === diet);
  return [...new Set(foods.map(({ name }) => name.split(',')[0]!.trim().toLowerCase()))].slice(0, mostFoods);
}

function classify(title: string, tags: readonly string[], lines: readonly string[]) {
  return classifyRecipe({ ...emptyDraft(), title, tags: [...tags], ingredients: [{ name: null, lines: [...lines] }] });
}

/** "Reads as vegetarian: flour, butter, eggs." */
export function dietHint(stated: DietaryCategory | null, { diet, foods }: Detected): string {
  if (stated !== null) return 'As you state it.';
  if (diet === null) return 'Read from title and ingredients.';
  return `Reads as ${dietLabels[diet].toLowerCase()}${foods.length > 0 ? `: ${foods.join(', ')}` : ''}.`;
}
