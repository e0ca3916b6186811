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
