import { defineConfig } from '@playwright/test';

// Makes the packaged browser unpack its own system libraries; must be set before the import.
process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
const { default: chromium } = await import('@sparticuz/chromium');
const executablePath = process.env['CHROMIUM_PATH'] ?? (process.platform === 'linux' && process.arch === 'x64' ? await chromium.executablePath() : undefined);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['./tally-reporter.ts']],
  globalSetup: './global-setup.ts',
  use: {
    headless: true,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    },
  },
});
