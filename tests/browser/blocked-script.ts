import { expect, type Page } from '@playwright/test';

/** Opens a page whose script doesn't load until the returned function is called. */
export async function openWithScriptBlocked(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeAttached();
  return release;
}

/**
 * Waits for the style sheets of a page whose script is blocked, and for every font they name:
 * `fonts.ready` is also true before any font was requested.
 */
export async function waitUntilStyled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')].every(
      ({ sheet }) => sheet,
    ),
  );
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
}
