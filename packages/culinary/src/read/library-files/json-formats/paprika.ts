import { names, objects, positive, text, webAddress, type JsonObject } from '../json-values.ts';
import { pictureFromBase64 } from '../../../recipe/picture-type.ts';
import { statedIn, takenFrom, type FactKeys } from '../stated-in-file.ts';
import { emptyPortable } from '../../../recipe/portable-recipe.ts';
import { failedItem, type LibraryFileItem } from '../library-file-item.ts';
import { readItem } from '../read-item.ts';
import { ingredientBlock, noteBlock, plainBlock, stepBlock } from '../text-formats/text-blocks.ts';

const KEYS: FactKeys = {
  prepTime: ['prep_time'],
  cookTime: ['cook_time'],
  totalTime: ['total_time'],
  yield: ['servings'],
  created: ['created'],
};

/** The JSON inside a `.paprikarecipe`, which is packed by gzip. */
export const isPaprika = (value: JsonObject): boolean =>
  typeof value['name'] === 'string' &&
  typeof value['ingredients'] === 'string' &&
  typeof value['directions'] === 'string';

/**
 * Whole, with its picture; nutrition and difficulty become notes, and what was in the trash is archived. Lost, and said: rating, a picture that
 * cannot be read, further pictures. Failed without a title.
 */
export function readPaprika(value: JsonObject): LibraryFileItem {
  const title = text(value, 'name');
  if (!title) return failedItem('Recipe', 'This recipe has no title.', 'Paprika');
  const stated = statedIn(value, KEYS);
  const nutrition = text(value, 'nutritional_info');
  const difficulty = text(value, 'difficulty');
  const rating = positive(value, 'rating');
  const photos = objects(value['photos']);
  // The hero may be missing while the album has pictures.
  const image = pictureFromBase64(value['photo_data']) ?? pictureFromBase64(photos[0]?.['data']);
  const further =
    photos.length - (typeof value['photo_data'] === 'string' && value['photo_data'] ? 0 : 1);
  return readItem(
    'Paprika',
    {
      ...emptyPortable(title),
      description: plainBlock(text(value, 'description')),
      ingredients: ingredientBlock(text(value, 'ingredients')),
      steps: stepBlock(text(value, 'directions')),
      tags: names(value['categories']),
      notes: [
        ...noteBlock(text(value, 'notes')),
        ...(nutrition ? [`Nutrition: ${plainBlock(nutrition)}`] : []),
        ...(difficulty ? [`Difficulty: ${difficulty}`] : []),
      ],
      ...takenFrom(stated),
      source: text(value, 'source'),
      originalUrl: webAddress(text(value, 'source_url')),
      archived: value['in_trash'] === true,
    },
    {
      image,
      losses: [
        ...(rating ? [`Its rating of ${rating} stars was not kept.`] : []),
        ...(!image && text(value, 'photo_data') ? ['Its picture could not be read.'] : []),
        ...(further > 0
          ? [`${further} further ${further === 1 ? 'picture was' : 'pictures were'} not kept.`]
          : []),
        ...(value['in_trash'] === true ? ['It was in the trash, and is in the archive now.'] : []),
      ],
    },
    stated,
  );
}
