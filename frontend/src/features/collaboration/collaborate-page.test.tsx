import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Collection, Person, Recipe } from '../../generated/api-resolvers.ts';
import { FakeBackend, refused } from '../../test-kit/fake-backend.ts';
import { leavePage, mountFeature, named } from '../../test-kit/mount-feature.tsx';
import { CollectionsProvider } from '../../kitchen/collection/collections-provider.tsx';
import { anna, buildCollaboration, buildRecipe } from '../../test-kit/records.ts';
import { CollaboratePage } from './collaborate-page.tsx';

let backend: FakeBackend;
let person: Person | null;
let recipes: Recipe[];
beforeEach(() => {
  backend = new FakeBackend();
  person = anna;
  recipes = [
    buildRecipe({
      id: '1',
      title: 'Lasagne',
      description: 'Four layers.',
      course: 'main',
      prepTime: 'PT1H40M',
      servings: 8,
      servingsStated: true,
      tags: ['Sunday', 'oven', 'cheese'],
    }),
    buildRecipe({ id: '2', title: '<b>Tart</b>', course: 'dessert', tags: [], prepTime: null }),
  ];
  backend.fields.person = () => person;
  backend.fields.collection = () => collection();
});
afterEach(() => leavePage(backend));

/** Two on a page. */
const collection = (): Collection =>
  ({
    owner: anna,
    complete: backend.collaborations.length > 0,
    recipeCount: recipes.length,
    mainCount: recipes.filter(({ course }) => course === 'main').length,
    dessertCount: recipes.filter(({ course }) => course === 'dessert').length,
    recipes: ({ after }: { after?: string | null }) => {
      const from = Number(after ?? 0);
      const nodes = recipes.slice(from, from + 2);
      const end = from + nodes.length;
      return {
        nodes,
        edges: [],
        totalCount: recipes.length,
        pageInfo: { hasNextPage: end < recipes.length, endCursor: String(end) },
      };
    },
  }) as unknown as Collection;

const openPage = () =>
  mountFeature(backend, '/collaborate/u2', {
    '/collaborate/:userId': (
      <CollectionsProvider>
        <CollaboratePage />
      </CollectionsProvider>
    ),
  });
const card = (title: string) => named('link', new RegExp(title));

describe('a collection', () => {
  test.each(['a cook', 'a visitor', 'a collaborator'])(
    'welcomes %s with its counts and recipes',
    async (who) => {
      if (who === 'a visitor') backend.user = null;
      if (who === 'a collaborator') backend.collaborations = [buildCollaboration()];
      await openPage();
      await named('heading', "Welcome to Anna Rossi's Recipe Collection");
      expect(document.title).toBe("Anna Rossi's Recipe Collection · Convivio");
      const figures = [...document.querySelectorAll('dl > div')].map(
        ({ textContent }) => textContent,
      );
      expect(figures).toEqual(['Total recipes2', 'Main dishes1', 'Desserts1']);
      const lasagne = await card('Lasagne');
      expect(lasagne.getAttribute('href')).toBe('/recipes/1');
      for (const words of [
        'Four layers.',
        '1\u00a0h\u00a040\u00a0· Serves\u00a08\u00a0· Main',
        'Sunday',
        'oven',
      ])
        expect(lasagne.textContent).toContain(words);
      // The first two tags, and no more.
      expect(lasagne.textContent).not.toContain('cheese');
      // Markup in a title is its letters.
      expect((await card('Tart')).textContent).toContain('<b>Tart</b>');
      expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
      expect(screen.queryByRole('link', { name: 'Sign In' }) !== null).toBe(who === 'a visitor');
      const seesAll = () => screen.queryByText(/You see all of these recipes\. Visitors/) !== null;
      await waitFor(() => expect(seesAll()).toBe(who === 'a collaborator'));
    },
  );

  test('is read further page by page', async () => {
    recipes.push(buildRecipe({ id: '3', title: 'Soup', course: 'starter' }));
    const { user } = await openPage();
    await card('Tart');
    expect(screen.queryByRole('link', { name: /Soup/ })).toBeNull();
    await user.click(await named('button', 'Show more'));
    await card('Soup');
    await card('Lasagne');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('without recipes says so', async () => {
    recipes = [];
    await openPage();
    await named('heading', 'No recipes shared yet');
    screen.getByText('has not made any recipe public.', { exact: false });
  });

  test('without recipes tells who works in it what will appear', async () => {
    recipes = [];
    backend.collaborations = [buildCollaboration()];
    await openPage();
    await screen.findByText('Add one, and it appears here.', { exact: false });
  });

  test('of nobody is not available', async () => {
    person = null;
    recipes = [];
    await openPage();
    await named('heading', 'Collaboration Not Available');
    screen.getByText('There is no shared collection at this address.');
  });

  test('that cannot be read is not available, and is asked for again', async () => {
    backend.answers.set('query Collection', () => refused(503, 'SERVICE_UNAVAILABLE', 'Away.'));
    const { user } = await openPage();
    await named('heading', 'Collaboration Not Available');
    screen.getByText('Away.');
    backend.answers.delete('query Collection');
    await user.click(await named('button', 'Retry'));
    await card('Lasagne');
  });

  test('shows a change that its owner makes without a reload', async () => {
    await openPage();
    await card('Lasagne');
    recipes = [buildRecipe({ id: '4', title: 'Ribollita', course: 'main' }), ...recipes];
    backend.send('recipes.changed', { recipeId: 4, change: 'created' });
    await card('Ribollita');
    await waitFor(() => expect(document.querySelector('dd')?.textContent).toBe('3'));
  });
});
