import { expect, type Page } from '@playwright/test';

/** Opens a page whose script does not come; the returned function lets it. */
export async function openBeforeItsScript(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeAttached();
  return letGo;
}
