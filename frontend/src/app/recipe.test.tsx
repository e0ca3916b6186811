import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildIngredient, buildRecipe, FakeBackend, type Call } from './test-kit/fake-backend.ts';
import { leaveApp, openApp } from './test-kit/open-app.tsx';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  sessionStorage.clear();
  globalThis.print = jest.fn();
});
afterEach(() => leaveApp(backend));

const named = (role: string, name: string | RegExp) => screen.findByRole(role, { name });
const toast = (title: string) => screen.findByText(title, { selector: 'b' });
const open = async (recipe: Parameters<typeof buildRecipe>[0] = {}, query = '') => {
  backend.pages = [buildRecipe({ id: '42', ...recipe })];
  const page = await openApp(`/recipes/42${query}`, backend);
  await screen.findByRole('heading', { level: 1, name: recipe?.title ?? 'Lemon tart' });
  return page;
};
/** The variables of each call of one operation. */
const asked = (operation: string) => backend.calls.map(({ body }) => body as { operationName?: string; variables?: Record<string, unknown> } | undefined).filter((body) => body?.operationName === operation).map((body) => body?.variables);
const answer = (operation: string, data: Record<string, unknown> | ((variables: Record<string, unknown>) => Record<string, unknown>)) =>
  backend.answers.set(`query ${operation}`, ({ body }: Call) => Response.json({ data: typeof data === 'function' ? data((body as { variables: Record<string, unknown> }).variables) : data }));
const refuse = (operation: string, message: string) => backend.answers.set(`query ${operation}`, () => Response.json({ data: null, errors: [{ message, extensions: { code: 'X', status: 422 } }] }));
const lines = () => within(screen.getByRole('region', { name: 'Ingredients' })).getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').trim());
const cupOf = (name: string, cups: number) => buildIngredient({ name, quantity: cups, amount: cups, unit: 'cup', metricAmount: cups * 236.588, metricUnit: 'ml', originalText: `${cups} cups ${name}` });
const step = (instruction: string, more = {}) => ({ step: 1, instruction, group: null, technique: null, tip: null, ...more });
const facts = () => [...document.querySelectorAll('dl > div')].map((fact) => [...fact.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));

