import { afterEach, beforeEach, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { OperationName } from '../../../generated/operation-name.ts';
import { FakeBackend, type Call } from '../../../test-kit/fake-backend.ts';
import { leavePage, mountFeature } from '../../../test-kit/mount-feature.tsx';
import { buildIngredient, buildRecipe } from '../../../test-kit/records.ts';
import { paths } from '../../../shared/api/paths.ts';
import { RecipeRoute } from './recipe-route.tsx';

/** The server of the test that runs. */
export let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  sessionStorage.clear();
  globalThis.print = jest.fn();
});
afterEach(() => leavePage(backend));

/** Takes the page away, and its server with it. */
export function leave(): void {
  leavePage(backend);
  backend = new FakeBackend();
}

/** The page of whatever recipe an address names. */
export const openAddress = (address: string) =>
  mountFeature(backend, address, { [paths.recipe.path]: RecipeRoute });
export const open = async (recipe: Parameters<typeof buildRecipe>[0] = {}, query = '') => {
  const list = recipe.state === 'archived' ? backend.archived : backend.pages;
  list.push(buildRecipe({ id: '42', ...recipe }));
  const page = await openAddress(`/recipes/42${query}`);
  await screen.findByRole('heading', { level: 1, name: recipe?.title ?? 'Lemon tart' });
  return page;
};
/** The variables of each call of one operation. */
export const asked = (operation: OperationName) => backend.asked(operation);
export const answer = (
  operation: OperationName,
  data: Record<string, unknown> | ((variables: Record<string, unknown>) => Record<string, unknown>),
) =>
  backend.answers.set(`query ${operation}`, ({ body }: Call) =>
    Response.json({
      data:
        typeof data === 'function'
          ? data((body as { variables: Record<string, unknown> }).variables)
          : data,
    }),
  );
export const refuse = (operation: OperationName, message: string) =>
  backend.answers.set(`query ${operation}`, () =>
    Response.json({ data: null, errors: [{ message, extensions: { code: 'X', status: 422 } }] }),
  );
export const lines = () =>
  within(screen.getByRole('region', { name: 'Ingredients' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').trim());
export const cupOf = (name: string, cups: number) =>
  buildIngredient({
    name,
    quantity: cups,
    amount: cups,
    unit: 'cup',
    metricAmount: cups * 236.588,
    metricUnit: 'ml',
    originalText: `${cups} cups ${name}`,
  });
export const step = (instruction: string, more = {}) => ({
  step: 1,
  instruction,
  group: null,
  technique: null,
  tip: null,
  ...more,
});
export const facts = () =>
  [...document.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  );
