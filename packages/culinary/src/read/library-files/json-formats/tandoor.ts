import {
  firstPositive,
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
import type { IngredientGroup } from '../../../recipe/recipe.ts';
import { ingredientLine, plainBlock, stepBlock, withLines } from '../text-formats/text-blocks.ts';

const KEYS: FactKeys = {
  prepTime: ['working_time'],
  cookTime: ['waiting_time'],
  yield: ['servings', 'servings_text'],
  created: ['created_at'],
};

/** The `recipe.json` of Tandoor's own export: ingredients belong to steps. */
export const isTandoor = (value: JsonObject): boolean =>
  typeof value['name'] === 'string' &&
  Array.isArray(value['steps']) &&
  ('working_time' in value ||
    'waiting_time' in value ||
    objects(value['steps']).some((step) => 'instruction' in step && 'ingredients' in step));

const nameOf = (value: unknown): string | null =>
  isObject(value) ? text(value, 'name') : typeof value === 'string' ? value : null;
const countedName = (value: unknown, plural: boolean): string | null =>
  (plural && isObject(value) ? text(value, 'plural_name') : null) ?? nameOf(value);

/**
 * Whole, with working time as prep time, waiting time as cooking time, and a step's own ingredients as a group. Lost, and said: nutrition figures, files of
 * steps, rating. The picture lies beside the JSON. Failed without a title.
 */
export function readTandoor(value: JsonObject): LibraryFileItem {
  const title = text(value, 'name');
  if (!title) return failedItem('Recipe', 'This recipe has no title.', 'Tandoor');
  const steps = objects(value['steps']).sort(
    (a, b) => (Number(a['order']) || 0) - (Number(b['order']) || 0),
  );
  const stated = statedIn(value, KEYS);
  const servings = firstPositive(stated.yield.slice(0, 1));
  const servingsText = firstText(stated.yield.slice(1));
  const losses: string[] = [];
  if (isObject(value['nutrition']) || objects(value['properties']).length)
    losses.push('Its nutrition figures were not kept.');
  if (steps.some((step) => isObject(step['file'])))
    losses.push('Files of its steps were not kept.');
  if (positive(value, 'rating')) losses.push('Its rating was not kept.');
  return readItem(
    'Tandoor',
    {
      ...emptyPortable(title),
      description: plainBlock(text(value, 'description')),
      ingredients: ingredientsOf(steps),
      steps: steps.flatMap(stepsOf),
      tags: names(value['keywords']),
      ...takenFrom(stated),
      prepTime: firstPositive(stated.prepTime),
      cookTime: firstPositive(stated.cookTime),
      servings,
      yieldText:
        servingsText && servings
          ? /\d/.test(servingsText)
            ? servingsText
            : `${servings} ${servingsText}`
          : servingsText,
      originalUrl: webAddress(text(value, 'source_url')),
    },
    { losses },
    stated,
  );
}

function lineOf(ingredient: JsonObject): string {
  const amount = ingredient['no_amount'] === true ? null : positive(ingredient, 'amount');
  const several = amount !== null && amount > 1;
  const unit =
    amount === null
      ? null
      : countedName(ingredient['unit'], several || ingredient['always_use_plural_unit'] === true);
  const food = countedName(
    ingredient['food'],
    (several && unit === null) || ingredient['always_use_plural_food'] === true,
  );
  return (
    ingredientLine(amount, unit, food, text(ingredient, 'note')) ||
    (text(ingredient, 'original_text') ?? '')
  );
}

const ingredientsIn = (step: JsonObject) =>
  objects(step['ingredients']).sort(
    (a, b) => (Number(a['order']) || 0) - (Number(b['order']) || 0),
  );

/** Each step's ingredients are a group under the step's name; those of steps without a name stand together. */
function ingredientsOf(steps: JsonObject[]): IngredientGroup[] {
  const groups: IngredientGroup[] = [];
  for (const step of steps) {
    const ingredients = ingredientsIn(step);
    if (!ingredients.length) continue;
    const name = text(step, 'name');
    if (name || !groups.length) groups.push({ name, lines: [] });
    for (const ingredient of ingredients) {
      const heading =
        ingredient['is_header'] === true
          ? (text(ingredient, 'note') ?? nameOf(ingredient['food']))
          : null;
      // A heading right below the step's own name is the nearer of the two.
      if (heading && !groups.at(-1)!.lines.length) groups.at(-1)!.name = heading.replace(/:$/, '');
      else if (heading) groups.push({ name: heading.replace(/:$/, ''), lines: [] });
      else if (lineOf(ingredient)) groups.at(-1)!.lines.push(lineOf(ingredient));
    }
  }
  return withLines(groups);
}

/** Places like `{{ ingredients[2] }}` stand for the step's own ingredients. */
function stepsOf(step: JsonObject): PortableStep[] {
  const ingredients = ingredientsIn(step);
  const instruction = (text(step, 'instruction') ?? '')
    .replace(/\{\{\s*ingredients\[(\d{1,3})\]\s*\}\}/g, (place, index: string) => {
      const ingredient = ingredients[Number(index)];
      return ingredient ? lineOf(ingredient) : place;
    })
    .replace(/\{%\s*scale\s*\([^%)]*\)\s*%\}|\{\{\s*scale\(([\d.]+)\)\s*\}\}/g, '$1');
  const minutes = positive(step, 'time');
  const steps = stepBlock(instruction, text(step, 'name'));
  const last = steps.at(-1);
  if (last && minutes && !new RegExp(`\\b${minutes}\\b`).test(instruction))
    last.text += ` (${minutes} min)`;
  return steps;
}
