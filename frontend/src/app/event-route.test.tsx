import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { writeText } from '../features/editor/test-kit/write-text.ts';
import { buildEvent, serveEvents } from '../features/events/test-kit/event-kitchen.ts';
import { serveMagic } from '../features/magic/test-kit/magic-kitchen.ts';
import type { Event, IntakeJob } from '../generated/api-resolvers.ts';
import { FakeBackend } from '../test-kit/fake-backend.ts';
import { leavePage, named, newPage, show, toast } from '../test-kit/mount-feature.tsx';
import { buildRecipe } from '../test-kit/records.ts';
import { openApp } from './test-kit/open-app.tsx';

let backend: FakeBackend;
let supper: Event;
beforeEach(() => {
  backend = new FakeBackend();
  backend.recipes = [buildRecipe({ id: '42' })];
  supper = buildEvent();
  serveEvents(backend, [supper]);
});
afterEach(() => leavePage(backend));

/** Hands a text over on the page of the event, to be read for its menu. */
async function handOver() {
  const { user } = await openApp('/events/7?add=files', backend);
  await screen.findByText('Supper for Marta', { selector: 'b' });
  await user.type(await screen.findByLabelText('Recipe text'), 'Tart');
  await user.click(screen.getByRole('button', { name: 'Read Text' }));
  await waitFor(() => expect(backend.jobs.has(1)).toBe(true));
  return user;
}
const read = { stage: 'success', progress: 100, title: 'Lemon tart', recipeId: 42 } as const;

test('a recipe that is read for an event goes on its menu, wherever its cook is by then', async () => {
  const user = await handOver();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await named('heading', 'Your menu is empty');
  await user.click(await named('link', 'Back to Events'));
  await named('article', 'Supper for Marta');
  backend.tell(1, read);
  await toast('Recipe imported and added to menu!');
  expect(screen.getByText('It is on the menu of “Supper for Marta”.')).toBeTruthy();
  expect(supper.recipes).toMatchObject([{ title: 'Lemon tart', courseType: 'appetizer' }]);
});

test('what was read while the page was away goes on the menu when it is opened again', async () => {
  await handOver();
  const kept = localStorage.getItem('intake:for-events')!;
  leavePage(backend);
  backend.jobs.set(1, { ...backend.jobs.get(1)!, ...read });
  backend.intakeJobs = [
    {
      id: '1',
      stage: 'success',
      progress: 100,
      source: 'text',
      fileName: null,
      url: null,
      pages: 1,
    } as IntakeJob,
  ];
  await newPage(backend, '/');
  localStorage.setItem('intake:for-events', kept);
  const { App } = await import('./app.tsx');
  show(<App />);
  await toast('Recipe imported and added to menu!');
  expect(supper.recipes).toHaveLength(1);
  expect(localStorage.getItem('intake:for-events')).toBeNull();
});

test('where it cannot go on the menu, that is said, and can be tried again', async () => {
  const user = await handOver();
  backend.answers.set('query AddEventRecipe', () => new Response('', { status: 503 }));
  backend.tell(1, read);
  await toast('Recipe imported but not added to menu');
  expect(screen.getByText(/add it by hand from the page of “Supper for Marta”/)).toBeTruthy();
  backend.answers.clear();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await toast('Recipe imported and added to menu!');
  const [first, second] = backend.asked('AddEventRecipe');
  expect(first!['idempotencyKey']).toEqual(expect.any(String));
  expect(second!['idempotencyKey']).toBe(first!['idempotencyKey']);
});

test('a file that was read for an event is told as an upload', async () => {
  const user = (await openApp('/events/7?add=files', backend)).user;
  await screen.findByText('Supper for Marta', { selector: 'b' });
  const chooser = document.querySelector<HTMLInputElement>('main input[type=file]')!;
  await user.upload(chooser, new File(['Tart'], 'tart.txt', { type: 'text/plain' }));
  await waitFor(() => expect(backend.jobs.has(1)).toBe(true));
  backend.tell(1, read);
  await screen.findByText('Going back to Supper for Marta.');
  await toast('Recipe uploaded and added to menu!');
});

