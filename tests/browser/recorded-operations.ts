import { expect, type Page, type Request } from '@playwright/test';

/** Records the names of the page's operations from now on, except those of notifications. */
export function recordOperations(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/graphql')) return;
    const name = operationName(request);
    if (name && !/^Notifications/.test(name)) operations.push(name);
  });
  return operations;
}

/** The name of the operation in a request to the graph; null if it has none. */
export function operationName(request: Request): string | null {
  return request.postDataJSON()?.operationName ?? new URL(request.url()).searchParams.get('operationName');
}

/**
 * Waits until the bell has loaded its notifications, at least the welcome. Returns a function that
 * waits for exactly one more, and for the requests that it causes to leave the page.
 */
export async function waitForNextNotification(page: Page): Promise<() => Promise<void>> {
  const bell = page.getByRole('button', { name: /^Alerts, \d+ unread$/, includeHidden: true });
  await expect(bell).toBeAttached();
  const before = Number((await bell.getAttribute('aria-label'))?.replace(/\D/g, ''));
  return async () => {
    await expect(bell).toHaveAttribute('aria-label', `Alerts, ${before + 1} unread`);
    // Requests caused by the notification are sent before this one gets its response.
    await page.evaluate(async () => void (await fetch('/healthz')));
  };
}
