import { afterEach, beforeEach, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeBackend, type Call } from './fake-backend.ts';
import { buildIngredient, buildRecipe } from './records.ts';
import { leaveApp, openApp } from './open-app.tsx';

/** The server of the test that runs. */
export let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  sessionStorage.clear();
  globalThis.print = jest.fn();
});
afterEach(() => leaveApp(backend));

/** Takes the page away, and its server with it. */
export function leave(): void {
  leaveApp(backend);
  backend = new FakeBackend();
}

export const named = (role: string, name: string | RegExp) => screen.findByRole(role, { name });
export const toast = (title: string) => screen.findByText(title, { selector: 'b' });
export const open = async (recipe: Parameters<typeof buildRecipe>[0] = {}, query = '') => {
  backend.pages = [buildRecipe({ id: '42', ...recipe })];
  const page = await openApp(`/recipes/42${query}`, backend);
  await screen.findByRole('heading', { level: 1, name: recipe?.title ?? 'Lemon tart' });
  return page;
};
/** The variables of each call of one operation. */
export const asked = (operation: string) =>
  backend.calls
    .map(
      ({ body }) =>
        body as { operationName?: string; variables?: Record<string, unknown> } | undefined,
    )
    .filter((body) => body?.operationName === operation)
    .map((body) => body?.variables);
export const answer = (
  operation: string,
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
export const refuse = (operation: string, message: string) =>
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