test('a recipe that is written by hand for an event goes on its menu, among the courses of its kind, and leads back to it', async () => {
  backend.answers.set('GET /api/events/7', () => Response.json({ name: 'Supper for Marta' }));
  const { user } = await openApp('/events/7', backend);
  await user.click(await named('button', 'Add Your First Recipe'));
  await user.click(await named('radio', 'Upload New Recipe'));
  await user.click(screen.getByRole('link', { name: 'Write it by hand' }));
  await named('heading', 'New recipe');
  expect(location.pathname + location.search).toBe('/recipes/new?eventId=7');
  await waitFor(() =>
    expect(screen.getByRole('note').textContent).toBe('Will be added to Supper for Marta'),
  );
  expect(screen.getByRole('link', { name: 'From a template' }).getAttribute('href')).toBe(
    '/recipes/new?choose=template&eventId=7',
  );
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Panna cotta' } });
  await writeText('Ingredients', '500 ml cream');
  await writeText('Instructions', 'Warm the cream.');
  await user.click(screen.getAllByRole('button', { name: 'Save Recipe' })[0]!);
  await toast('Recipe saved and added to menu!');
  expect(supper.recipes).toMatchObject([{ title: 'Panna cotta' }]);
  expect(backend.asked('AddEventRecipe')).toMatchObject([{ eventId: '7', courseType: 'dessert' }]);
  const dish = await named('article', 'Panna cotta');
  expect(dish.closest('section')!.textContent).toMatch(/^Desserts/);
  expect(location.pathname).toBe('/events/7');
  expect(history.state).toMatchObject({ idx: 0 });
});

test('who looked for a template first, and then writes nothing for an event, is back on its page as it stands in the history', async () => {
  backend.answers.set('GET /api/events/7', () => Response.json({ name: 'Supper for Marta' }));
  const { user } = await openApp('/events/7', backend);
  await user.click(await named('button', 'Add Your First Recipe'));
  await user.click(await named('radio', 'Upload New Recipe'));
  await user.click(screen.getByRole('link', { name: 'Write it by hand' }));
  await user.click(await named('link', 'From a template'));
  await user.click(await named('link', 'Blank page'));
  await named('heading', 'New recipe');
  expect(history.state).toMatchObject({ idx: 3 });
  await user.click(screen.getAllByRole('button', { name: 'Cancel' })[0]!);
  await named('heading', 'Supper for Marta');
  expect(history.state).toMatchObject({ idx: 0 });
});

test('a recipe that a chef has made for an event goes on its menu once it is saved', async () => {
  serveMagic(backend);
  backend.fields.createRecipe = ({ input }) => {
    const recipe = buildRecipe({ id: 'magic_3', title: input.title });
    backend.recipes.push(recipe);
    return recipe;
  };
  const { user } = await openApp('/events/7', backend);
  await user.click(await named('button', 'Add Your First Recipe'));
  await user.click(await named('radio', 'Create with Magic Chef'));
  await user.click(screen.getByRole('button', { name: 'Open Magic Chef' }));
  await user.click(await named('radio', /^Marcella Hazan/));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await named('radio', 'Starter'));
  await user.click(screen.getByRole('radio', { name: 'Vegan' }));
  await user.click(screen.getByRole('button', { name: 'Generate Magic Recipe' }));
  await user.click(await named('button', 'Save Recipe'));
  await toast('Recipe saved and added to menu!');
  expect(backend.asked('AddEventRecipe')).toMatchObject([
    { eventId: '7', recipeId: 'magic_3', courseType: 'main' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/events/7');
});

test('an event opens at its address', async () => {
  await openApp('/events/7', backend);
  await named('heading', 'Supper for Marta');
  expect(document.title).toBe('Supper for Marta · Convivio');
  expect((await named('link', 'Back to Events')).getAttribute('href')).toBe('/events');
});
