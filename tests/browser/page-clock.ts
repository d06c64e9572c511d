import { expect, type Page } from '@playwright/test';

/** Pauses an installed clock, to see what the page shows only for a moment. */
export async function pauseClock(page: Page): Promise<void> {
  // On a busy machine `pauseAt` can be too late. It has paused the clock all the same, and the next
  // try is in its future.
  await expect(() => page.clock.pauseAt(Date.now() + 1_000)).toPass();
}

/** Installs a paused clock. `page.clock.resume()` lets it run. */
export async function installPausedClock(page: Page): Promise<void> {
  await page.clock.install();
  await pauseClock(page);
}
