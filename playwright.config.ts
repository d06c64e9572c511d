import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// `npm test` says which browser to use. Run alone, Debian's is taken where it is, and Playwright's own elsewhere.
const debian = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(debian) ? debian : undefined);

/** The built product in a real browser. `npm test` builds it and finds the browser first. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Far more than anything takes, also where the machine has much else to do.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    launchOptions: executablePath ? { executablePath } : {},
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Without the film of it: to make that takes more of the machine than the product does, and a log-in's password several times as long.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
