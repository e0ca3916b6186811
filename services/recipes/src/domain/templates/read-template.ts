import { notFound } from '@convivio/platform/errors';
import type { Owner } from '../recipe/policy.ts';
import type { RecipeTemplate, TemplateStore } from './recipe-template.ts';

/** A template of the cook's own. */
export async function readTemplate(
  templates: TemplateStore,
  cook: Owner,
  id: number,
): Promise<RecipeTemplate> {
  const template = await templates.find(cook.id, id);
  if (!template) throw templateNotFound();
  return template;
}

export const templateNotFound = () =>
  notFound('TEMPLATE_NOT_FOUND', 'This template does not exist or has been removed.');
