import { fireEvent, screen } from '@testing-library/react';
import type { OperationName } from '../../../generated/operation-name.ts';
import type { EditedRecipe_RecipeFragment } from '../../../generated/operations.ts';
import { FakeBackend, type Call, type CallKind } from '../../../test-kit/fake-backend.ts';
import { buildRecipe } from '../../../test-kit/records.ts';
import type { Recipe } from '../../../generated/api-resolvers.ts';
import { paths } from '../../../shared/api/paths.ts';
import { mountFeature } from '../../../test-kit/mount-feature.tsx';
import { EditorRoute, NewRecipeRoute } from './editor-routes.tsx';
import './write-text.ts';

export type Edited = EditedRecipe_RecipeFragment;
export type Sent = {
  id: string;
  version: number;
  input: Record<string, unknown>;
  idempotencyKey: string;
  fileKey: string | null;
};

export const buildEdited = (recipe: Partial<Edited> = {}): Edited => ({
  id: '42',
  title: 'Lemon tart',
  description: 'Crisp.',
  ingredientText: 'Pastry:\n250 g plain flour\n125 g cold butter, diced',
  instructions: [
    { step: 1, instruction: 'Rub in the butter.', group: null, technique: 'Rubbing in', tip: null },
    { step: 2, instruction: 'Bake.', group: null, technique: null, tip: null },
  ],
  tags: ['lemon'],
  category: 'dessert',
  dietaryCategory: 'vegetarian',
  course: 'dessert',
  diet: 'vegetarian',
  prepTime: 'PT40M',
  cookTime: null,
  servings: 8,
  servingsStated: true,
  difficulty: null,
  state: 'active',
  draft: null,
  imageUrl: null,
  language: 'English',
  languageCode: 'en',
  updatedAt: '2026-03-14T10:42:00Z',
  updatedBy: 'Ilaria',
  version: 3,
  ...recipe,
});
export const typed = (recipe: Edited) => ({
  __typename: 'Recipe',
  ...recipe,
  instructions: recipe.instructions.map((step) => ({ __typename: 'Instruction', ...step })),
});
export const updated = (recipe: Edited) => ({
  ...typed(recipe),
  ingredients: [],
  totalTime: null,
  doubtCount: 0,
  doubts: [],
  sustainabilityScore: null,
});
export const graph = (data: Record<string, unknown>) => Response.json({ data });
export const refusal = (
  code: string,
  status: number,
  message: string,
  fields?: Record<string, string>,
) =>
  Response.json({
    data: null,
    errors: [{ message, extensions: { code, status, ...(fields && { fields }) } }],
  });
export const variables = ({ body }: Call) => (body as { variables: Sent }).variables;
export const saveButton = () =>
  screen.getAllByRole('button', { name: /^Save (Changes|Recipe)$/ })[0]!;
export const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
export const write = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });

/** A server that keeps a recipe and gives each change a new version. */
export class RecipeServer extends FakeBackend {
  /** The recipe that is edited. */
  get kept(): Recipe {
    return this.pages[0]!;
  }

  /** Somebody changes the recipe. */
  change(changes: Partial<Recipe>): void {
    Object.assign(this.kept, changes);
  }

  /** The variables of each call of one operation. */
  sent(operation: OperationName = 'UpdateRecipe'): Sent[] {
    return this.asked(operation) as unknown as Sent[];
  }

  /** Keeps this recipe from now on. */
  keep(recipe: Partial<Edited>): void {
    this.pages = [buildRecipe(buildEdited(recipe))];
  }

  /** Holds the answers to a kind of call back until they are let go. */
  holdBack(kind: CallKind): { asked: Promise<void>; letGo: () => void } {
    const before = this.answers.get(kind);
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
    this.answers.set(kind, async (call) => {
      const answer = await before?.(call);
      ask();
      await free;
      return answer;
    });
    return { asked, letGo };
  }
}

/** The form at an address; at every other there is nothing of it. */
export const openEditor = (server: FakeBackend, address: string) =>
  mountFeature(server, address, {
    [paths.newRecipe.path]: NewRecipeRoute,
    [paths.recipe.path]: EditorRoute,
  });

/** Edit mode of a recipe. */
export async function edit(server: RecipeServer, recipe: Partial<Edited> = {}) {
  server.keep(recipe);
  const page = await openEditor(server, `/recipes/${server.kept.id}?mode=edit`);
  await screen.findByRole('textbox', { name: 'Ingredients' });
  return page;
}
