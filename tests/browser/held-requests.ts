import type { Page, Request } from '@playwright/test';

/** Holds the requests of a page, or some of them, until the returned function is called. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await released;
    await route.continue();
  });
  return release;
}
