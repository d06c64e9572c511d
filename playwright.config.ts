import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/programs.mjs';

const executablePath = await findChromium();

/** The built product in a real browser. `npm test` builds it and finds the browser first. */
export default defineConfig({
  testDir: 'tests/browser',
  // The build runs as it is. Each worker would otherwise compile its eight megabytes again before
  // its first gateway starts.
  build: { external: [join(import.meta.dirname, 'build/**')] },
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Nothing is tried twice: a test that needs that is a bug, of the test or of the product.
  retries: 0,
  // Far more than anything takes, also where the machine has much else to do: they only end what
  // hangs.
  timeout: 600_000,
  expect: { timeout: 100_000, toPass: { timeout: 100_000 } },
  forbidOnly: Boolean(process.env.CI),
  use: {
    launchOptions: executablePath ? { executablePath } : {},
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Only offline.spec.ts has one: what passes through it can't be intercepted.
    serviceWorkers: 'block',
    // Tracing takes a sixth of the processor time of a whole run, so it is asked for where a
    // failure is looked into: `--trace on`.
    trace: 'off',
  },
});