test('shows title, marks, lede and facts', async () => {
  await open({ description: 'Crisp pastry.', languageCode: 'it', language: 'Italian', originalFormat: 'instagram', sustainabilityScore: 66, createdAt: '2020-03-14T10:00:00Z' });
  expect(screen.getByText('Crisp pastry.')).toBeTruthy();
  for (const mark of ['Dessert', 'Italian', 'instagram']) expect(screen.getByText(mark)).toBeTruthy();
  expect(facts()).toEqual([['Prep', '40 min'], ['Cook', '45 min'], ['Servings', '8'], ['Added', '14 March 2020'], ['Impact', '66 Good']]);
  expect(screen.getByRole('img', { name: 'Environmental Impact: Good (66/100)' })).toBeTruthy();
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

describe('Actions', () => {
  const openMenu = async (recipe: Parameters<typeof buildRecipe>[0] = {}) => {
    const page = await open(recipe);
    await page.user.click(screen.getAllByRole('button', { name: 'Actions' })[0]!);
    await named('menuitem', 'Print');
    return page;
  };
  const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => user.click(await named('menuitem', name));

  test('offer printing, the original file and the original page', async () => {
    const { user } = await openMenu({ originalFileUrl: '/files/signed', originalUrl: 'https://example.org/tart' });
    const file = await named('menuitem', 'View Original File');
    expect([file.getAttribute('href'), file.getAttribute('target')]).toEqual(['/files/signed', '_blank']);
    expect(screen.getByRole('menuitem', { name: 'Original URL' }).getAttribute('href')).toBe('https://example.org/tart');
    await choose(user, 'Print');
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('offer only what there is, and no link that is none', async () => {
    await openMenu({ originalUrl: 'javascript:alert(1)' });
    expect(entries()).toEqual(['Edit', 'Print', 'Duplicate', 'Keep as Template', 'Export as JSON-LD', 'Export as Zip', 'Archive']);
  });

  test('on somebody else\'s recipe are reading alone', async () => {
    await openMenu({ ownerId: 'u2' });
    expect(entries()).toEqual(['Print']);
    expect(screen.queryByRole('button', { name: 'Edit Recipe' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add comments' })).toBeNull();
  });

  test('archive the recipe, go back to the library, and undo it', async () => {
    answer('ArchiveShownRecipe', { archiveRecipe: { __typename: 'Recipe', id: '42', state: 'archived', version: 2 } });
    answer('RestoreShownRecipe', { restoreRecipe: { __typename: 'Recipe', id: '42', state: 'active', version: 3 } });
    const { user } = await openMenu();
    await choose(user, 'Archive');
    await toast('Recipe archived successfully');
    await waitFor(() => expect(location.pathname).toBe('/'));
    await user.click(await named('button', 'Undo'));
    await toast('Recipe restored successfully');
    expect([asked('ArchiveShownRecipe'), asked('RestoreShownRecipe')]).toEqual([[{ id: '42' }], [{ id: '42' }]]);
  });

  test('say why archiving failed, and stay', async () => {
    refuse('ArchiveShownRecipe', 'The recipe is being kept. Try again.');
    const { user } = await openMenu();
    await choose(user, 'Archive');
    await toast('Failed to archive recipe');
    expect(screen.getByText('The recipe is being kept. Try again.')).toBeTruthy();
    expect(location.pathname).toBe('/recipes/42');
  });

  test('make a copy and open it', async () => {
    answer('CopyRecipe', { duplicateRecipe: { __typename: 'Recipe', id: '43', title: 'Lemon tart (copy)' } });
    const { user } = await openMenu();
    backend.pages.push(buildRecipe({ id: '43', title: 'Lemon tart (copy)' }));
    await choose(user, 'Duplicate');
    await screen.findByRole('heading', { level: 1, name: 'Lemon tart (copy)' });
    expect(location.pathname).toBe('/recipes/43');
    expect(asked('CopyRecipe')).toEqual([{ id: '42', idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  });

  test('keep the recipe as a template', async () => {
    answer('KeepRecipeTemplate', { template: { __typename: 'RecipeTemplate', id: '7', title: 'Lemon tart' } });
    const { user } = await openMenu();
    await choose(user, 'Keep as Template');
    await toast('Kept as a template');
    expect(asked('KeepRecipeTemplate')).toEqual([expect.objectContaining({ recipeId: '42' })]);
  });

  test.each([['Export as JSON-LD', 'jsonld'], ['Export as Zip', 'zip']])('%s downloads the file', async (name, format) => {
    answer('ExportRecipes', { file: { __typename: 'ExportedFile', fileName: `lemon-tart.${format}`, url: '/files/export', count: 1 } });
    const links: [string | null, string][] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push([this.getAttribute('href'), this.download]);
    });
    const { user } = await openMenu();
    await choose(user, name);
    await toast('Downloaded!');
    expect(links).toEqual([['/files/export', `lemon-tart.${format}`]]);
    expect(asked('ExportRecipes')).toEqual([{ format, ids: ['42'] }]);
    click.mockRestore();
  });
});

describe('an archived recipe', () => {
  test('says so, cannot be edited, and comes back', async () => {
    answer('RestoreShownRecipe', { restoreRecipe: { __typename: 'Recipe', id: '42', state: 'active', version: 3 } });
    const { user } = await open({ state: 'archived' }, '?mode=edit');
    expect(screen.getByText('This recipe is archived.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit Recipe' })).toBeNull();
    expect(location.search).toBe('');
    await user.click(await named('button', 'Restore'));
    await named('button', 'Edit Recipe');
    expect(screen.queryByText('This recipe is archived.')).toBeNull();
  });
});

describe('comments', () => {
  const saved = (comments: string) => answer('UpdateComments', { updateRecipeComments: { __typename: 'Recipe', id: '42', comments, version: 2 } });
  const begin = async (recipe: Parameters<typeof buildRecipe>[0] = { comments: 'More zest.' }) => {
    const { user } = await open(recipe);
    await user.click(await named('button', recipe?.comments ? 'Edit comments' : 'Add comments'));
    return { user, field: (await screen.findByLabelText('Comments', { selector: 'textarea' })) as HTMLTextAreaElement };
  };

  test('are edited and kept', async () => {
    saved('More zest. Less sugar.');
    const { user, field } = await begin();
    await user.type(field, ' Less sugar.');
    await user.click(await named('button', 'Save'));
    await toast('Comments updated successfully');
    await screen.findByText('More zest. Less sugar.');
    expect(asked('UpdateComments')).toEqual([{ id: '42', comments: 'More zest. Less sugar.' }]);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit comments'));
  });

  test('are begun where there are none', async () => {
    saved('Very good.');
    const { user, field } = await begin({ comments: '' });
    await user.type(field, 'Very good.');
    await user.click(await named('button', 'Save'));
    await screen.findByRole('heading', { name: 'Comments' });
    await screen.findByText('Very good.');
  });

  test('that cannot be kept stay as they were typed, and can be kept again', async () => {
    refuse('UpdateComments', 'The comments are too long.');
    const { user, field } = await begin();
    await user.type(field, ' And basil.');
    await user.click(await named('button', 'Save'));
    await toast('Failed to update comments');
    await screen.findByText('The comments are too long.');
    expect(field.value).toBe('More zest. And basil.');
    saved('More zest. And basil.');
    await user.click(await named('button', 'Save'));
    await toast('Comments updated successfully');
  });

  test('that were typed and not kept are there again after the page was left', async () => {
    const { user, field } = await begin();
    await user.type(field, ' And basil.');
    leaveApp(backend);
    backend = new FakeBackend();
    await open({ comments: 'More zest.' });
    expect(((await screen.findByLabelText('Comments', { selector: 'textarea' })) as HTMLTextAreaElement).value).toBe('More zest. And basil.');
  });

  test('are left by Cancel, and by Escape unless something was typed', async () => {
    const { user, field } = await begin();
    await user.type(field, '!{Escape}');
    expect(screen.getByLabelText('Comments', { selector: 'textarea' })).toBeTruthy();
    await user.click(await named('button', 'Cancel'));
    await screen.findByText('More zest.');
    expect(asked('UpdateComments')).toEqual([]);
    await user.click(await named('button', 'Edit comments'));
    await user.type(await screen.findByLabelText('Comments', { selector: 'textarea' }), '{Escape}');
    await named('button', 'Edit comments');
  });

  test("are the Chef's Insight where a chef has spoken", async () => {
    await open({ comments: 'More zest.', chefInsight: 'Patience makes the sauce.', chefPersona: 'Nonna', chefSecrets: ['Toast the rice.'], tags: ['Magic Recipe'], difficulty: 'Hard' });
    const box = screen.getByRole('heading', { name: "Chef's Insight" }).parentElement!;
    expect(within(box).getByText('Patience makes the sauce.')).toBeTruthy();
    expect(within(box).getByText('More zest.')).toBeTruthy();
    expect(within(screen.getByRole('heading', { name: "Chef's Secrets" }).parentElement!).getByText('Toast the rice.')).toBeTruthy();
    expect(screen.getByText('Magic Recipe')).toBeTruthy();
    expect(screen.getByText('Hard')).toBeTruthy();
  });
});

describe('scaling', () => {
  const scaled = () => screen.queryByText(/scaled from/, { selector: 'p span' })?.textContent;

  test('multiplies amounts as the stepper says, and goes back', async () => {
    const { user } = await open({ ingredients: [buildIngredient()] });
    const [more] = screen.getAllByRole('button', { name: 'More servings' });
    await user.click(more!);
    expect(facts()).toContainEqual(['Servings', '9, scaled from 8']);
    expect(scaled()).toContain('For 9, scaled from 8');
    const [field] = screen.getAllByRole('spinbutton', { name: 'Servings' });
    await user.clear(field!);
    await user.type(field!, '16');
    expect(lines()).toEqual([expect.stringMatching(/^750\s?g plain flour$/)]);
    await user.click(screen.getAllByRole('button', { name: 'Reset' })[0]!);
    expect(lines()).toEqual([expect.stringMatching(/^375\s?g plain flour$/)]);
    expect(scaled()).toBeUndefined();
  });

  test.each(['0', '-3', 'abc', '1.5', '99999999'])('a typed %p changes nothing', async (typed) => {
    const { user } = await open();
    const [field] = screen.getAllByRole('spinbutton', { name: 'Servings' });
    fireEvent.change(field!, { target: { value: typed } });
    await user.tab();
    expect(facts()).toContainEqual(['Servings', '8']);
  });

  test.each([['1.5', '12'], ['1.1', '9'], ['0.05', '1'], ['-1', '8'], ['x', '8']])('servingMultiplier=%s gives %s servings', async (multiplier, servings) => {
    await open({}, `?servingMultiplier=${multiplier}`);
    expect(facts().find(([name]) => name === 'Servings')?.[1]?.split(',')[0]).toBe(servings);
  });

  test('is the event\'s where the recipe was opened from one', async () => {
    backend.answers.set('GET /api/events/5', () => Response.json({ id: 5, name: 'Supper for Marta' }));
    await open({}, '?eventId=5&servingMultiplier=2&mode=prepare');
    expect((await named('link', 'Back to Supper for Marta')).getAttribute('href')).toBe('/events/5');
    expect(screen.queryByRole('heading', { name: 'Scale Recipe' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'More servings' })).toBeNull();
    expect(scaled()).toContain('For 16, scaled from 8');
    expect(screen.getAllByRole('button', { name: 'Shopping List' })).toHaveLength(2);
  });

  test('the way back to an event without a name is Back to Event', async () => {
    await open({}, '?eventId=5');
    await waitFor(() => expect(backend.made('GET /api/events/5')).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Back to Event' })).toBeTruthy();
  });
});

describe('units', () => {
  const milk = () => ({ ingredients: [cupOf('milk', 2), buildIngredient({ name: 'vanilla', quantity: 1, amount: 1, unit: 'teaspoon', metricAmount: 4.92892, metricUnit: 'ml', originalText: '1 tsp vanilla' })] });

  test('are metric until one chooses imperial, which the device keeps', async () => {
    const { user } = await open(milk());
    expect(lines()[0]).toMatch(/^4\.7\s?dl milk$/);
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(lines()[0]).toMatch(/^2\s?cups milk$/);
    expect(localStorage.getItem('recipe-units')).toBe('imperial');
  });

  test('keep spoons where one wants them', async () => {
    const { user } = await open(milk());
    expect(lines()[1]).toMatch(/^5\s?ml vanilla$/);
    await user.click(await named('button', 'Unit settings'));
    await user.click(await named('switch', /Keep spoons/));
    expect(lines()[1]).toMatch(/^1\s?tsp vanilla$/);
    expect(localStorage.getItem('recipe-keep-spoons')).toBe('on');
  });

  test('weigh solids where one wants it, and mark what is computed', async () => {
    const { user } = await open({ ingredients: [cupOf('plain flour', 1)] });
    await user.click(await named('button', 'Unit settings'));
    await user.click(await named('switch', /Weigh solids/));
    await waitFor(() => expect(lines()[0]).toMatch(/^~1\d\d\s?g plain flour$/));
    expect(localStorage.getItem('recipe-weigh-solids')).toBe('on');
  });

  test('of the source are one tap away', async () => {
    const { user } = await open(milk());
    await user.click(await named('button', 'Original amounts'));
    expect(lines()[0]).toMatch(/^2\s?cups milk$/);
    await user.click(await named('button', 'Original amounts'));
    expect(lines()[0]).toMatch(/^4\.7\s?dl milk$/);
  });

  test('of heat and length convert in the steps, with the original one tap away that ticks nothing', async () => {
    const { user } = await open({ instructions: [step('Bake at 350°F in a 9 inch tin.')] });
    const steps = screen.getByRole('region', { name: 'Instructions' });
    expect(steps.textContent?.replaceAll('\u00a0', ' ')).toContain('Bake at 175 °C in a 23 cm tin.');
    await user.click(within(steps).getByRole('button', { name: /175/ }));
    expect(steps.textContent?.replaceAll('\u00a0', ' ')).toMatch(/350\s?°F/);
    expect(within(steps).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(within(steps).queryByRole('button')).toBeNull();
  });
});

describe('keys', () => {
  const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ctrlKey: true, ...more });

  test('Ctrl+P prints our page', async () => {
    await open();
    expect(press('p')).toBe(false);
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('Cmd+E begins to edit', async () => {
    await open();
    press('e', { ctrlKey: false, metaKey: true });
    await waitFor(() => expect(location.search).toBe('?mode=edit'));
  });

  test('Ctrl+E is nothing to a visitor', async () => {
    backend.user = null;
    await open();
    expect(press('e')).toBe(true);
    expect(location.search).toBe('');
  });
});

test('a visitor who asks for edit mode reads', async () => {
  backend.user = null;
  await open({}, '?mode=edit');
  expect(screen.getByRole('region', { name: 'Ingredients' })).toBeTruthy();
});

test('ticks hold for the session, and for the words they were set on', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: /plain flour/ }));
  await user.click(screen.getByRole('checkbox', { name: /Rub in/ }));
  leaveApp(backend);
  backend = new FakeBackend();
  await open();
  expect((screen.getByRole('checkbox', { name: /plain flour/ }) as HTMLInputElement).checked).toBe(true);
  expect((screen.getByRole('checkbox', { name: /Rub in/ }) as HTMLInputElement).checked).toBe(true);
  leaveApp(backend);
  backend = new FakeBackend();
  await open({ ingredients: [buildIngredient({ originalText: '1 egg', name: 'egg', quantity: 1, unit: null, metricAmount: null, metricUnit: null })] });
  expect((screen.getByRole('checkbox', { name: /egg/ }) as HTMLInputElement).checked).toBe(false);
});

test('a step shows its technique and its tip', async () => {
  await open({ instructions: [step('Fold.', { technique: 'Folding', tip: 'Use a spatula.' })] });
  const item = within(screen.getByRole('region', { name: 'Instructions' })).getByRole('listitem');
  expect(item.textContent).toContain('Technique Folding');
  expect(item.textContent).toContain('Tip Use a spatula.');
});

test('script in any field is text', async () => {
  const script = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
  await open({ title: script, description: script, comments: script, tips: [script], chefInsight: script, ingredients: [buildIngredient({ originalText: script, name: script, quantity: null, unit: null, category: script })], instructions: [step(script, { group: script, technique: script, tip: script })] });
  expect(document.querySelector('main script, main img[src="x"]')).toBeNull();
  expect(screen.getAllByText(script).length).toBeGreaterThan(5);
});

test('a change from elsewhere shows at once', async () => {
  await open();
  await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
  backend.pages = [buildRecipe({ id: '42', title: 'Lime tart', version: 2 })];
  backend.send('recipes.changed', { recipeId: 42, change: 'edited' });
  await screen.findByRole('heading', { level: 1, name: 'Lime tart' });
});

test('a recipe that was deleted elsewhere is gone here too', async () => {
  await open();
  await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
  backend.pages = [];
  backend.send('recipes.changed', { recipeId: 42, change: 'deleted' });
  await named('heading', 'Recipe Not Found');
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
  for (const name of ['Actions', 'Shopping List', 'Edit Recipe', 'Add comments']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Scale Recipe' })).toBeTruthy();
});
