import { ingredientTextOf } from '@convivio/culinary/ingredient-text';
import { conflict, notFound } from '@convivio/platform/errors';
import type { Cook } from './policy.ts';
import { Problems } from './problems.ts';
import { readRecipe } from './read-recipe.ts';
import { LIMITS } from './recipe-limits.data.ts';
import { MAGIC_TAG, type RecipeRef } from './recipe.ts';
import type { RecipeStore } from './recipe-store.ts';
import type { RecipeTemplate, TemplateStore } from './recipe-template.ts';
import { readLine } from './written-text.ts';

export const MOST_TEMPLATES = 200;

/** Keeps a recipe that the cook may see as a template, under its own title unless another is given. */
export async function keepTemplate(store: RecipeStore, templates: TemplateStore, cook: Cook, ref: RecipeRef, title: string | null, newId: () => number, now: Date): Promise<RecipeTemplate> {
  const recipe = await readRecipe(store, cook, ref);
  if ((await templates.count(cook.id)) >= MOST_TEMPLATES) throw conflict('TOO_MANY_TEMPLATES', `There can be ${MOST_TEMPLATES} templates. Delete one that you do not need.`);
  const problems = new Problems();
  const name = readLine(problems, 'title', 'The title', title ?? '', LIMITS.title) || recipe.title;
  problems.settle();

  const { description, instructions, tags, category, dietaryCategory, prepTime, cookTime, servings } = recipe;
  const template: RecipeTemplate = {
    id: newId(), ownerId: cook.id, title: name, description, ingredientText: ingredientTextOf(recipe.ingredients), instructions,
    // What is written after it is not generated.
    tags: tags.filter((tag) => tag !== MAGIC_TAG), category, dietaryCategory, prepTime, cookTime, servings, createdAt: now,
  };
  await templates.insert(template);
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
