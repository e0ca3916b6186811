import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { named } from '../../test-kit/mount-feature.tsx';
import { buildDoubt, buildIngredient, buildRecipe } from '../../test-kit/records.ts';
import { backend, facts, leave, lines, open, openAddress, step } from './test-kit/open-recipe.ts';

test('shows title, marks, lede and facts', async () => {
  await open({
    description: 'Crisp pastry.',
    languageCode: 'it',
    language: 'Italian',
    originalFormat: 'instagram',
    sustainabilityScore: 66,
    createdAt: '2020-03-14T10:00:00Z',
  });
  expect(screen.getByText('Crisp pastry.')).toBeTruthy();
  for (const mark of ['Dessert', 'Italian', 'instagram'])
    expect(screen.getByText(mark)).toBeTruthy();
  expect(facts()).toEqual([
    ['Prep', '40 min'],
    ['Cook', '45 min'],
    ['Servings', '8'],
    ['Added', '14 March 2020'],
    ['Impact', '66 Good'],
  ]);
  expect(screen.getByRole('button', { name: 'Environmental Impact: Good (66/100)' })).toBeTruthy();
});

test.each([
  [null, 'main', false],
  ['main', 'main', true],
  [null, 'starter', true],
] as const)(
  'of the category %p and the library’s %s the course is marked: %p',
  async (category, course, marked) => {
    await open({ category, course });
    expect(screen.queryAllByText(/^(?:Main|Starter)$/)).toHaveLength(marked ? 1 : 0);
  },
);

test('says of servings that nobody stated that they are not stated', async () => {
  await open({ servings: 4, servingsStated: false });
  expect(facts()).toContainEqual(['Servings', 'Not stated']);
  expect(document.body.textContent).toContain('Servings not stated.');
  expect(document.body.textContent).not.toContain('As the recipe was written');
});

test('a recipe from another site names the site, one without an address names none', async () => {
  await open({ originalFormat: 'others', originalUrl: 'https://www.example.org/tart?from=list' });
  expect(screen.getByText('example.org')).toBeTruthy();
  leave();
  await open({ originalFormat: 'others', originalUrl: 'javascript:alert(1)' });
  expect(screen.queryByText(/alert/)).toBeNull();
});

test('shows the whole time where the source states no other, and no language for English', async () => {
  await open({ prepTime: null, cookTime: null, totalTime: 'PT2H' });
  expect(facts()[0]).toEqual(['Time', '2 h']);
  expect(screen.queryByText('English')).toBeNull();
});

test.each([
  ['PT85M', false],
  ['PT3H', true],
])(
  'shows a whole time of %s as the card does where it is not the sum: %p',
  async (totalTime, shown) => {
    await open({ prepTime: 'PT40M', cookTime: 'PT45M', totalTime });
    expect(facts().some(([name, value]) => name === 'Total' && value === '3 h')).toBe(shown);
  },
);

test('shows ingredients by group in columns, and strikes one by a tap', async () => {
  const { user } = await open({
    ingredients: [
      buildIngredient({ category: 'Pastry' }),
      buildIngredient({
        category: 'Filling',
        name: 'eggs',
        quantity: 1.5,
        unit: null,
        metricAmount: null,
        metricUnit: null,
        originalText: '1 1/2 eggs',
      }),
    ],
  });
  const pastry = within(screen.getByRole('list', { name: 'Pastry' })).getByRole('checkbox', {
    name: /375.*g.*plain flour/,
  });
  expect(
    within(screen.getByRole('list', { name: 'Filling' })).getByRole('checkbox', {
      name: /1\s½\s*eggs/,
    }),
  ).toBeTruthy();
  await user.click(pastry);
  expect((pastry as HTMLInputElement).checked).toBe(true);
});

test('says what is missing', async () => {
  await open({ ingredients: [], instructions: [] });
  expect(screen.getByText('No ingredients available')).toBeTruthy();
  expect(screen.getByText('No instructions available')).toBeTruthy();
});

test('says when a step has no words', async () => {
  await open({
    instructions: [{ step: 1, instruction: ' ', group: null, technique: null, tip: null }],
  });
  expect(screen.getByText('Invalid instruction format')).toBeTruthy();
});

