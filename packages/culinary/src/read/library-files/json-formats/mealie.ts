import type { IngredientGroup } from '../../../recipe/recipe.ts';
import {
  firstText,
  isObject,
  names,
  objects,
  positive,
  text,
  webAddress,
  type JsonObject,
} from '../json-values.ts';
import { statedIn, takenFrom, type FactKeys } from '../stated-in-file.ts';
import { emptyPortable, type PortableStep } from '../../../recipe/portable-recipe.ts';
import { failedItem, type LibraryFileItem } from '../library-file-item.ts';
import { readItem } from '../read-item.ts';
import { statedYield } from '../stated-yield.ts';
import { ingredientLine, plainBlock, stepBlock, withLines } from '../text-formats/text-blocks.ts';

const KEYS: FactKeys = {
  prepTime: ['prepTime', 'prep_time'],
  cookTime: ['performTime', 'perform_time', 'cookTime', 'cook_time'],
  totalTime: ['totalTime', 'total_time'],
  yield: ['recipeYield', 'recipe_yield'],
  created: ['createdAt', 'created_at', 'dateAdded', 'date_added'],
};

/** A recipe of Mealie, in either spelling of its fields (`recipeIngredient`, `recipe_ingredient`). */
export function isMealie(value: JsonObject): boolean {
  const ingredients = value['recipeIngredient'] ?? value['recipe_ingredient'];
  const ofMealie = 'slug' in value || 'org_url' in value || 'orgURL' in value;
  return (
    typeof value['name'] === 'string' &&
    Array.isArray(ingredients) &&
    ofMealie &&
    !('@type' in value && objects(ingredients).length === 0)
  );
}

const nameOf = (value: unknown): string | null =>
  isObject(value)
    ? text(value, 'name')
    : typeof value === 'string' && value.trim()
      ? value.trim()
      : null;

/**
 * Whole, with tools as equipment, titles as groups of ingredients and steps, comments joined, and
 * tags and categories as tags. Lost, and said: rating, nutrition
 * figures, extra fields, attached files. The picture lies beside the JSON. Failed without a title.
 */
export function readMealie(value: JsonObject): LibraryFileItem {
  const title = text(value, 'name');
  if (!title)
    return failedItem(text(value, 'slug') ?? 'Recipe', 'This recipe has no title.', 'Mealie');
  const settings = isObject(value['settings']) ? value['settings'] : {};
  const amounts = (settings['disableAmount'] ?? settings['disable_amount']) !== true;
  const stated = statedIn(value, KEYS);
  const counted = statedYield(
    firstText(stated.yield),
    positive(value, 'recipeYieldQuantity', 'recipe_yield_quantity'),
  );
  return readItem(
    'Mealie',
    {
      ...emptyPortable(title),
      description: plainBlock(text(value, 'description')),
      ingredients: ingredientsOf(value['recipeIngredient'] ?? value['recipe_ingredient'], amounts),
      steps: stepsOf(value['recipeInstructions'] ?? value['recipe_instructions']),
      tags: [
        ...new Set([
          ...names(value['tags']),
          ...names(value['recipeCategory'] ?? value['recipe_category']),
        ]),
      ],
      courseText: names(value['recipeCategory'] ?? value['recipe_category'])[0] ?? null,
      ...takenFrom(stated),
      ...counted,
      servings: positive(value, 'recipeServings', 'recipe_servings') ?? counted.servings,
      notes: objects(value['notes'])
        .map((note) => [text(note, 'title'), text(note, 'text')].filter(Boolean).join(': '))
        .filter(Boolean)
        .map(plainBlock),
      equipment: names(value['tools']),
      comments: objects(value['comments'])
        .map((comment) => text(comment, 'text'))
        .filter(Boolean)
        .join('\n\n'),
      originalUrl: webAddress(text(value, 'orgURL', 'org_url', 'orgUrl')),
    },
    { losses: lossesOf(value) },
    stated,
  );
}

function lossesOf(value: JsonObject): string[] {
  const rating = positive(value, 'rating');
  const nutrition =
    isObject(value['nutrition']) &&
    Object.entries(value['nutrition']).some(
      ([field, figure]) => !/id$/.test(field) && figure !== null && figure !== '',
    );
  const extras = Object.keys(isObject(value['extras']) ? value['extras'] : {}).length > 0;
  const assets = objects(value['assets']).length;
  return [
    ...(rating ? [`Its rating of ${rating} stars was not kept.`] : []),
    ...(nutrition ? ['Its nutrition figures were not kept.'] : []),
    ...(extras ? ['Its extra fields were not kept.'] : []),
    ...(assets ? [`${assets} attached ${assets === 1 ? 'file was' : 'files were'} not kept.`] : []),
  ];
}

/** The name that goes with an amount: its abbreviation where the cook wants that, its plural above one. */
function countedName(value: unknown, amount: number | null): string | null {
  if (!isObject(value)) return nameOf(value);
  const short =
    (value['useAbbreviation'] ?? value['use_abbreviation']) === true ||
    (value['useAbbreviation'] ?? value['use_abbreviation']) === 1;
  const plural = amount !== null && amount > 1;
  return (
    (short && plural
      ? text(value, 'pluralAbbreviation', 'plural_abbreviation', 'abbreviation')
      : short
        ? text(value, 'abbreviation')
        : plural
          ? text(value, 'pluralName', 'plural_name')
          : null) ?? text(value, 'name')
  );
}

function ingredientsOf(value: unknown, amounts: boolean): IngredientGroup[] {
  const groups: IngredientGroup[] = [];
  for (const item of Array.isArray(value) ? value : []) {
    const title = isObject(item) ? text(item, 'title') : null;
    if (title || !groups.length) groups.push({ name: title, lines: [] });
    const line = isObject(item)
      ? lineOf(item, amounts)
      : typeof item === 'string'
        ? item.trim()
        : '';
    if (line) groups.at(-1)!.lines.push(line);
  }
  return withLines(groups);
}

/** A line that was never taken apart stands whole in its note, and bears an amount of 1 that nobody wrote. */
function lineOf(item: JsonObject, amounts: boolean): string {
  const note = text(item, 'note');
  const quantity = positive(item, 'quantity');
  const food = countedName(item['food'], item['unit'] ? null : quantity);
  const unit = countedName(item['unit'], quantity);
  if (food) return ingredientLine(amounts ? quantity : null, amounts ? unit : null, food, note);
  const whole = text(item, 'originalText', 'original_text', 'display');
  if (!note) return whole ?? (unit && amounts ? ingredientLine(quantity, unit, null) : '');
  const counted =
    amounts &&
    (item['disableAmount'] ?? item['disable_amount']) !== true &&
    quantity !== null &&
    (unit !== null || quantity !== 1) &&
    !/^[\d¼-¾⅐-⅞]/.test(note);
  return counted ? ingredientLine(quantity, unit, note) : note;
}

function stepsOf(value: unknown): PortableStep[] {
  let group: string | null = null;
  return (Array.isArray(value) ? value : []).flatMap((item: unknown): PortableStep[] => {
    if (typeof item === 'string') return stepBlock(item, group);
    if (!isObject(item)) return [];
    group = text(item, 'title') ?? group;
    return stepBlock(
      [text(item, 'summary'), text(item, 'text')]
        .filter((part) => part !== null && !/^step \d+$/i.test(part))
        .join('\n'),
      group,
    );
  });
}
