import type { Owner } from '../recipe/policy.ts';
import { templateNotFound } from './read-template.ts';
import type { TemplateStore } from './recipe-template.ts';

export async function deleteTemplate(
  templates: TemplateStore,
  cook: Owner,
  id: number,
): Promise<void> {
  if (!(await templates.remove(cook.id, id))) throw templateNotFound();
}