test('shows notes, equipment, storage, serving and tips, and what was read with doubt', async () => {
  await open({
    notes: ['Note one'],
    equipment: ['A 28 cm tin'],
    servingNotes: ['With cream'],
    storageNotes: ['Keeps two days'],
    tips: ['Chill it'],
    doubts: [buildDoubt({ sentence: 'The oven heat was hard to read.' })],
    comments: 'Marta uses orange.',
  });
  for (const [heading, text] of [
    ['Notes', 'Note one'],
    ['Equipment', 'A 28 cm tin'],
    ['To serve', 'With cream'],
    ['Keeping', 'Keeps two days'],
    ['Tips', 'Chill it'],
    ['Worth a check', 'The oven heat was hard to read.'],
    ['Comments', 'Marta uses orange.'],
  ]) {
    expect(
      within(screen.getByRole('heading', { name: heading! }).parentElement!).getByText(text!),
    ).toBeTruthy();
  }
});

test('a step shows its technique and its tip', async () => {
  await open({ instructions: [step('Fold.', { technique: 'Folding', tip: 'Use a spatula.' })] });
  const item = within(screen.getByRole('region', { name: 'Instructions' })).getByRole('listitem');
  expect(item.textContent).toContain('Technique Folding');
  expect(item.textContent).toContain('Tip Use a spatula.');
});

test('ticks hold for the words they were set on', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: /plain flour/ }));
  await user.click(screen.getByRole('checkbox', { name: /Rub in/ }));
  leave();
  await open({
    ingredients: [
      buildIngredient({
        originalText: '1 egg',
        name: 'egg',
        quantity: 1,
        unit: null,
        metricAmount: null,
        metricUnit: null,
      }),
    ],
  });
  expect((screen.getByRole('checkbox', { name: /egg/ }) as HTMLInputElement).checked).toBe(false);
  expect((screen.getByRole('checkbox', { name: /Rub in/ }) as HTMLInputElement).checked).toBe(true);
});

test("the comments are the Chef's Insight where a chef has spoken", async () => {
  await open({
    comments: 'More zest.',
    chefInsight: 'Patience makes the sauce.',
    chefPersona: 'Nonna',
    chefSecrets: ['Toast the rice.'],
    tags: ['Magic Recipe'],
    difficulty: 'Hard',
  });
  const box = screen.getByRole('heading', { name: "Chef's Insight" }).parentElement!;
  expect(within(box).getByText('Patience makes the sauce.')).toBeTruthy();
  expect(within(box).getByText('More zest.')).toBeTruthy();
  expect(
    within(screen.getByRole('heading', { name: "Chef's Secrets" }).parentElement!).getByText(
      'Toast the rice.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Magic Recipe')).toBeTruthy();
  expect(screen.getByText('Hard')).toBeTruthy();
});

test('script in any field is text', async () => {
  const script = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
  await open({
    title: script,
    description: script,
    comments: script,
    tips: [script],
    chefInsight: script,
    ingredients: [
      buildIngredient({
        originalText: script,
        name: script,
        quantity: null,
        unit: null,
        category: script,
      }),
    ],
    instructions: [step(script, { group: script, technique: script, tip: script })],
  });
  expect(document.querySelector('main script, main img[src="x"]')).toBeNull();
  expect(screen.getAllByText(script).length).toBeGreaterThan(5);
});

