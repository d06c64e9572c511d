import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { test } from './fixtures.ts';
import { joan } from './log-in.ts';
import { waitUntilInteractive } from './page.ts';

test.use({ serviceWorkers: 'allow' });

/** The page that only the service worker has. */
const offline = (page: Page) => page.getByRole('heading', { level: 1, name: 'You’re offline' });
const saved = (page: Page) => page.getByRole('region', { name: 'Your next appointments' });

async function waitForServiceWorker(page: Page): Promise<void> {
  const stateOf = async () => (await navigator.serviceWorker.getRegistration())?.active?.state;
  await expect.poll(() => page.evaluate(stateOf)).toBe('activated');
}

async function logIn(page: Page, { remember }: { remember: boolean }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(joan.email);
  await page.getByLabel('Password', { exact: true }).fill(joan.password);
  if (remember) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard');
  await waitForServiceWorker(page);
}

test('without a connection, a remembered customer reads their appointments, from when they are, until they log out in any tab', async ({
  page,
  context,
}) => {
  await logIn(page, { remember: true });
  const other = await context.newPage();
  await other.goto('/dashboard');
  // Its frame comes before its script and data, which must have arrived too.
  await waitUntilInteractive(other);
  await expect(other.getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('offlineAppointments'))).toContain('Saved at');
  await context.setOffline(true);
  await page.goto('/dashboard/appointments', { waitUntil: 'commit' });
  await expect(offline(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Leicester/ })).toHaveAttribute('href', 'tel:+441164960120');
  await expect(saved(page)).toContainText(/Saved at \d\d:\d\d on \w{3} \d+ \w{3}\./);
  await expect(saved(page).getByRole('listitem').first()).toContainText(/When.*Specialist.*Where.*Reference.*MW-\d+/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 900 });

  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(saved(page)).toBeHidden();
  await expect(offline(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('offlineAppointments'))).toBeNull();

  await context.setOffline(false);
  // The page opens by itself, and asks for a login.
  await expect(page).toHaveURL(/\/login/);
});

test('keeps nothing of a customer who didn’t choose to be remembered', async ({ page, context }) => {
  await logIn(page, { remember: false });
  await expect(page.getByText("Joan's Dashboard")).toBeVisible();
  await context.setOffline(true);
  await page.goto('/dashboard/appointments', { waitUntil: 'commit' });
  await expect(offline(page)).toBeVisible();
  await expect(saved(page)).toBeHidden();
});

test('with a connection every page comes from the server, and a new service worker takes over at once', async ({
  page,
  request,
}) => {
  await page.goto('/about');
  await waitForServiceWorker(page);
  const requestIds = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const response = await page.goto('/about');
    requestIds.push(await response?.headerValue('x-request-id'));
  }
  expect(new Set(requestIds).size).toBe(2);
  expect(requestIds).not.toContain(null);
  // What makes browsers look for a new one with every visit, and not wait for open tabs.
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(await worker.text()).toContain('skipWaiting');
});
