import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildIngredient, buildRecipe, FakeBackend } from './test-kit/fake-backend.ts';
import { leaveApp, openApp } from './test-kit/open-app.tsx';

let backend: FakeBackend;
beforeEach(() => void (backend = new FakeBackend()));
afterEach(() => leaveApp(backend));

const named = (role: string, name: string | RegExp) => screen.findByRole(role, { name });
const open = async (recipe: Parameters<typeof buildRecipe>[0] = {}) => {
  backend.pages = [buildRecipe({ id: '42', ...recipe })];
  const page = await openApp('/recipes/42', backend);
  await screen.findByRole('heading', { level: 1, name: recipe?.title ?? 'Lemon tart' });
  return page;
};
const facts = () => [...document.querySelectorAll('dl > div')].map((fact) => [...fact.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));

test('shows title, marks, lede and facts', async () => {
  await open({ description: 'Crisp pastry.', languageCode: 'it', language: 'Italian', originalFormat: 'instagram', createdAt: '2020-03-14T10:00:00Z' });
  expect(screen.getByText('Crisp pastry.')).toBeTruthy();
  for (const mark of ['Dessert', 'Italian', 'instagram']) expect(screen.getByText(mark)).toBeTruthy();
  expect(facts()).toEqual([['Prep', '40 min'], ['Cook', '45 min'], ['Servings', '8'], ['Added', '14 March 2020']]);
});

test('shows the whole time where the source states no other, and no language for English', async () => {
  await open({ prepTime: null, cookTime: null, totalTime: 'PT2H' });
  expect(facts()[0]).toEqual(['Time', '2 h']);
  expect(screen.queryByText('English')).toBeNull();
});

test('names the tab after the recipe and gives it its name back', async () => {
  const { user } = await open();
  expect(document.title).toBe('Lemon tart · Convivio');
  await user.click(screen.getByRole('link', { name: 'Back to Recipes' }));
  await waitFor(() => expect(document.title).toBe('Convivio'));
});

test('shows ingredients by group in columns, and strikes one by a tap', async () => {
  const { user } = await open({
    ingredients: [buildIngredient({ category: 'Pastry' }), buildIngredient({ category: 'Filling', name: 'eggs', quantity: 1.5, unit: null, metricAmount: null, metricUnit: null, originalText: '1 1/2 eggs' })],
  });
  const pastry = within(screen.getByRole('list', { name: 'Pastry' })).getByRole('checkbox', { name: /375.*g.*plain flour/ });
  expect(within(screen.getByRole('list', { name: 'Filling' })).getByRole('checkbox', { name: /1\s½\s*eggs/ })).toBeTruthy();
  await user.click(pastry);
  expect((pastry as HTMLInputElement).checked).toBe(true);
});

test('lights the next step when one is checked off', async () => {
  const { user } = await open({ instructions: ['Rub.', 'Bake.'].map((instruction, at) => ({ step: at + 1, instruction, group: null, technique: null, tip: null })) });
  expect(document.querySelector('[aria-current]')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /Rub\./ }));
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Bake.');
});

test('says what is missing', async () => {
  await open({ ingredients: [], instructions: [] });
  expect(screen.getByText('No ingredients available')).toBeTruthy();
  expect(screen.getByText('No instructions available')).toBeTruthy();
});

test('says when a step has no words', async () => {
  await open({ instructions: [{ step: 1, instruction: ' ', group: null, technique: null, tip: null }] });
  expect(screen.getByText('Invalid instruction format')).toBeTruthy();
});

test('shows notes, equipment, storage, serving and tips, and what was read with doubt', async () => {
  await open({ notes: ['Note one'], equipment: ['A 28 cm tin'], servingNotes: ['With cream'], storageNotes: ['Keeps two days'], tips: ['Chill it'], doubts: ['The oven heat was hard to read.'], comments: 'Marta uses orange.' });
  for (const [heading, text] of [['Notes', 'Note one'], ['Equipment', 'A 28 cm tin'], ['To serve', 'With cream'], ['Keeping', 'Keeps two days'], ['Tips', 'Chill it'], ['Worth a check', 'The oven heat was hard to read.'], ['Comments', 'Marta uses orange.']]) {
    expect(within(screen.getByRole('heading', { name: heading! }).parentElement!).getByText(text!)).toBeTruthy();
  }
});

test('shows the translation and the original in turn', async () => {
  const { user } = await open({ languageCode: 'it', language: 'Italian', instructions: [{ step: 1, instruction: 'Mescolare.', group: null, technique: null, tip: null }], translatedInstructions: ['Stir.'] });
  expect(screen.getByText('Stir.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show original' }));
  expect(screen.getByText('Mescolare.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show translation' }));
  expect(screen.getByText('Stir.')).toBeTruthy();
});

test('offers printing, the original file and the original page', async () => {
  globalThis.print = jest.fn();
  const { user } = await open({ originalFileUrl: '/files/signed', originalUrl: 'https://example.org/tart' });
  await user.click(screen.getAllByRole('button', { name: 'Actions' })[0]!);
  const file = await named('menuitem', 'View Original File');
  expect([file.getAttribute('href'), file.getAttribute('target')]).toEqual(['/files/signed', '_blank']);
  expect(screen.getByRole('menuitem', { name: 'Original URL' }).getAttribute('href')).toBe('https://example.org/tart');
  await user.click(screen.getByRole('menuitem', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
});

test('offers only what there is, and no link that is none', async () => {
  const { user } = await open({ originalUrl: 'javascript:alert(1)' });
  await user.click(screen.getAllByRole('button', { name: 'Actions' })[0]!);
  await named('menuitem', 'Print');
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});

test('a recipe that is not there says so', async () => {
  await openApp('/recipes/7', backend);
  await named('heading', 'Recipe Not Found');
  expect(screen.getByText("The recipe you're looking for doesn't exist or has been removed.")).toBeTruthy();
  expect((await named('link', 'Browse All Recipes')).getAttribute('href')).toBe('/');
});

test.each(['/recipes/lemon-tart', '/recipes/1%2F2', '/recipes/-1'])('%s is an invalid recipe URL', async (address) => {
  await openApp(address, backend);
  await named('heading', 'Invalid recipe URL');
  expect(backend.calls.some(({ body }) => (body as { operationName?: string } | undefined)?.operationName === 'Recipe')).toBe(false);
});

test('a recipe that cannot be fetched can be tried again', async () => {
  backend.answers.set('query Recipe', () => new Response('', { status: 503 }));
  const { user } = await openApp('/recipes/42', backend);
  await named('heading', 'The recipe could not be opened');
  backend.answers.clear();
  backend.pages = [buildRecipe({ id: '42' })];
  await user.click(await named('button', 'Try Again'));
  await screen.findByRole('heading', { level: 1, name: 'Lemon tart' });
});

test('shows boxes while it loads', async () => {
  backend.answers.set('query Recipe', () => new Promise(() => {}));
  await openApp('/recipes/42', backend);
  await waitFor(() => expect(document.querySelector('main[aria-busy]')).toBeTruthy());
  expect((await named('link', 'Convivio')).getAttribute('href')).toBe('/landing');
});

test('a visitor reads a public recipe and finds Sign In', async () => {
  backend.user = null;
  await open();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/api/login?returnTo=%2Frecipes%2F42');
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
});
