import { carrotSalad } from '../product/recipe-texts.ts';
import { expectRecipeOpens } from './adding.ts';
import { expect, newTitle, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

test('a recipe is added with the keyboard alone', async ({ page }) => {
  const title = newTitle('Carrot salad');
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Actions' })).toBeVisible();
  await tabTo(page, 'Add Recipe');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Upload Recipe' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add Recipe' })).toBeFocused();
  await tabTo(page, 'Recipe text');
  await page.keyboard.insertText(carrotSalad(title));
  await tabTo(page, 'Read Text');
  await page.keyboard.press('Enter');
  await expectRecipeOpens(page, title);
});

test('Escape closes a menu and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const button = page
    .getByRole('navigation', { name: 'Actions' })
    .getByRole('button', { name: 'Add Recipe' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Upload Recipe' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

/** Presses Tab until the control of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null;
      return at?.ariaLabel ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? '';
    });
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if ((await focused()).trim() === name) return;
  }
  throw new Error(`Tab does not reach "${name}".`);
}
