import type { Locator, Page } from '@playwright/test';
import { expect, newTitle, newVisitor, test, unseenCook } from './fixtures.ts';
import { keepRecipe } from './kept-recipe.ts';
import { loseNetwork, regainNetwork } from './network.ts';
import { seriousProblems } from './serious-problems.ts';

const course = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
const dishes = (page: Page, name: string) => course(page, name).getByRole('heading', { level: 4 });

/** Adds a recipe by the keyboard alone. */
async function addByKeyboard(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Recipe' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox').focus();
  await page.keyboard.type(title.slice(0, 8));
  await expect(page.getByRole('option', { name: title })).toBeVisible();
  await expect(page.getByRole('listbox').locator('..')).toHaveCSS('max-height', '240px');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Recipe' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Drags a dish by its handle to before another, or to the middle of whatever is given. */
async function drag(page: Page, title: string, to: Locator, above = false): Promise<void> {
  const handle = page.getByRole('button', { name: `Move ${title}`, exact: true });
  await handle.scrollIntoViewIfNeeded();
  const from = (await handle.boundingBox())!;
  const target = (await to.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + (above ? 4 : target.height / 2), {
    steps: 12,
  });
  await page.mouse.up();
}

test('a dinner for eight with three courses is planned, put in order, edited, prepared and deleted', async ({
  page,
}) => {
  await unseenCook(page);
  await page.goto('/');
  const beef = '1 kg beef shin\n1 bottle red wine';
  await keepRecipe(page, { title: 'Brasato al Barolo', ingredients: beef });
  await keepRecipe(page, { title: 'Sea bream in salt', ingredients: '1 sea bream\n1 kg salt' });
  await keepRecipe(page, { title: 'Lemon tart' });
  const name = newTitle('Supper');

  await page.goto('/events');
  await page.getByRole('button', { name: 'Create Your First Event' }).press('Enter');
  await page.keyboard.type(name);
  await page.getByLabel('Number of Guests').fill('51');
  await page.getByLabel('Event Name').press('Enter');
  await expect(page.getByText('An event has 1 to 50 guests.')).toBeVisible();
  await page.getByLabel('Number of Guests').fill('8');
  await page.getByRole('radio', { name: 'Pescetarian' }).press('Space');
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByLabel('Event Name').press('Enter');
  await page.getByRole('link', { name, exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Your menu is empty')).toBeVisible();
  await addByKeyboard(page, 'Brasato al Barolo');
  await addByKeyboard(page, 'Sea bream in salt');
  await addByKeyboard(page, 'Lemon tart');
  await expect(dishes(page, 'Main Course')).toHaveText([
    'Brasato al Barolo',
    'Sea bream in salt',
    'Lemon tart',
  ]);
  const brasato = page.getByRole('article', { name: 'Brasato al Barolo' });
  await expect(brasato.getByText(/Contains 1 meat ingredient: .*beef shin/)).toBeVisible();
  await expect(brasato.getByText('Serves 8')).toBeVisible();

  await page.getByRole('button', { name: 'Move Lemon tart', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move to Desserts' }).press('Enter');
  await expect(dishes(page, 'Desserts')).toHaveText(['Lemon tart']);
  await expect(page.getByRole('button', { name: 'Move Lemon tart', exact: true })).toBeFocused();
  await drag(page, 'Sea bream in salt', brasato, true);
  await expect(dishes(page, 'Main Course')).toHaveText(['Sea bream in salt', 'Brasato al Barolo']);
  await drag(page, 'Sea bream in salt', course(page, 'Starters'));
  await expect(dishes(page, 'Starters')).toHaveText(['Sea bream in salt']);
  expect(await seriousProblems(page)).toEqual([]);
  await page.reload();
  await expect(dishes(page, 'Starters')).toHaveText(['Sea bream in salt']);
  await expect(dishes(page, 'Main Course')).toHaveText(['Brasato al Barolo']);

  await page.getByRole('button', { name: 'Edit Event' }).click();
  await page.getByLabel('Number of Guests').fill('10');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('10 guests')).toBeVisible();
  await expect(brasato.getByText('Serves 10')).toBeVisible();
  await brasato.getByRole('link', { name: 'View Recipe' }).click();
  await expect(page.getByText(/For 10, scaled from 4/).first()).toBeVisible();
  await page.getByRole('link', { name: `Back to ${name}` }).click();

  await page.getByRole('radio', { name: 'Prepare' }).press('Space');
  await expect(page.getByRole('heading', { name: 'Backwards from 19:30' })).toBeVisible();
  expect(await seriousProblems(page)).toEqual([]);
  await shopFor(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByText('Guests sit down')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('link', { name: 'Back to Events' }).click();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No events yet' })).toBeVisible();
});

/** Generates the list of the dinner for ten, on paper too, and once more without a network. */
async function shopFor(page: Page): Promise<void> {
  const generate = page.getByRole('button', { name: 'Generate Shopping List' });
  const list = page.getByRole('dialog', { name: 'Shopping List' });
  const madeBefore = list.getByRole('heading', { name: /^This list was made/ });
  await generate.press('Enter');
  await expect(list).toContainText('10 guests · 3 recipes');
  await expect(list).toContainText('2.5 kg beef shin');
  await page.emulateMedia({ media: 'print' });
  await expect(list.getByText('beef shin')).toBeVisible();
  await expect(list.getByRole('button', { name: 'Copy' })).toBeHidden();
  await expect(page.locator('#root')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await loseNetwork(page.context());
  await generate.press('Enter');
  await expect(madeBefore).toBeVisible();
  await expect(list).toContainText('2.5 kg beef shin');
  expect(await seriousProblems(page)).toEqual([]);
  await regainNetwork(page.context());
  await expect(madeBefore).toBeHidden();
  await expect(list).toContainText('2.5 kg beef shin');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
}

/** Puts a finger down, moves it in small steps and lifts it. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let step = 1; step <= STEPS; step++)
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * step) / STEPS,
      y: from.y + ((to.y - from.y) * step) / STEPS,
    });
  await touch('touchEnd');
  await finger.detach();
}
interface Point {
  x: number;
  y: number;
}
const STEPS = 12;

test('a finger drags a dish by its handle, and anywhere else scrolls the page', async ({
  browser,
}) => {
  // A touch screen has to be there from the start.
  const { page, context } = await newVisitor(browser, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const authorization = `Bearer ${await unseenCook(page)}`;
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { headers: { authorization }, data })).json()) as {
      id: number;
    };
  const event = await post('/api/events', { name: newTitle('Supper') });
  for (const title of ['Carrot soup', 'Brasato al Barolo'])
    await post(`/api/events/${event.id}/recipes`, {
      recipeId: Number((await keepRecipe(page, { title })).split('/').pop()),
      courseType: 'main',
    });
  await page.goto(`/events/${event.id}`);
  const soup = page.getByRole('article', { name: 'Carrot soup' });
  const brasato = page.getByRole('article', { name: 'Brasato al Barolo' });
  await soup.scrollIntoViewIfNeeded();

  const words = (await soup.getByText('Originally serves 4').boundingBox())!;
  const before = await page.evaluate(() => scrollY);
  await swipe(page, words, { x: words.x, y: words.y - 150 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(dishes(page, 'Main Course')).toHaveText(['Carrot soup', 'Brasato al Barolo']);

  await page.evaluate(() => document.querySelector('article')?.scrollIntoView({ block: 'center' }));
  const handle = (await page
    .getByRole('button', { name: 'Move Carrot soup', exact: true })
    .boundingBox())!;
  const below = (await brasato.boundingBox())!;
  await swipe(
    page,
    { x: handle.x + 24, y: handle.y + 24 },
    { x: handle.x, y: below.y + below.height - 4 },
  );
  await expect(dishes(page, 'Main Course')).toHaveText(['Brasato al Barolo', 'Carrot soup']);
  await context.close();
});
