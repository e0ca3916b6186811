import { expectFailure } from './adding.ts';
import { expect, newVisitor, test, unseenCook } from './fixtures.ts';

test('a photo is taken, taken again, and read', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Actions' })
    .getByRole('button', { name: 'Add Recipe' })
    .click();
  await page.getByRole('menuitem', { name: 'Take Photo' }).click();
  await page.getByRole('button', { name: 'Capture Photo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Photo captured!' })).toBeVisible();
  await expect(page.getByAltText('The photo you have just taken')).toBeVisible();

  await page.getByRole('button', { name: 'Retake' }).click();
  await expect(page.getByLabel('Live picture of the camera')).toBeVisible();
  await page.getByRole('button', { name: 'Capture Photo' }).click();
  const sent = page.waitForRequest(/\/api\/recipes\/upload$/);
  await page.getByRole('button', { name: 'Process Image' }).click();
  await sent;
  // The picture of the test camera shows a clock, not a recipe.
  await expectFailure(page, 'photo');
});

test('closing the camera and leaving the panel stop it', async ({ browser }) => {
  const { page, context } = await newVisitor(browser);
  await unseenCook(page);
  await page.addInitScript(() => {
    const streams: MediaStream[] = [];
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      streams.push(stream);
      return stream;
    };
    Object.assign(window, {
      cameraStates: () =>
        streams.map((stream) =>
          stream
            .getTracks()
            .map(({ readyState }) => readyState)
            .join(),
        ),
    });
  });
  const states = () =>
    page.evaluate(() => (window as unknown as { cameraStates(): string[] }).cameraStates());
  await page.goto('/?add=files');
  await page.getByRole('button', { name: 'Use Camera' }).click();
  await expect(page.getByRole('button', { name: 'Capture Photo' })).toBeEnabled();
  await expect.poll(states).toEqual(['live']);
  await page.getByRole('button', { name: 'Close Camera' }).click();
  await expect(page.getByRole('heading', { name: 'Drop recipes here' })).toBeVisible();
  await expect.poll(states).toEqual(['ended']);

  await page.getByRole('button', { name: 'Use Camera' }).click();
  await expect(page.getByRole('button', { name: 'Capture Photo' })).toBeEnabled();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Drop recipes here' })).toBeHidden();
  await expect.poll(states).toEqual(['ended', 'ended']);
  await context.close();
});