describe('in another language', () => {
  const soup = {
    title: 'Zwiebelsuppe',
    language: 'German',
    languageCode: 'de',
    ingredients: [
      buildIngredient({ originalText: '2 Zwiebeln', name: 'Zwiebeln', quantity: 2 }),
      buildIngredient({
        originalText: '2 EL Zauberstaub',
        name: 'Zauberstaub',
        quantity: 2,
        unit: 'tablespoon',
      }),
    ],
    instructions: [
      { step: 1, instruction: 'Zwiebeln rühren.', group: null, technique: null, tip: null },
    ],
    translatedIngredients: ['2 onions', '2 tbsp Zauberstaub'],
  };
  const whole = {
    ...soup,
    translatedTitle: 'Onion soup',
    translatedInstructions: ['Stir the onions.'],
  };
  const title = () => screen.getByRole('heading', { level: 1 }).textContent;
  const steps = () => screen.getByRole('region', { name: 'Instructions' }).textContent;

  test('a recipe opens in its own words where only a part is translated, and says which', async () => {
    const { user } = await open(soup);
    expect(lines().join()).toContain('Zwiebeln');
    expect(screen.queryByText(/Not translated/)).toBeNull();
    await user.click(await named('button', 'Show translation'));
    expect(lines().join()).toContain('onions');
    expect(lines().join()).toContain('Zauberstaub');
    expect(title()).toBe('Zwiebelsuppe');
    expect(steps()).toContain('Zwiebeln rühren.');
    await screen.findByText('Not translated: the title, the steps.');
    // What comes when the page is idle comes too when the network is back.
    fireEvent(window, new Event('online'));
    await screen.findByText(/Only partly translated: “2 EL Zauberstaub”\.$/);
  });

  test('lines of which no word is known are named', async () => {
    const unknown = ['3 Aranzini', 'Mochi'].map((originalText) =>
      buildIngredient({ originalText, name: originalText }),
    );
    const { user } = await open({
      ...soup,
      ingredients: [soup.ingredients[0]!, ...unknown],
      translatedIngredients: ['2 onions', '3 Aranzini', 'Mochi'],
    });
    await user.click(await named('button', 'Show translation'));
    await screen.findByText('Not translated: the title, the steps.');
    fireEvent(window, new Event('online'));
    await screen.findByText('Left as written: “3 Aranzini”, “Mochi”.');
  });

  test('headings are in English with what stands below them, and those that are not known keep their words', async () => {
    const { user } = await open({
      ...soup,
      ingredients: soup.ingredients.map((line, at) => ({
        ...line,
        category: at === 0 ? 'Für den Teig' : 'Für Oma',
      })),
      instructions: soup.instructions.map((one) => ({ ...one, group: 'Für den Teig' })),
      translatedHeadings: [{ original: 'Für den Teig', english: 'For the dough' }],
    });
    expect(screen.getAllByText('Für den Teig')).toHaveLength(2);
    await user.click(await named('button', 'Show translation'));
    expect(screen.getAllByText('For the dough')).toHaveLength(2);
    expect(screen.getByText('Für Oma')).toBeTruthy();
    expect(screen.queryByText('Für den Teig')).toBeNull();
  });

  test('what the cook chose is remembered for the recipe', async () => {
    const { user } = await open(soup);
    const kept = () => localStorage.getItem('recipe-language:42');
    await user.click(await named('button', 'Show translation'));
    expect(kept()).toBe('english');
    await user.click(await named('button', 'Show original'));
    expect(kept()).toBe('own');
    localStorage.setItem('recipe-language:42', 'english');
    fireEvent(window, new StorageEvent('storage', { key: 'recipe-language:42' }));
    expect(lines().join()).toContain('onions');
  });

  test('a recipe that is translated throughout opens in English', async () => {
    backend.pages.push(buildRecipe({ id: '42', ...whole }));
    await openAddress('/recipes/42');
    await screen.findByRole('heading', { level: 1, name: 'Onion soup' });
    expect(lines().join()).toContain('onions');
    expect(steps()).toContain('Stir the onions.');
    expect(screen.queryByText(/Not translated/)).toBeNull();
  });

  test.each([
    ['a step', { translatedInstructions: ['Zwiebeln rühren.'] }, 'Not translated: the steps.'],
    ['the title', { translatedTitle: null }, 'Not translated: the title.'],
    ['a line', { translatedIngredients: ['2 onions', ''] }, 'Not translated: “2 EL Zauberstaub”.'],
  ])('a recipe of which %s is not translated opens in its own words', async (_what, part, said) => {
    const { user } = await open({ ...whole, ...part });
    expect(lines().join()).toContain('Zwiebeln');
    await user.click(await named('button', 'Show translation'));
    await screen.findByText(said);
  });

  test('the shopping list speaks the language of the page', async () => {
    const { user } = await open(soup);
    const listLanguage = async () => {
      await user.click((await screen.findAllByRole('button', { name: 'Shopping List' }))[0]!);
      const list = await named('region', 'List to shop from');
      const { lang } = list;
      await user.click(within(list).getByRole('button', { name: 'Cancel' }));
      return lang;
    };
    expect(await listLanguage()).toBe('');
    await user.click(await named('button', 'Show translation'));
    expect(await listLanguage()).toBe('en');
  });
});
