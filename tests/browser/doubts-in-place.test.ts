import { expect, newCook, newTitle, newVisitor, productUrl, test } from './fixtures.ts';
import { openRecipe, readText } from './kept-recipe.ts';
import { signUpByHttp } from './sign-up-by-http.ts';

const cake = (title: string, ...lines: string[]) =>
  [
    title,
    '',
    'Serves 8',
    '',
    'Ingredients',
    '- 500 g flour',
    '- 7 g yeast',
    '- 320 ml water',
    ...lines.map((line) => `- ${line}`),
    '',
    'Method',
    '1. Knead the flour, the yeast and the water, and season it.',
    '2. Bake for 40 minutes.',
    '',
  ].join('\n');

const stew = [
  'Ein Traum in Weiß',
  'f. 6 Pers. | Zubereitung: eine halbe Stunde | leicht | vegetarisch | 180 °C',
  '',
  '1 kl. Zwiebel',
  '2 gr. Kartoffeln',
  '1 TL Salz',
  '125 ml Sahne',
  '',
  'Zwiebel würfeln und in etwas Öl andünsten.',
  'Mit Sahne ablöschen und anderthalb Stunden köcheln lassen.',
].join('\n');

test('the mark of a title stands beside it, on the last of its lines', async ({ page }) => {
  await openRecipe(page, await readText(page, stew), 'Ein Traum in Weiß');
  const mark = page.getByRole('button', { name: 'Worth a check: Ein Traum in Weiß' });
  await expect(mark).toBeVisible();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    const { x, y, height } = (await mark.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(title.x + title.width);
    expect(y + height / 2).toBeLessThan(title.y + title.height);
  }
});

test('the answers of a mark near the foot of a small screen stand above the bar', async ({
  browser,
}) => {
  const { page, context } = await newVisitor(browser, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await signUpByHttp(page.request, productUrl(), newCook());
  const title = newTitle('Foot loaf');
  await openRecipe(page, await readText(page, cake(title, '900 g salt')), title);
  const mark = page.getByRole('button', { name: 'Worth a check: 900 g salt' });
  await mark.evaluate((button: HTMLElement) => {
    window.scrollBy(0, button.getBoundingClientRect().bottom - (window.innerHeight - 90));
    button.click();
  });
  const answer = page.getByRole('group').getByRole('button', { name: 'Looks right' });
  const bar = page.getByRole('button', { name: 'Shopping List' }).last();
  await expect
    .poll(async () => {
      const [low, top] = [await answer.boundingBox(), await bar.boundingBox()];
      return low!.y + low!.height < top!.y - 8;
    })
    .toBe(true);
  await context.close();
});
