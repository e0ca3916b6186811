import { expect, test } from './fixtures.ts';
import { browserArgs } from './browser-args.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: browserArgs(
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream=deny',
      ),
    }),
});

test('a camera that is not allowed gets a toast and leaves the other ways open', async ({
  page,
}) => {
  await page.goto('/?add=camera');
  await expect(page.getByRole('alert')).toHaveText(
    /Camera access denied\s*Please allow camera access and try again/,
  );
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeEnabled();
});
