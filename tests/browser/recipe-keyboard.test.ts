import type { Page } from '@playwright/test';
import { writeRecipe } from './edit-writing.ts';
import { expect, newTitle, test } from './fixtures.ts';

/** Presses Tab until the control of that name has the keyboard. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null;
      return at?.ariaLabel ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? '';
    });
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (name.test((await focused()).replace(/\s+/g, ' ').trim())) return;
  }
  throw new Error(`Tab does not reach ${String(name)}.`);
}

test('a recipe is read, struck, scaled, shopped for, commented and archived with the keyboard alone', async ({
  page,
}) => {
  const title = newTitle('Lemon tart');
  await writeRecipe(page, {
    title,
    ingredients: '2 cups milk\n125 g cold butter, diced',
    instructions: 'Heat the oven to 350°F.\n\nBake.',
  });
  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, /^(Metric|Imperial)$/);
  await page.keyboard.press('ArrowRight');
  await expect(ingredients.getByRole('listitem').first()).toContainText(/2\s*cups/);
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, /^Unit settings$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('switch', { name: /Keep spoons/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Unit settings' })).toBeFocused();
  await tabTo(page, /^Original amounts$/);
  await page.keyboard.press('Enter');
  await expect(ingredients.getByRole('listitem').first()).toContainText(/2\s*cups/);
  await page.keyboard.press('Enter');
  await expect(ingredients.getByRole('listitem').first()).toContainText(/4\.7\s*dl/);
  await tabTo(page, /butter/);
  await page.keyboard.press('Space');
  await expect(ingredients.getByRole('checkbox', { name: /butter/ })).toBeChecked();
  await tabTo(page, /Heat the oven/);
  await page.keyboard.press('Space');
  await expect(
    page.getByRole('region', { name: 'Instructions' }).getByRole('listitem').nth(1),
  ).toHaveAttribute('aria-current', 'step');
  await tabTo(page, /^175 °C$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /350\s?°F/ })).toBeFocused();

  await tabTo(page, /^Add comments$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Comments' })).toBeFocused();
  await page.keyboard.type('Good.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Edit comments' })).toBeFocused();

  await tabTo(page, /^More servings$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('For 5, scaled as if for 4')).toBeVisible();
  await tabTo(page, /^Shopping List$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Shopping List' });
  await expect(dialog.getByText('butter')).toBeVisible();
  // The keyboard does not leave what lies over the page.
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
    ).toBe(true);
  }
  // On a toast Escape would close that.
  await dialog.getByRole('button', { name: 'Copy' }).focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(
    page
      .getByRole('region', { name: 'Recipe Actions' })
      .getByRole('button', { name: 'Shopping List' }),
  ).toBeFocused();

  await page.getByRole('link', { name: 'Back to Recipes' }).focus();
  await tabTo(page, /^Actions$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('button', { name: 'Actions' }).filter({ visible: true }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Recipe archived successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
});
