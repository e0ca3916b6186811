import { ingredientTextOf } from '@convivio/culinary/ingredient-text';
import { conflict, notFound } from '@convivio/platform/errors';
import { checkKey } from './keep-once.ts';
import type { Cook } from './policy.ts';
import { Problems } from './problems.ts';
import { readRecipe } from './read-recipe.ts';
import { LIMITS } from './recipe-limits.data.ts';
import { MAGIC_TAG, type RecipeRef } from './recipe.ts';
import type { RecipeStore } from './recipe-store.ts';
import type { RecipeTemplate, TemplateStore } from './recipe-template.ts';
import { sameRequest, type KeyedRequest, type TemplateKeys } from './template-keys.ts';
import { readLine } from './written-text.ts';

export const MOST_TEMPLATES = 200;
export const TOO_MANY_TEMPLATES = `There can be ${MOST_TEMPLATES} templates. Delete one that you do not need.`;

export interface TemplatePorts {
  recipes: RecipeStore;
  templates: TemplateStore;
  keys: TemplateKeys;
}

/** Keeps a recipe that the cook may see as a template, under its own title unless another is given; once for each key. */
export async function keepTemplate({ recipes, templates, keys }: TemplatePorts, cook: Cook, ref: RecipeRef, title: string | null, key: string | null, newId: () => number, now: Date): Promise<RecipeTemplate> {
  checkKey(key);
  const request = JSON.stringify([ref.id, ref.generated, title]);
  const before = key === null ? null : await keys.find(cook.id, key);
  const kept = before && (await keptFor(templates, cook, sameRequest(before, request)));
  if (kept) return kept;

  const recipe = await readRecipe(recipes, cook, ref);
  if ((await templates.count(cook.id)) >= MOST_TEMPLATES) throw conflict('TOO_MANY_TEMPLATES', TOO_MANY_TEMPLATES);
  const problems = new Problems();
  const name = readLine(problems, 'title', 'The title', title ?? '', LIMITS.title) || recipe.title;
  problems.settle();

  const { description, instructions, tags, category, dietaryCategory, prepTime, cookTime, servings } = recipe;
  const id = key === null ? newId() : sameRequest(await keys.take(cook.id, key, { request, templateId: newId(), kept: false }, now), request).templateId;
  const template: RecipeTemplate = {
    id, ownerId: cook.id, title: name, description, ingredientText: ingredientTextOf(recipe.ingredients), instructions,
    // What is written after it is not generated.
    tags: tags.filter((tag) => tag !== MAGIC_TAG), category, dietaryCategory, prepTime, cookTime, servings, createdAt: now,
  };
  try {
    await templates.insert(template);
  } catch (error) {
    // The same request at the same moment has the same id.
    const other = key === null ? null : await templates.find(cook.id, id);
    if (!other) throw error;
    return other;
  }
  if (key !== null) await keys.markKept(cook.id, key);
  return template;
}

/** What an earlier request has kept; null when it has not come so far. */
async function keptFor(templates: TemplateStore, cook: Cook, { templateId, kept }: KeyedRequest): Promise<RecipeTemplate | null> {
  const template = await templates.find(cook.id, templateId);
  if (!template && kept) throw templateNotFound();
  return template;
}

export async function readTemplate(templates: TemplateStore, cook: Cook, id: number): Promise<RecipeTemplate> {
  const template = await templates.find(cook.id, id);
  if (!template) throw templateNotFound();
  return template;
}

export async function deleteTemplate(templates: TemplateStore, cook: Cook, id: number): Promise<void> {
  if (!(await templates.remove(cook.id, id))) throw templateNotFound();
}

const templateNotFound = () => notFound('TEMPLATE_NOT_FOUND', 'This template does not exist or has been removed.');
