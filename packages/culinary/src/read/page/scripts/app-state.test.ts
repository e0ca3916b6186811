import { expect, test } from '@jest/globals';
import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { readPage } from '../read-page.ts';
import { arrangedPages, type PageOfState } from './test-kit/arranged-pages.ts';
import { framedPages } from './test-kit/framed-pages.ts';

const lead = <Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string | null,
  linesOf: (item: Item) => readonly string[],
) => {
  let group: string | null = null;
  return items.flatMap((item) => {
    const next = groupOf(item);
    const heading = next !== group && next !== null ? [`${next}:`] : [];
    group = next;
    return [...heading, ...linesOf(item)];
  });
};

const shortly = (draft: RecipeDraft | null): Omit<PageOfState, 'html'> | null =>
  draft && {
    title: draft.title,
    ingredients: lead(
      draft.ingredients,
      ({ name }) => name,
      ({ lines }) => lines,
    ),
    steps: lead(
      draft.steps,
      ({ group }) => group,
      ({ text }) => [text],
    ),
    facts: [draft.servings, draft.prepTime, draft.cookTime, draft.totalTime],
  };

test.each(Object.entries({ ...arrangedPages, ...framedPages }))('reads %s', (_, row) => {
  const { html, ...expected } = row;
  const page = `<!doctype html><html><body><div id="app">…</div>${html}</body></html>`;
  expect(shortly(readPage(page, 'https://kitchen.example/x').draft)).toEqual(expected);
});

test.each([
  [
    'a theme that names the parts of a recipe',
    {
      'recipe-ingredients-heading': { color: 'primary', variant: 'headline-recipe' },
      'recipe-instructions-heading': { color: 'primary', variant: 'headline-recipe' },
    },
  ],
  [
    'words for the buttons of a recipe',
    {
      ingredients: 'Show the ingredients',
      instructions: 'Show me the instructions',
      servings: 'For',
    },
  ],
])('reads no recipe from %s', (_, data) => {
  const html = `<div id="app">…</div><script type="application/json">${JSON.stringify(data)}</script>`;
  expect(readPage(html, 'https://kitchen.example/x').draft).toBeNull();
});

test.each([
  [
    'many recipes without a name side by side',
    (count: number) =>
      JSON.stringify(
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [
            `r${at}`,
            { ingredients: ['x'], steps: ['y'] },
          ]),
        ),
      ),
  ],
  [
    'steps within steps',
    (count: number) =>
      `${'{"ingredients":[1],"steps":['.repeat(count)}"a b c"${']}'.repeat(count)}`,
  ],
])('%s end', (_, dataOf) => {
  const html = `<div id="app">…</div><script type="application/json">${dataOf(20_000)}</script>`;
  expect(readPage(html, 'https://kitchen.example/x').draft).toBeNull();
});
