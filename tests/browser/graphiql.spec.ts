import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('GraphiQL runs queries and subscriptions as the demo’s customer, without the internet', async ({
  page,
  product,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(product.url) && !url.startsWith('data:')) elsewhere.push(url);
  });
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') blocked.push(message.text());
  });
  await page.goto(`${product.url}/graphiql`, { waitUntil: 'load' });
  const result = page.locator('.result-window');
  const tab = (name: string) => page.getByRole('tab', { name }).or(page.getByRole('button', { name, exact: true }));
  const run = page.getByRole('button', { name: /^(Execute|Run)/ });

  for (const [name, field] of [
    ['FindSpecialists', 'totalCount'],
    ['MyRepairs', 'pendingAppointments'],
    ['MyNotifications', 'unreadNotificationCount'],
  ] as const) {
    await tab(name).first().click();
    await expect(page.locator('.graphiql-query-editor')).toContainText(name);
    await run.click();
    await expect(result).toContainText(field);
  }
  expect([elsewhere, blocked]).toEqual([[], []]);
});
