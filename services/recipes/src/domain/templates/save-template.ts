import { ingredientTextOf } from '@convivio/culinary/line';
import { conflict } from '@convivio/platform/errors';
import {
  keyedRequest,
  useKey,
  type KeyedRequest,
  type UsedKeys,
} from '../recipe/saving/used-keys.ts';
import type { Cook, Owner } from '../recipe/policy.ts';
import { Problems } from '@convivio/platform/problems';
import { readRecipe } from '../recipe/read-recipe.ts';
import { LIMITS } from '../recipe/writing/recipe-limits.data.ts';
import { MAGIC_TAG, type RecipeRef } from '../recipe/recipe.ts';
import type { RecipeStore } from '../recipe/recipe-store.ts';
import type { RecipeTemplate, TemplateStore } from './recipe-template.ts';
import { readVisibleLine } from '@convivio/platform/written-text';

export const MOST_TEMPLATES = 200;
export const TOO_MANY_TEMPLATES = `There can be ${MOST_TEMPLATES} templates. Delete one that you do not need.`;

export interface TemplatePorts {
  recipes: RecipeStore;
  templates: TemplateStore;
  keys: UsedKeys;
}

/** Keeps a recipe that the cook may see as a template, under its own title unless another is given; once for each key. */
export async function saveTemplate(
  { recipes, ...ports }: TemplatePorts,
  cook: Cook,
  ref: RecipeRef,
  title: string | null,
  key: string | null,
  newId: () => number,
  now: Date,
): Promise<RecipeTemplate> {
  const { templates, keys } = ports;
  const request = keyedRequest(key, 'keepRecipeTemplate', { ref, title });
  const before = request && (await keptFor(ports, cook, request));
  if (before) return before;

  const recipe = await readRecipe(recipes, cook, ref);
  if ((await templates.count(cook.id)) >= MOST_TEMPLATES)
    throw conflict('TOO_MANY_TEMPLATES', TOO_MANY_TEMPLATES);
  const problems = new Problems('RECIPE_INVALID');
  const name =
    readVisibleLine(problems, 'title', 'The title', title ?? '', LIMITS.title) || recipe.title;
  problems.settle();

  const {
    description,
    instructions,
    tags,
    category,
    dietaryCategory,
    prepTime,
    cookTime,
    servings,
    servingsStated,
  } = recipe;
  const template: RecipeTemplate = {
    id: newId(),
    ownerId: cook.id,
    title: name,
    description,
    ingredientText: ingredientTextOf(recipe.ingredients),
    instructions,
    // What is written after it is not generated.
    tags: tags.filter((tag) => tag !== MAGIC_TAG),
    category,
    dietaryCategory,
    prepTime,
    cookTime,
    servings,
    servingsStated,
    createdAt: now,
  };
  await useKey(keys, cook.id, request);
  if (await templates.insert(template, request && request.key)) return template;
  // The same request at the same moment was faster.
  const other = request && (await keptFor(ports, cook, request));
  if (!other) throw new Error(`template ${template.id} was not kept, nor another with its key`);
  return other;
}

/** The template that was kept with the key before. Throws 422 when that was another request. */
async function keptFor(
  { templates, keys }: Omit<TemplatePorts, 'recipes'>,
  cook: Owner,
  request: KeyedRequest,
): Promise<RecipeTemplate | null> {
  const kept = await templates.findByKey(cook.id, request.key);
  if (kept) await useKey(keys, cook.id, request);
  return kept;
}
