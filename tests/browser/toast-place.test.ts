import { chooseOption, cookOf } from './library-cook.ts';
import { expect, visitorTest as test } from './fixtures.ts';

test('one toast shows at a time, at most 420 px wide, and on a phone from edge to edge', async ({ browser }) => {
  const { page, context } = await cookOf(browser, [{ title: 'Leek vinaigrette' }, { title: 'Brasato al Barolo' }, { title: 'Crème caramel' }]);
  await chooseOption(page, 'Delete Mode');
  const toasts = page.locator('[data-toast]');
  for (const title of ['Leek vinaigrette', 'Brasato al Barolo']) {
    await page.getByRole('button', { name: `Archive ${title}` }).click();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  }
  await expect(toasts.filter({ hasText: 'Recipe archived successfully' })).toHaveCount(1);
  // Whoever points at it keeps it.
  await toasts.hover();
  for (const width of [900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await toasts.boundingBox())!.width, `${width} px`).toBeLessThanOrEqual(420);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  // It glides to its new place.
  await expect.poll(async () => {
    const { x, width } = (await toasts.boundingBox())!;
    return [x, x + width];
  }).toEqual([12, 378]);
  await context.close();
});
