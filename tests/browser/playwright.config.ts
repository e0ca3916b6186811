import { defineConfig } from '@playwright/test';
import { browserArgs } from './browser-args.ts';

// Makes the packaged browser unpack its own system libraries; must be set before the import.
process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
const { default: chromium } = await import('@sparticuz/chromium');
const executablePath =
  process.env['CHROMIUM_PATH'] ??
  (process.platform === 'linux' && process.arch === 'x64'
    ? await chromium.executablePath()
    : undefined);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // A journey mostly waits for what it did: three of them keep two cores busy, two do not.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // Beside the whole of Jest on two cores a page may once come too late: such a journey is done again alone and listed as flaky.
  retries: 1,
  // How long a busy machine takes says nothing of whether a journey arrives.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['./tally-reporter.ts']],
  globalSetup: './global-setup.ts',
  use: {
    headless: true,
    viewport: { width: 1280, height: 800 },
    // A trace of every step costs a third of the time; add `--trace on` to look into a failure.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // A moving test picture in place of a camera, allowed without asking.
      args: browserArgs('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'),
    },
  },
});
