import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildEvent, serveEvents } from '../features/events/test-kit/event-kitchen.ts';
import { FakeBackend } from '../test-kit/fake-backend.ts';
import { buildRecipe } from '../test-kit/records.ts';
import { leavePage } from '../test-kit/mount-feature.tsx';
import { openApp } from './test-kit/open-app.tsx';

/** Pages, and what shows on each when it was read. */
const pages = [
  ['/', '1 recipe'],
  ['/recipes/42', 'Prep'],
  ['/events/7', 'Menu Planning'],
] as const;

let backend: FakeBackend;
// Reading code takes real time, of which a held clock knows nothing: each page is read once before.
beforeAll(async () => {
  for (const [address, words] of pages) {
    const before = libraryOfOne();
    await openApp(address, before);
    await screen.findByText(words);
    leavePage(before);
  }
});
beforeEach(() => {
  backend = libraryOfOne();
  // Every clock of the page is the test's, from its first tick.
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['queueMicrotask', 'requestAnimationFrame', 'performance'],
  });
});
afterEach(() => {
  leavePage(backend);
  jest.useRealTimers();
});

function libraryOfOne(): FakeBackend {
  const kept = new FakeBackend();
  kept.recipes = [buildRecipe({ id: '42' })];
  kept.pages = [buildRecipe({ id: '42' })];
  serveEvents(kept, [buildEvent()]);
  return kept;
}

/** Names of the operations that were asked for. */
const asked = () =>
  backend.calls.flatMap(
    ({ body }) => (body as { operationName?: string } | undefined)?.operationName ?? [],
  );
const times = (operation: string) => asked().filter((name) => name === operation).length;
const down = () => new Response('', { status: 503 });
/** What happens while so many milliseconds go by. */
const during = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test.each(pages)(
  'what %s has read is not read again when one comes back to the window, nor by and by',
  async (address, words) => {
    await openApp(address, backend);
    await screen.findByText(words);
    await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
    const before = backend.calls.length;
    for (const [target, event] of [
      [window, 'blur'],
      [window, 'focus'],
      [document, 'visibilitychange'],
      [window, 'pageshow'],
    ] as const)
      fireEvent(target, new Event(event));
    await during(6 * 3_600_000);
    expect(
      backend.calls
        .slice(before)
        .map(
          ({ method, path, body }) =>
            (body as { operationName?: string } | undefined)?.operationName ?? `${method} ${path}`,
        ),
    ).toEqual([]);
  },
);

test('a question that fails is not asked again by itself', async () => {
  backend.answers.set('query Recipe', down);
  await openApp('/recipes/42', backend);
  await screen.findByRole('heading', { name: 'The recipe could not be opened' });
  await during(600_000);
  expect(times('Recipe')).toBe(1);
});

test('a change that fails is not tried again by itself', async () => {
  backend.answers.set('query ArchiveRecipe', down);
  const { user } = await openApp('/recipes/42', backend);
  await screen.findByText('Prep');
  await user.click(screen.getAllByRole('button', { name: 'Actions' })[0]!);
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await screen.findByText('Failed to archive recipe', { selector: 'b' });
  await during(600_000);
  expect(times('ArchiveRecipe')).toBe(1);
});

test('what was read shows at once when one comes to it again', async () => {
  const { user } = await openApp('/recipes/42', backend);
  await screen.findByText('Prep');
  await user.click(await screen.findByRole('link', { name: 'Back to Recipes' }));
  backend.answers.set('query Recipe', () => new Promise(() => {}));
  await user.click(await screen.findByRole('link', { name: /Lemon tart/ }));
  await screen.findByText('Prep');
  expect(screen.getByRole('heading', { level: 1, name: 'Lemon tart' })).toBeTruthy();
});
