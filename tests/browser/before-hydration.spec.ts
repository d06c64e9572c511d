import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { openWithScriptBlocked, waitUntilInteractive, waitUntilStyled } from './page.ts';

/** The prerendered pages with fields, and a field of each. */
const pages = [
  { path: '/login', label: 'Email' },
  // Its query string means that it's rendered again instead of hydrated.
  { path: '/login?session_expired=1', label: 'Email' },
  { path: '/contact', label: 'Message' },
  { path: '/register', label: 'First name' },
  { path: '/forgotPassword', label: 'Email' },
  { path: '/joinUs', label: 'First name' },
];

const LOADING = 'Loading the form...';

const fieldOf = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

/** Where a field, the form's last button and the end of the page are in the document. */
function positionsOf(page: Page, label: string) {
  const parts = [
    fieldOf(page, label),
    page.getByRole('main').locator('form button').last(),
    page.getByRole('contentinfo').or(page.getByRole('main')).last(),
  ];
  return Promise.all(
    parts.map((part) =>
      part.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y: y + window.scrollY, width, height };
      }),
    ),
  );
}

/** Clicks at the field's position, even if the field is inert, and types. */
async function tryToType(page: Page, field: Locator, text: string): Promise<void> {
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error('The field is not shown.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.type(text);
}

for (const { path, label } of pages) {
  test(`no text can be typed on ${path} before it is interactive, and any text after; the layout doesn’t shift`, async ({
    page,
  }) => {
    const releaseScript = await openWithScriptBlocked(page, path);
    const field = fieldOf(page, label);
    await expect(field).toBeVisible();
    await waitUntilStyled(page);
    const before = await positionsOf(page, label);
    await tryToType(page, field, 'too early');
    await expect(field).toHaveValue('');
    await expect(page.getByRole('status').filter({ hasText: LOADING })).toBeVisible();

    releaseScript();
    await waitUntilInteractive(page);
    await waitUntilStyled(page);
    // A query string shows a notice, and the job sheet of /joinUs moves beside the form in wide
    // windows.
    if (!path.includes('?') && path !== '/joinUs') expect(await positionsOf(page, label)).toEqual(before);
    await expect(page.getByText(LOADING)).toHaveCount(0);
    await tryToType(page, field, 'Priya');
    await expect(field).toHaveValue('Priya');
  });
}

test('on a phone the layout does not shift either; a form to log in or register comes first, and beside what an account gives on a desktop', async ({
  page,
}) => {
  for (const { path, label, lowestWindow, firstField = fieldOf(page, label) } of [
    // 256 px are a desktop of 1280 x 1024 at 400 % zoom.
    { path: '/login', label: 'Email', lowestWindow: 256 },
    {
      path: '/register',
      label: 'First name',
      lowestWindow: 320,
      firstField: page.getByRole('main').getByRole('radio').first(),
    },
    { path: '/forgotPassword', label: 'Email', lowestWindow: 460 },
    { path: '/contact', label: 'Message' },
    { path: '/joinUs', label: 'First name' },
  ]) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: lowestWindow ?? 900 });
      const releaseScript = await openWithScriptBlocked(page, path);
      await waitUntilStyled(page);
      if (lowestWindow) {
        const benefits = page.getByRole('region', { name: 'With an account you can' });
        await expect(firstField).toBeInViewport({ ratio: 1 });
        await expect(benefits).toContainText('Pay online');
        await expect(benefits).not.toBeInViewport();
        await page.setViewportSize({ width: 1280, height: 800 });
        await expect(benefits.getByRole('heading')).toBeInViewport({ ratio: 1 });
        await expect(firstField).toBeInViewport({ ratio: 1 });
      }
      await page.setViewportSize({ width: 390, height: 900 });
      const before = await positionsOf(page, label);
      releaseScript();
      await waitUntilInteractive(page);
      await waitUntilStyled(page);
      expect(await positionsOf(page, label), `the layout of ${path}`).toEqual(before);
      await page.unrouteAll();
    });
  }
});

