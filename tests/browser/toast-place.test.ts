import type { Page } from '@playwright/test';
import { chooseOption, cookOf } from './library-cook.ts';
import { expect, visitorTest as test } from './fixtures.ts';
import { heldToast } from './toasts.ts';

test('one toast shows at a time, at most 420 px wide, and on a phone from edge to edge', async ({
  page,
}) => {
  await cookOf(page, [
    { title: 'Leek vinaigrette' },
    { title: 'Brasato al Barolo' },
    { title: 'Crème caramel' },
  ]);
  await chooseOption(page, 'Delete Mode');
  const toasts = page.locator('[data-toast]');
  await page.getByRole('button', { name: 'Archive Leek vinaigrette' }).click();
  const first = await (await heldToast(page, 'Recipe archived successfully')).elementHandle();
  await page.getByRole('button', { name: 'Archive Brasato al Barolo' }).click();
  // Both have the same words: only when the first is gone are they those of the second.
  await first!.waitForElementState('hidden');
  await heldToast(page, 'Recipe archived successfully');
  await expect(toasts).toHaveCount(1);
  for (const width of [900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await toasts.boundingBox())!.width, `${width} px`).toBeLessThanOrEqual(420);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  // It glides to its new place.
  await expect
    .poll(async () => {
      const { x, width } = (await toasts.boundingBox())!;
      return [x, x + width];
    })
    .toEqual([12, 378]);
});

test('beside the actions of a dialog a toast covers none of them, takes the keyboard by F8, and leaves the dialog by Escape', async ({
  page,
}) => {
  await cookOf(page, [{ title: 'Leek vinaigrette' }]);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('link', { name: 'Leek vinaigrette' }).click();
  await page.getByRole('button', { name: 'Shopping List' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const toast = await heldToast(page, 'Downloaded!');
  for (const width of [360, 1000]) {
    await page.setViewportSize({ width, height: 640 });
    await expect
      .poll(async () => {
        const [box, actions] = [
          (await toast.boundingBox())!,
          (await dialog.locator('footer').boundingBox())!,
        ];
        return actions.y - (box.y + box.height);
      })
      .toBeGreaterThanOrEqual(0);
  }
  await page.keyboard.press('F8');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('on a phone whatever is at the end of a page can be scrolled above a toast', async ({
  page,
}) => {
  const lines = Array.from({ length: 30 }, (_, at) => `${at + 1} g spice number ${at}`);
  await cookOf(page, [{ title: 'Curry', ingredientText: lines.join('\n') }]);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(new URL('/shopping-lists', page.url()).href);
  await page.getByRole('button', { name: 'Create Your First List' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create List' });
  await dialog.getByRole('checkbox', { name: 'Curry' }).check();
  await dialog.getByRole('button', { name: 'Create List' }).click();
  const toast = await heldToast(page, 'Shopping list created successfully!');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [box, last] = [await toast.boundingBox(), await lastThing(page).boundingBox()];
  expect(last!.y + last!.height).toBeLessThanOrEqual(box!.y);
});

/** What can be pressed last on a page. */
const lastThing = (page: Page) => page.locator('main').locator('a, button, [role=checkbox]').last();
