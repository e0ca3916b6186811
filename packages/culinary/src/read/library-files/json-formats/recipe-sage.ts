import { names, objects, positive, text, webAddress, type JsonObject } from '../json-values.ts';
import { statedIn, takenFrom, type FactKeys } from '../stated-in-file.ts';
import { emptyPortable } from '../../../recipe/portable-recipe.ts';
import { failedItem, type LibraryFileItem } from '../library-file-item.ts';
import { readItem } from '../read-item.ts';
import { ingredientBlock, noteBlock, plainBlock, stepBlock } from '../text-formats/text-blocks.ts';

const KEYS: FactKeys = {
  prepTime: ['activeTime'],
  totalTime: ['totalTime'],
  yield: ['yield'],
  created: ['createdAt'],
};

/** A recipe as RecipeSage itself keeps it; its exports in JSON-LD are read as schema.org. */
export const isRecipeSage = (value: JsonObject): boolean =>
  typeof value['title'] === 'string' &&
  typeof value['ingredients'] === 'string' &&
  typeof value['instructions'] === 'string' &&
  ('activeTime' in value || 'labels' in value || 'recipeLabels' in value);

/**
 * Its texts, times (active time as prep time), yield and labels. Lost, and said: rating, and
 * pictures, which it only names by address. Failed without a title.
 */
export function readRecipeSage(value: JsonObject): LibraryFileItem {
  const title = text(value, 'title');
  if (!title) return failedItem('Recipe', 'This recipe has no title.', 'RecipeSage');
  const stated = statedIn(value, KEYS);
  const rating = positive(value, 'rating');
  const images = objects(value['images']).length + objects(value['recipeImages']).length;
  const labels = [
    ...names(value['labels'], 'title'),
    ...objects(value['recipeLabels']).flatMap(({ label }) => names([label], 'title')),
  ];
  return readItem(
    'RecipeSage',
    {
      ...emptyPortable(title),
      description: plainBlock(text(value, 'description')),
      ingredients: ingredientBlock(text(value, 'ingredients')),
      steps: stepBlock(text(value, 'instructions')),
      tags: [...new Set(labels)],
      notes: noteBlock(text(value, 'notes')),
      ...takenFrom(stated),
      source: text(value, 'source'),
      originalUrl: webAddress(text(value, 'url')),
    },
    {
      losses: [
        ...(rating ? [`Its rating of ${rating} stars was not kept.`] : []),
        ...(images ? ['Its picture is only named by an address, and was not fetched.'] : []),
      ],
    },
    stated,
  );
}