test('text typed in the first interactive moment is kept', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLTextAreaElement>('main form textarea');
      field?.focus();
      if (!field || document.activeElement !== field) return;
      observer.disconnect();
      document.execCommand('insertText', false, 'It drips.');
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  for (const path of ['/contact', '/contact?utm_source=x']) {
    const releaseScript = await openWithScriptBlocked(page, path);
    releaseScript();
    await waitUntilInteractive(page);
    const message = fieldOf(page, 'Message');
    await expect(message).toHaveValue('It drips.');
    await expect(message).toBeFocused();
    await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
    // The form knows the message as well: only the other two fields are missing.
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('alert')).not.toContainText(/message/i);
    await message.fill('');
    await page.unrouteAll();
  }
});

test('filters that are typed and chosen before the page is interactive are applied, without losing the focus', async ({
  page,
}) => {
  const releaseScript = await openWithScriptBlocked(page, '/specialists');
  await waitUntilStyled(page);
  await fieldOf(page, 'Per page').selectOption('4');
  await page.getByText('More filters').click();
  await fieldOf(page, 'Service type').selectOption('Plumbing');
  await fieldOf(page, 'Search').click();
  await page.keyboard.type('tap');
  releaseScript();
  await waitUntilInteractive(page);
  await expect(fieldOf(page, 'Search')).toBeFocused();
  await page.keyboard.type('s');
  await expect(page).toHaveURL('/specialists?search=taps&serviceType=Plumbing&perPage=4');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('values that the browser fills in before the page is interactive are discarded', async ({ page }) => {
  for (const path of ['/login', '/login?session_expired=1']) {
    const releaseScript = await openWithScriptBlocked(page, path);
    const email = fieldOf(page, 'Email');
    const rememberMe = page.getByRole('main').getByLabel('Remember me');
    await email.evaluate((input: HTMLInputElement) => {
      input.value = 'priya@example.com';
    });
    await rememberMe.evaluate((input: HTMLInputElement) => {
      input.checked = true;
    });
    releaseScript();
    await waitUntilInteractive(page);
    await expect(email).toHaveValue('');
    await expect(rememberMe).not.toBeChecked();
    await page.unrouteAll();
  }
});

test('a draft is shown once the page is interactive, whatever the browser has filled in', async ({ page }) => {
  await page.goto('/contact');
  await fieldOf(page, 'Message').fill('An older draft.');
  const releaseScript = await openWithScriptBlocked(page, '/contact');
  const message = fieldOf(page, 'Message');
  await message.evaluate((area: HTMLTextAreaElement) => {
    area.value = 'Restored by the browser.';
  });
  releaseScript();
  await waitUntilInteractive(page);
  await expect(message).toHaveValue('An older draft.');
});

test('the loading message appears in a live region after half a second', async ({ page }) => {
  await openWithScriptBlocked(page, '/login');
  await waitUntilStyled(page);
  const status = page.getByRole('status').filter({ hasText: 'Loading the form...' });
  const visibilityAt = (time: number) =>
    status.evaluate((region, currentTime) => {
      const [message] = region.children;
      const [animation] = message?.getAnimations() ?? [];
      if (!message || !animation) throw new Error('The message has no animation.');
      animation.pause();
      animation.currentTime = currentTime;
      return [region, message].map((element) => getComputedStyle(element).visibility);
    }, time);
  expect(await visibilityAt(490)).toEqual(['visible', 'hidden']);
  expect(await visibilityAt(510)).toEqual(['visible', 'visible']);
});

test('the keyboard skips a form until it is interactive', async ({ page }) => {
  const releaseScript = await openWithScriptBlocked(page, '/login');
  await waitUntilStyled(page);
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await skipLink.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toBeFocused();
  releaseScript();
  await waitUntilInteractive(page);
  await skipLink.press('Enter');
  await page.keyboard.press('Tab');
  await expect(fieldOf(page, 'Email')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(fieldOf(page, 'Password')).toBeFocused();
});

test('the scroll position is kept if a visitor scrolls before the script loads', async ({ page }) => {
  const releaseScript = await openWithScriptBlocked(page, '/');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(scrolled).toBe(600);
  releaseScript();
  await waitUntilInteractive(page);
  expect(await scrolled()).toBe(600);
});

test('a click on immediate service before the script loads opens the dialog afterwards', async ({ page }) => {
  for (const path of ['/', '/?utm_source=x']) {
    const releaseScript = await openWithScriptBlocked(page, path);
    await page.getByRole('button', { name: 'Immediate service', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    releaseScript();
    await waitUntilInteractive(page);
    await expect(page.getByRole('dialog', { name: 'Immediate service' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.unrouteAll();
  }
});
