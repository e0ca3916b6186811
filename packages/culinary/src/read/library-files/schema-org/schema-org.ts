import { list, property, texts } from '../../page/markup/schema-node.ts';
import { readSchemaRecipe } from '../../page/markup/schema-recipe.ts';
import { longestString, richLines } from '../../page/html/rich-text.ts';
import type { DietaryCategory } from '../../../recipe/recipe.ts';
import { firstItems } from '../first-items.ts';
import { isObject, names, webAddress, type JsonObject } from '../json-values.ts';
import { isOwn, withOwnWords } from '../own-format/own-json-ld.ts';
import {
  portableFromDraft,
  type PortableRecipe,
  type PortableStep,
} from '../../../recipe/portable-recipe.ts';
import { failedItem, type LibraryFileItem } from '../library-file-item.ts';
import { readItem } from '../read-item.ts';
import { pictureFromBase64 } from '../../../recipe/picture-type.ts';
import { authorOf, createdOf, type StatedFacts } from '../stated-in-file.ts';
import { withHeadedLists } from './schema-org-lists.ts';
import { withLines } from '../text-formats/text-blocks.ts';

/** Addresses that name no page relative to which anything could stand. */
const NOWHERE = 'https://library.invalid/';

/** A recipe from a schema.org Recipe of a JSON-LD file. Several programs export little else, with habits of their own. */
export function readSchemaOrg(
  whole: JsonObject,
  format: string = programOf(whole),
  fallbackName = 'Recipe',
): LibraryFileItem {
  const { node, losses } = withinBounds(withOwnWords(whole));
  const tidy = withHeadedLists(node);
  const draft = readSchemaRecipe(tidy, NOWHERE, { whole: true });
  if (!draft.title) return failedItem(fallbackName, 'This recipe has no title.', format);
  const stated = statedIn(node);
  const recipe: PortableRecipe = {
    ...portableFromDraft(draft),
    ingredients: withLines(draft.ingredients),
    imageUrl: draft.imageUrl?.startsWith(NOWHERE) ? null : draft.imageUrl,
    author: draft.author ?? authorOf(stated),
    source: draft.source ?? texts(node['creditText'])[0] ?? null,
    originalUrl: addressOf(node),
    language: draft.language?.slice(0, 2).toLowerCase() ?? null,
    dietaryCategory: libraryDiet(node),
    createdAt: createdOf(stated),
  };
  const categories = names(node['recipeCategory']);
  recipe.tags = [...new Set([...tagsOf(node), ...(categories.length > 1 ? categories : [])])];
  if (!recipe.ingredients.length)
    recipe.ingredients = withLines([
      { name: null, lines: texts(property(node, 'recipeIngredient', 'ingredients')) },
    ]);
  // Headings without any step are steps.
  if (!recipe.steps.length) recipe.steps = shortSteps(tidy['recipeInstructions'], null);
  readComments(node, recipe);
  return readItem(
    format,
    recipe,
    {
      image: pictureFromBase64(dataAddress(node['image'])),
      losses: [...losses, ...lossesOf(node, recipe)],
    },
    stated,
  );
}

const statedIn = (node: JsonObject): StatedFacts => ({
  author: property(node, 'author', 'creator'),
  prepTime: [property(node, 'prepTime')],
  cookTime: [property(node, 'cookTime', 'performTime')],
  totalTime: [property(node, 'totalTime', 'duration')],
  yield: [property(node, 'recipeYield', 'yield', 'servings')],
  created: [node['dateCreated'], node['datePublished'], node['dateModified']],
});

const lists: readonly (readonly [field: string, what: string])[] = [
  ['recipeIngredient', 'ingredients'],
  ['ingredients', 'ingredients'],
  ['recipeInstructions', 'steps'],
];

/** The node with lists that can be read in no time, and what that cost it. */
function withinBounds(node: JsonObject): { node: JsonObject; losses: string[] } {
  const losses: string[] = [];
  const kept: Record<string, unknown> = { ...node };
  for (const [field, what] of lists) {
    if (!(field in node)) continue;
    const { items, leftOut } = firstItems(node[field]);
    if (leftOut) losses.push(`${leftOut.toLocaleString('en')} more of its ${what} were not read.`);
    if (holdsLongText(items))
      losses.push(
        `A text among its ${what} was cut at ${longestString.toLocaleString('en')} characters.`,
      );
    kept[field] = items;
  }
  return { node: kept, losses };
}

function holdsLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > longestString;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsLongText);
}

/** All of them; on pages they are read more sparingly. */
const tagsOf = (node: JsonObject): string[] =>
  texts([property(node, 'keywords'), property(node, 'recipeCuisine')])
    .flatMap((said) => said.split(/[,;]/))
    .map((tag) => tag.trim())
    .filter(Boolean);

function shortSteps(value: unknown, group: string | null): PortableStep[] {
  return list(value).flatMap((item): PortableStep[] => {
    const members = isObject(item) ? item['itemListElement'] : undefined;
    if (isObject(item) && members !== undefined)
      return shortSteps(members, texts(item['name'])[0] ?? group);
    return texts(isObject(item) ? property(item, 'text', 'name') : item).map((text) => ({
      group,
      text,
      technique: null,
      tip: null,
    }));
  });
}

/** RecipeSage names two fields as nobody else does. */
function programOf(node: JsonObject): string {
  return 'creditText' in node && 'isBasedOn' in node ? 'RecipeSage' : 'schema.org';
}

function addressOf(node: JsonObject): string | null {
  for (const field of ['isBasedOn', 'url', 'sameAs', 'mainEntityOfPage', 'orgURL']) {
    const value = node[field];
    const address = webAddress(
      typeof value === 'string'
        ? value.trim()
        : isObject(value) && typeof value['@id'] === 'string'
          ? value['@id']
          : null,
    );
    if (address) return address;
  }
  return null;
}

const diets: readonly (readonly [RegExp, DietaryCategory])[] = [
  [/vega?n|vegetarian/i, 'vegetarian'],
  [/pesc(?:a|e)tarian/i, 'pescetarian'],
];

function libraryDiet(node: JsonObject): DietaryCategory | null {
  const stated = names(node['suitableForDiet']).join(' ');
  return diets.find(([words]) => words.test(stated))?.[1] ?? null;
}

/** Comments with a name are notes of the cook; others are what people said. */
function readComments(node: JsonObject, recipe: PortableRecipe): void {
  const said: string[] = [];
  for (const comment of list(node['comment'])) {
    const text =
      typeof comment === 'string'
        ? comment
        : isObject(comment)
          ? property(comment, 'text', 'description')
          : null;
    const body =
      typeof text !== 'string'
        ? ''
        : /<[a-z/]/i.test(text) && !isOwn(node)
          ? richLines(text).join('\n')
          : text.trim();
    if (!body) continue;
    const name = isObject(comment) ? (texts(comment['name'])[0] ?? '') : '';
    if (/\btips?\b/i.test(name)) recipe.tips.push(body);
    else if (/serv/i.test(name)) recipe.servingNotes.push(body);
    else if (/stor|keep/i.test(name)) recipe.storageNotes.push(body);
    else if (/note/i.test(name)) recipe.notes.push(body);
    else said.push(body);
  }
  recipe.comments = said.join('\n\n');
}

function dataAddress(value: unknown): string | null {
  for (const image of list(value)) {
    const address =
      typeof image === 'string'
        ? image
        : isObject(image)
          ? property(image, 'url', 'contentUrl')
          : null;
    if (typeof address === 'string' && address.startsWith('data:image/')) return address;
  }
  return null;
}

function lossesOf(node: JsonObject, recipe: PortableRecipe): string[] {
  const losses: string[] = [];
  const filled = (value: unknown): boolean =>
    isObject(value)
      ? Object.entries(value).some(
          ([key, inner]) => !key.startsWith('@') && inner !== '' && inner !== null,
        )
      : Array.isArray(value)
        ? value.length > 0
        : Boolean(value);
  if (
    filled(node['aggregateRating']) &&
    texts(property(node['aggregateRating'] as JsonObject, 'ratingValue')).some(
      (value) => Number(value) > 0,
    )
  )
    losses.push('Its rating was not kept.');
  if (filled(node['nutrition'])) losses.push('Its nutrition figures were not kept.');
  if (filled(node['video'])) losses.push('Its video was not kept.');
  if (recipe.imageUrl && !dataAddress(node['image']))
    losses.push('Its picture is only named by an address, and was not fetched.');
  return losses;
}
