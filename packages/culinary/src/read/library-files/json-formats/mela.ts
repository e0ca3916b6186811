import { isoDate, names, text, webAddress, type JsonObject } from '../json-values.ts';
import { pictureFromBase64 } from '../../../recipe/picture-type.ts';
import { statedIn, takenFrom, type FactKeys } from '../stated-in-file.ts';
import { emptyPortable } from '../../../recipe/portable-recipe.ts';
import { failedItem, type LibraryFileItem } from '../library-file-item.ts';
import { readItem } from '../read-item.ts';
import { ingredientBlock, noteBlock, plainBlock, stepBlock } from '../text-formats/text-blocks.ts';

const KEYS: FactKeys = {
  prepTime: ['prepTime'],
  cookTime: ['cookTime'],
  totalTime: ['totalTime'],
  yield: ['yield'],
};

/** A `.melarecipe`: one JSON object, lists as texts of one item a line, headings begin with "#". */
export const isMela = (value: JsonObject): boolean =>
  typeof value['title'] === 'string' &&
  typeof value['ingredients'] === 'string' &&
  typeof value['instructions'] === 'string' &&
  ('yield' in value || 'link' in value || 'cookTime' in value) &&
  !('labels' in value) &&
  !('activeTime' in value);

/**
 * Whole, with its first picture; nutrition becomes a note, and a link that is no web address the source. Lost, and said: further pictures and those
 * that cannot be read, that it is a favourite, that it is to be cooked. Failed without a title.
 */
export function readMela(value: JsonObject): LibraryFileItem {
  const title = text(value, 'title');
  if (!title) return failedItem('Recipe', 'This recipe has no title.', 'Mela');
  const stated = statedIn(value, KEYS);
  const link = text(value, 'link');
  const nutrition = text(value, 'nutrition');
  const images = Array.isArray(value['images']) ? value['images'] : [];
  const image = pictureFromBase64(images[0]);
  return readItem(
    'Mela',
    {
      ...emptyPortable(title),
      description: plainBlock(text(value, 'text')),
      ingredients: ingredientBlock(text(value, 'ingredients')),
      steps: stepBlock(text(value, 'instructions')),
      tags: names(value['categories']),
      notes: [
        ...noteBlock(text(value, 'notes')),
        ...(nutrition ? [`Nutrition: ${plainBlock(nutrition)}`] : []),
      ],
      ...takenFrom(stated),
      originalUrl: webAddress(link),
      source: webAddress(link) ? null : link,
      // Mela counts seconds from 2001.
      createdAt:
        typeof value['date'] === 'number'
          ? isoDate(Date.UTC(2001, 0, 1) + value['date'] * 1000)
          : isoDate(value['date']),
    },
    {
      image,
      losses: [
        ...(images.length > 0 && !image ? ['Its picture could not be read.'] : []),
        ...(images.length > 1 ? [`Only the first of ${images.length} pictures was kept.`] : []),
        ...(value['favorite'] === true ? ['That it is a favourite was not kept.'] : []),
        ...(value['wantToCook'] === true ? ['That you want to cook it was not kept.'] : []),
      ],
    },
    stated,
  );
}
