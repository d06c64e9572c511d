import { expect, type Page } from '@playwright/test';
import { holdRequests } from './held-requests.ts';

/** Opens a page whose script doesn't load until the returned function is called. */
export async function openWithScriptBlocked(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/index-*.js');
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
