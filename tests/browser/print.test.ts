import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, newTitle, test } from './fixtures.ts';
import { openRecipe, readText } from './kept-recipe.ts';

interface Paper {
  /** The words of each page. */
  pages: string[];
  /** Width and height of the first page in points. */
  size: [number, number];
  /** Where the foot of each page stands, and the lowest words above it: points from the page's bottom. */
  feet: { at: number; above: number }[];
}

async function printed(page: Page): Promise<Paper> {
  // What is only for paper is fetched once the page is idle.
  await expect(page.locator('[style*="--amounts"]')).toBeAttached();
  await expect(page.locator('[data-foot]')).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  const paper = await getDocument({
    data: new Uint8Array(await page.pdf({ preferCSSPageSize: true })),
    verbosity: 0,
  }).promise;
  const pages: string[] = [];
  const feet: Paper['feet'] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const { items } = await (await paper.getPage(number)).getTextContent();
    const words = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [{ text: item.str, at: item.transform[5] as number }] : [],
    );
    const at = words.findLast(({ text }) => text === 'Convivio')?.at ?? NaN;
    feet.push({
      at,
      above: Math.min(...words.map((word) => word.at).filter((height) => height > at + 4)),
    });
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
  }
  const [, , width, height] = (await paper.getPage(1)).view as [number, number, number, number];
  return { pages, feet, size: [Math.round(width), Math.round(height)] };
}

async function openOwn(
  page: Page,
  words: string,
  lines: readonly string[],
  steps: readonly string[],
): Promise<string> {
  const title = newTitle(words);
  const text = [
    title,
    '',
    'Serves 8',
    '',
    'Ingredients',
    ...lines.map((line) => `- ${line}`),
    '',
    'Method',
    ...steps.map((step, at) => `${at + 1}. ${step}`),
    '',
  ].join('\n');
  await openRecipe(page, await readText(page, text), title);
  return title;
}

const buttons =
  /Actions|Shopping List|Edit Recipe|Scale Recipe|Back to Recipes|Metric|Imperial|Original amounts|Add comments/;

test('a recipe prints on one clean A4 page, scaled and in the units in view, without its ticks', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const title = await openOwn(
    page,
    'Paper cake',
    ['2 cups milk', '300 g plain flour', '3 eggs'],
    ['Heat the oven to 350°F.', 'Whisk the eggs and the milk.', 'Bake for 30 minutes.'],
  );
  await page.getByRole('button', { name: 'Add comments' }).click();
  await page
    .getByRole('textbox', { name: 'Comments' })
    .fill('Very good. <script>alert(1)</script>');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit comments' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Scale Recipe' })
    .getByRole('spinbutton', { name: 'Servings' })
    .fill('16');
  await page.getByRole('checkbox', { name: /plain flour/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /Heat the oven/ }).check({ force: true });
  await expect(page.getByRole('region', { name: 'Ingredients' })).toContainText(
    'For 16, scaled from 8',
  );
  const { pages, size } = await printed(page);
  expect(pages).toHaveLength(1);
  expect(size).toEqual([595, 842]);
  expect(pages[0]).toContain(title);
  expect(pages[0]).toMatch(/600 g plain flour/);
  expect(pages[0]).toMatch(/9\.5 dl milk/);
  expect(pages[0]).toMatch(/16 ?, scaled from 8/);
  expect(pages[0]).toContain('175 °C');
  expect(pages[0]).toMatch(/1 Heat the oven.* 2 Whisk/);
  expect(pages[0]).toContain('Very good. <script>alert(1)</script>');
  expect(pages[0]).not.toMatch(buttons);
});

test('sixty ingredients print on two pages, and no step is split', async ({ page }) => {
  const lines = Array.from(
    { length: 60 },
    (_, at) =>
      `${10 + at} g ${at % 6 === 0 ? 'very finely chopped and well drained ' : ''}spice number ${at}`,
  );
  const steps = Array.from(
    { length: 12 },
    (_, at) =>
      `Begin part ${at} and stir the spices into the pot, one after the other, until they smell of nuts and the kitchen is full of people; end part ${at}.`,
  );
  await openOwn(page, 'Paper feast', lines, steps);
  const { pages, feet } = await printed(page);
  expect(pages).toHaveLength(2);
  for (const { at, above } of feet) {
    expect(at).toBeGreaterThan(40);
    expect(at).toBeLessThan(56);
    expect(above - at).toBeGreaterThan(18);
  }
  for (const at of steps.keys())
    expect(
      pages.filter(
        (words) => words.includes(`Begin part ${at} and`) && words.includes(`end part ${at}.`),
      ),
      `step ${at}`,
    ).toHaveLength(1);
});

test('no measure breaks in a word, on paper or beside the field, however early it prints', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOwn(
    page,
    'Spice cake',
    ['1 heaping tsp cinnamon', '300 g plain flour', '2 gestrichene TL salt'],
    ['Stir the cinnamon and the salt into the flour.'],
  );
  const rowsOf = (words: string) =>
    page
      .locator('i', { hasText: words })
      .first()
      .evaluate((unit) => {
        const rows = new Set<string>();
        const word = unit.firstChild!;
        for (const [at, letter] of [...word.textContent!].entries()) {
          if (!/\p{L}/u.test(letter)) continue;
          const range = document.createRange();
          range.setStart(word, at);
          range.setEnd(word, at + 1);
          const before = word.textContent!.slice(0, at).split(' ').length;
          rows.add(`${before}:${Math.round(range.getBoundingClientRect().top)}`);
        }
        return rows.size - word.textContent!.trim().split(' ').length;
      });
  await page.emulateMedia({ media: 'print' });
  // What tells how wide the columns are comes once the page is idle.
  await page.addStyleTag({ content: '[style*="--units"] { --units: 0mm !important }' });
  expect(await rowsOf('heaping')).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Edit Recipe' }).first().click();
  await expect(page.locator('.reading i', { hasText: 'heaping' })).toBeVisible();
  expect(await rowsOf('heaping')).toBe(0);
  await page.emulateMedia({ media: null });
});

test('the shopping list prints alone', async ({ page }) => {
  const title = await openOwn(
    page,
    'Paper soup',
    ['1 kg leeks', '40 g butter'],
    ['Cook the leeks in the butter.'],
  );
  await page
    .getByRole('region', { name: 'Recipe Actions' })
    .getByRole('button', { name: 'Shopping List' })
    .click();
  await expect(page.getByRole('dialog').getByText('butter')).toBeVisible();
  const { pages } = await printed(page);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/^ ?Shopping List 8 servings/);
  expect(pages[0]).toContain(title);
  expect(pages[0]).toMatch(/40 g butter/);
  expect(pages[0]).not.toMatch(/Instructions|Copy|Download|Cook the leeks/);
});
