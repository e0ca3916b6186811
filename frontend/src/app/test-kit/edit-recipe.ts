import { afterEach, beforeEach } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { EditedRecipe_RecipeFragment } from '../../generated/operations.ts';
import { buildRecipe, FakeBackend, type Call } from './fake-backend.ts';
import { leaveApp, openApp } from './open-app.tsx';
import './write-text.ts';

export type Edited = EditedRecipe_RecipeFragment;
export type Sent = { id: string; version: number; input: Record<string, unknown>; idempotencyKey: string; fileKey: string | null };

/** The server of the test that runs, and the recipe that it keeps. */
export let backend: FakeBackend;
export let kept: Edited;
beforeEach(() => {
  backend = new FakeBackend();
  sessionStorage.clear();
});
afterEach(() => leaveApp(backend));

export const buildEdited = (recipe: Partial<Edited> = {}): Edited => ({
  id: '42', title: 'Lemon tart', description: 'Crisp.', ingredientText: 'Pastry:\n250 g plain flour\n125 g cold butter, diced', instructions: [{ step: 1, instruction: 'Rub in the butter.', group: null, technique: 'Rubbing in', tip: null }, { step: 2, instruction: 'Bake.', group: null, technique: null, tip: null }],
  tags: ['lemon'], category: 'dessert', dietaryCategory: 'vegetarian', course: 'dessert', diet: 'vegetarian', prepTime: 'PT40M', cookTime: null, servings: 8, difficulty: null, state: 'active', imageUrl: null, language: 'English', languageCode: 'en', updatedAt: '2026-03-14T10:42:00Z', updatedBy: 'Ilaria', version: 3, ...recipe,
});
export const typed = (recipe: Edited) => ({ __typename: 'Recipe', ...recipe, instructions: recipe.instructions.map((step) => ({ __typename: 'Instruction', ...step })) });
export const updated = (recipe: Edited) => ({ ...typed(recipe), ingredients: [], totalTime: null, doubts: [], sustainabilityScore: null });
export const graph = (data: Record<string, unknown>) => Response.json({ data });
export const refusal = (code: string, status: number, message: string, fields?: Record<string, string>) => Response.json({ data: null, errors: [{ message, extensions: { code, status, ...(fields && { fields }) } }] });
export const variables = ({ body }: Call) => (body as { variables: Sent }).variables;
export const sent = (operation = 'UpdateRecipe') => backend.calls.filter(({ body }) => (body as { operationName?: string } | undefined)?.operationName === operation).map(variables);
export const saveButton = () => screen.getAllByRole('button', { name: /^Save (Changes|Recipe)$/ })[0]!;
export const toast = (title: string) => screen.findByText(title, { selector: 'b' });
export const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
export const write = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });

/** Somebody else changes the recipe. */
export function change(changes: Partial<Edited>): void {
  kept = { ...kept, ...changes };
}

/** A server that keeps the recipe and gives each change a new version. */
function serve(recipe: Partial<Edited>): void {
  kept = buildEdited(recipe);
  backend.pages = [buildRecipe({ id: kept.id })];
  backend.answers.set('query EditedRecipe', () => graph({ recipe: typed(kept) }));
  backend.answers.set('query UpdateRecipe', (call) => {
    const { input, version } = variables(call);
    if (version !== kept.version) return refusal('RECIPE_CHANGED', 409, 'This recipe was changed meanwhile.');
    const { forceReparse: _, ...changes } = input;
    change({ ...(changes as Partial<Edited>), version: kept.version + 1 });
    return graph({ recipe: updated(kept) });
  });
  backend.answers.set('query SetRecipeImage', (call) => {
    const { fileKey, version } = variables(call);
    if (version !== kept.version) return refusal('RECIPE_CHANGED', 409, 'This recipe was changed meanwhile.');
    change({ imageUrl: fileKey && `/files/recipes/42/picture-${fileKey.split('/').at(-1)!}.jpg?s=1`, version: kept.version + 1 });
    return graph({ recipe: typed(kept) });
  });
}

/** Edit mode of a recipe. */
export async function edit(recipe: Partial<Edited> = {}) {
  serve(recipe);
  const page = await openApp(`/recipes/${kept.id}?mode=edit`, backend);
  await screen.findByRole('textbox', { name: 'Ingredients' });
  return page;
}

/** Holds the answers to a kind of call back until they are let go. */
export function holdBack(kind: string): { asked: Promise<void>; letGo: () => void } {
  const usual = backend.answers.get(kind)!;
  let ask = () => {};
  let letGo = () => {};
  const asked = new Promise<void>((resolve) => void (ask = resolve));
  const free = new Promise<void>((resolve) => void (letGo = resolve));
  backend.answers.set(kind, async (call) => {
    const answer = await usual(call);
    ask();
    await free;
    return answer;
  });
  return { asked, letGo };
}
