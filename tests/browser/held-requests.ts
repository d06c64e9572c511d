import type { Page, Request } from '@playwright/test';
import { createGate } from '../support/gate.ts';

/** Holds the requests of a page, or some of them, until the returned function is called. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { opened, open } = createGate();
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await opened;
    await route.continue();
  });
  return open;
}
