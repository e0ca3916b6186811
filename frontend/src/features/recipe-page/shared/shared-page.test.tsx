import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { FakeBackend } from '../../../test-kit/fake-backend.ts';
import { refusal } from '../../../test-kit/fake-graph.ts';
import { leavePage, mountFeature, named } from '../../../test-kit/mount-feature.tsx';
import { buildIngredient, buildRecipe } from '../../../test-kit/records.ts';
import { SharedPage } from './shared-page.tsx';

const TOKEN = 'token-of-a-link';
let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  backend.user = null;
  sessionStorage.clear();
  backend.fields.noteShareView = () => true;
  shared({ recipe: buildRecipe(tart) });
});
afterEach(() => leavePage(backend));

const tart = {
  id: '42',
  title: 'Lemon tart',
  servings: 8,
  ownerId: 'u1',
  languageCode: 'it',
  language: 'Italian',
  translatedInstructions: ['Rub in.'],
  sustainabilityScore: 66,
  ingredients: [buildIngredient()],
};
type Recipe = ReturnType<typeof buildRecipe>;
function shared(found: { recipe?: Recipe | null; magicRecipe?: Recipe | null }): void {
  backend.fields.sharedRecipe = () => ({
    recipe: null,
    magicRecipe: null,
    shareData: {
      title: 'x',
      description: null,
      createdAt: '2026-01-01T00:00:00Z',
      expiresAt: null,
    },
    ...found,
  });
}

function AtAddress() {
  return <SharedPage token={useParams()['token'] ?? ''} />;
}
const open = () =>
  mountFeature(backend, `/shared/${TOKEN}`, {
    '/shared/:token': <AtAddress />,
    '/': <h1>Home</h1>,
  });
const opened = async () => {
  const page = await open();
  await named('heading', 'Lemon tart');
  return page;
};

test('a visitor reads and scales the recipe, which is named in the title of the page', async () => {
  const { user } = await opened();
  expect(document.title).toBe('Lemon tart · Convivio');
  const ingredients = () => screen.getByRole('region', { name: 'Ingredients' }).textContent;
  expect(ingredients()).toContain('375');
  const scale = within(screen.getByRole('region', { name: 'Scale Recipe' }));
  for (let time = 0; time < 4; time += 1)
    await user.click(scale.getByRole('button', { name: 'More servings' }));
  await waitFor(() => expect(ingredients()).toContain('563'));
});

test('nothing can be edited, translated, commented or shared', async () => {
  await opened();
  for (const name of [/edit/i, /translation/i, /comment/i, /share/i, /shopping list/i, /actions/i])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByText('Italian')).toBeTruthy();
});

test('Join Free leads to the front page, and the link is kept on the device, not in an address', async () => {
  const { user } = await opened();
  const [join] = screen.getAllByRole('link', { name: 'Join Free - Create Your Recipe Collection' });
  expect(join!.getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).not.toContain(TOKEN);
  await user.click(join!);
  await named('heading', 'Home');
  expect(location.href).not.toContain(TOKEN);
  expect(localStorage.getItem('came-from-link')).toContain(TOKEN);
});

test('a signed-in cook sees the same, with the way to their recipes instead', async () => {
  leavePage(backend);
  const { user } = new FakeBackend();
  backend.user = user;
  await opened();
  expect(screen.queryByRole('link', { name: /Join Free/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /edit/i })).toBeNull();
  await named('link', 'Back to Recipes');
});

test('that it was opened is noted once a visit, by zone and browser alone', async () => {
  await opened();
  await waitFor(() => expect(backend.asked('NoteShareView')).toHaveLength(1));
  const [first] = backend.asked('NoteShareView');
  expect(first).toEqual({
    token: TOKEN,
    visit: expect.stringMatching(/^[\w-]{36}$/),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    userAgent: navigator.userAgent,
  });
  leavePage(backend);
  await opened();
  await waitFor(() => expect(backend.asked('NoteShareView')).toHaveLength(2));
  expect(backend.asked('NoteShareView')[1]!['visit']).toBe(first!['visit']);
});

test('it is read all the same where its being opened cannot be noted', async () => {
  backend.fields.noteShareView = () => {
    throw refusal('SERVICE_UNAVAILABLE', 503, 'away');
  };
  await opened();
  await waitFor(() => expect(backend.asked('NoteShareView')).toHaveLength(1));
  expect(screen.queryByText('away')).toBeNull();
});

test('a magic recipe is shown like others', async () => {
  shared({ magicRecipe: buildRecipe({ ...tart, id: 'magic_7', chefInsight: 'Use cold hands.' }) });
  await opened();
  expect(screen.getByText("Chef's Insight")).toBeTruthy();
  expect(screen.getByText('Magic Recipe')).toBeTruthy();
});

test('where neither recipe came, that is said', async () => {
  shared({});
  await open();
  await named('heading', 'Recipe data could not be loaded.');
  expect(backend.asked('NoteShareView')).toEqual([]);
});

test('a link that opens nothing is not found, with the way to the front page', async () => {
  backend.fields.sharedRecipe = () => {
    throw refusal(
      'SHARED_RECIPE_NOT_FOUND',
      404,
      'This shared recipe link is invalid or has expired.',
    );
  };
  const { user } = await open();
  await named('heading', 'Recipe Not Found');
  expect(screen.getByText('This shared recipe link is invalid or has expired.')).toBeTruthy();
  await user.click(await named('link', 'Go to Homepage'));
  await named('heading', 'Home');
});

test('while the server cannot answer nobody is told that the link is wrong, and one tries again', async () => {
  const answer = backend.fields.sharedRecipe!;
  backend.fields.sharedRecipe = () => {
    throw refusal('SERVICE_UNAVAILABLE', 503, 'The social service is away.');
  };
  const { user } = await open();
  await named('heading', 'Recipe data could not be loaded.');
  expect(screen.getByText('The social service is away.')).toBeTruthy();
  backend.fields.sharedRecipe = answer;
  await user.click(await named('button', 'Try Again'));
  await named('heading', 'Lemon tart');
});
