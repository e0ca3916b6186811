import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RecipeCard, type CardRecipe } from './recipe-card.tsx';
import { RecipeRow } from './recipe-row.tsx';

afterEach(cleanup);

const risotto: CardRecipe = {
  id: '4711',
  ownerId: 'u1',
  visibility: 'private',
  title: 'Kürbisrisotto mit Salbei',
  description: 'Creamy, with brown butter',
  course: 'main',
  diet: 'vegetarian',
  prepTime: 'PT15M',
  cookTime: 'PT30M',
  totalTime: null,
  imageUrl: null,
  originalFormat: 'others',
  sustainabilityScore: 82,
  analysisState: 'done',
  draft: null,
  doubtCount: 0,
  createdAt: '2026-03-14T09:00:00Z',
};

test.each([
  ['card', RecipeCard, 0],
  ['card', RecipeCard, 2],
  ['row', RecipeRow, 0],
  ['row', RecipeRow, 2],
] as const)(
  'a recipe as a %s with doubts or none says how much is to be checked',
  (_name, Shown, doubtCount) => {
    render(
      <MemoryRouter>
        <Shown recipe={{ ...risotto, doubtCount }} time={null} />
      </MemoryRouter>,
    );
    expect(screen.queryAllByRole('img', { name: '2 to check' }).length > 0).toBe(doubtCount > 0);
  },
);

test.each([
  ['card', RecipeCard],
  ['row', RecipeRow],
] as const)('a %s bears a mark where everybody may read the recipe', (_name, Shown) => {
  const shown = (visibility: 'private' | 'public') => (
    <MemoryRouter>
      <Shown recipe={{ ...risotto, visibility }} time={null} />
    </MemoryRouter>
  );
  const { rerender } = render(shown('private'));
  expect(screen.queryByRole('img', { name: 'Public' })).toBeNull();
  rerender(shown('public'));
  screen.getByRole('img', { name: 'Public' });
});

test.each([
  ['card', RecipeCard],
  ['row', RecipeRow],
] as const)('of a draft a %s says no diet', (_name, Shown) => {
  render(
    <MemoryRouter>
      <Shown recipe={{ ...risotto, draft: { reason: 'It may be handwriting.' } }} time={null} />
    </MemoryRouter>,
  );
  expect(screen.queryByText(/Vegetarian/)).toBeNull();
  expect(screen.getAllByText('Draft')).not.toHaveLength(0);
});

test.each([
  ['card', RecipeCard],
  ['row', RecipeRow],
] as const)('a recipe stands as a %s wherever a page puts it', async (_name, Shown) => {
  const { container } = render(
    <MemoryRouter>
      <Shown recipe={risotto} time="45 min" actions={<button>Put on the menu</button>} />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: /Kürbisrisotto mit Salbei/ });
  expect(link.getAttribute('href')).toBe('/recipes/4711');
  expect(screen.getAllByText(/45 min/).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/Vegetarian/).length).toBeGreaterThan(0);
  expect(within(link).queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { name: 'Put on the menu' })).toBeTruthy();
  await waitFor(() => expect(container.querySelector('svg[aria-hidden] path')).not.toBeNull());
});

test.each([
  ['card', RecipeCard],
  ['row', RecipeRow],
] as const)('a draft says on its %s that it is one', (_name, Shown) => {
  render(
    <MemoryRouter>
      <Shown recipe={{ ...risotto, draft: { reason: 'Read with low confidence.' } }} time={null} />
    </MemoryRouter>,
  );
  expect(screen.getAllByText(/^Draft/).length).toBeGreaterThan(0);
});

test.each([
  ['card', RecipeCard],
  ['row', RecipeRow],
] as const)(
  'a %s says that its score is coming, that there is none, or its band',
  (_name, Shown) => {
    for (const [score, words] of [
      [{ sustainabilityScore: null, analysisState: 'pending' }, 'Loading...'],
      [{ sustainabilityScore: null, analysisState: 'done' }, 'Environmental Impact: no score'],
      [{ sustainabilityScore: 82 }, 'Environmental Impact: Excellent (82/100)'],
    ] as const) {
      render(
        <MemoryRouter>
          <Shown recipe={{ ...risotto, ...score }} time={null} />
        </MemoryRouter>,
      );
      expect(screen.getAllByRole('img', { name: words })).not.toHaveLength(0);
      cleanup();
    }
  },
);
