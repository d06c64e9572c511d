import { type BrowserContext, expect, type Page } from '@playwright/test';
import { addressesOf, isShell, type PageEntry, pages, stepAddressesOf } from '../../client/src/site/pages.ts';
import { logInAsJoan } from './customers.ts';
import { test } from './fixtures.ts';
import { openWithScriptBlocked, waitUntilInteractive } from './page.ts';
import { recordOperations } from './recorded-operations.ts';

const entries = Object.values<PageEntry>(pages);
const addressesIn = (isIncluded: (page: PageEntry) => boolean) => entries.filter(isIncluded).flatMap(addressesOf);
const listed = addressesIn(({ isListed }) => isListed === true);
const unlisted = addressesIn((page) => !page.isListed && !isShell(page));
const shells = [...addressesIn(isShell), ...entries.flatMap(stepAddressesOf)];
const missing = [
  '/no-such-page',
  '/services/time-travel',
  '/portfolio',
  // Below a page, where there is none.
  '/appointment/zzz',
  '/joinUs/zzz',
  '/dashboard/book-appointment/zzz',
  '/services/towing/x',
  '/services/towing%2Fx',
  '/appointment%2Fzzz',
];
const withOtherData = ['/specialists?page=2', '/specialists/5'];
/** Pages that show data, which comes with them. */
const withData = ['/', '/services', '/services/plumbing-repair', '/appointment', ...withOtherData];

interface PageHead {
  title: string;
  description: string | null;
  canonical: string | null;
  robots: string | null;
  marker: string | null;
  types: string[];
}

/** What a search engine reads in the page's head, which should have one element of each kind. */
function headOf(page: Page): Promise<PageHead> {
  return page.evaluate(() => {
    const attributeOf = (selector: string, attribute: string) => {
      const found = document.querySelectorAll(selector);
      return found.length > 1 ? `${found.length} of ${selector}` : (found[0]?.getAttribute(attribute) ?? null);
    };
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return {
      title: document.querySelectorAll('title:not(svg *)').length === 1 ? document.title : 'several titles',
      description: attributeOf('meta[name="description"]', 'content'),
      canonical: attributeOf('link[rel="canonical"]', 'href'),
      robots: attributeOf('meta[name="robots"]', 'content'),
      marker: attributeOf('meta[name="prerender-status-code"]', 'content'),
      types: data.map((script) => String(JSON.parse(script.textContent ?? '')['@type'])),
    };
  });
}

const withoutScript = test.extend<{ context: BrowserContext }>({
  context: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await use(context);
    await context.close();
  },
  // The usual fixture answers the cookie notice with a script.
  page: async ({ context }, use) => use(await context.newPage()),
});

test('every page is prerendered, with its own title and description, and says without JavaScript what needs it (SHELL-01, SHELL-30)', async ({
  request,
}) => {
  const titles = new Set<string | undefined>();
  const descriptions = new Set<string | undefined>();
  for (const path of [...listed, ...unlisted]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, path).toMatch(/<noscript>\s*<p class="no-script">[^<]* needs JavaScript, [^<]*<a href="tel:/);
    if (!listed.includes(path)) continue;
    titles.add(/<title[^>]*>(.+?)<\/title>/.exec(html)?.[1]);
    descriptions.add(/<meta[^>]* name="description" content="(.+?)"/.exec(html)?.[1]);
  }
  for (const texts of [titles, descriptions]) {
    expect(texts).not.toContain(undefined);
    expect(texts.size).toBe(listed.length);
  }
});

withoutScript(
  'without JavaScript, the navigation works, also on phones, and no dead control and no loading state is shown (SHELL-04, SHELL-30)',
  async ({ page }) => {
    const expectNothingDead = async () => {
      await expect(page.getByRole('contentinfo')).toBeVisible();
      // The search of the home page is a plain form.
      const dead = page.locator(':is(button, select, input):enabled:not(search form *)').filter({ visible: true });
      expect(await dead.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).toEqual([]);
      // The page says what needs JavaScript, and offers a phone number instead.
      await expect(page.getByText(/needs JavaScript/).first()).toBeVisible();
      await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    };
    const expectNothingLoading = async () => {
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText('Loading specialists...')).toBeHidden();
      await expect(page.locator('[class*="skeleton" i]:visible')).toHaveCount(0);
    };
    for (const path of ['/services/towing', '/blog']) {
      await page.goto(path);
      await expectNothingDead();
    }
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expectNothingDead();
      await expectNothingLoading();
      await page.getByRole('banner').getByRole('link', { name: 'Specialists' }).click();
      await expect(page).toHaveURL('/specialists');
      await expectNothingLoading();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  },
);

/** The headings of the public pages. */
const headings: Record<string, string> = {
  '/': 'Fixed properly',
  '/about': 'About',
  '/services': 'Services',
  '/services/plumbing-repair': 'Plumbing',
  '/specialists': 'Our Specialists',
  '/contact': 'Contact',
  '/blog': 'Blog',
  '/joinUs': 'Join',
  '/login': 'Welcome Back',
  '/forgotPassword': 'password',
  '/register': 'Create an Account',
  '/appointment': 'What needs',
};

/** Collects the page's errors and console errors. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  return problems;
}

/** Returns a function that waits until no request is in flight. */
function watchRequests(page: Page): () => Promise<void> {
  const inFlight = new Set<unknown>();
  page.on('request', (request) => inFlight.add(request));
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  return () => expect.poll(() => inFlight.size).toBe(0);
}

const inThirds = (paths: string[]) => [0, 1, 2].map((third) => paths.filter((_, at) => at % 3 === third));

for (const paths of inThirds([...listed, ...unlisted, ...missing, ...withOtherData])) {
  test(`${paths[0]} and ${paths.length - 1} others come with their head and data, and are hydrated without changes, requests or console errors (SHELL-01, SHELL-11, SHELL-29, SHELL-30)`, async ({
    page,
    baseURL,
  }) => {
    const problems = collectProblems(page);
    const networkIdle = watchRequests(page);
    const operations = recordOperations(page);
    for (const path of paths) {
      await test.step(path, async () => {
        // Marks an element while the script is blocked, to see that hydration keeps it.
        const releaseScript = await openWithScriptBlocked(page, path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading, 'the one main heading').toHaveCount(1);
        await expect(heading).toBeVisible();
        // The page is styled: its heading has the display font.
        await expect(heading).toHaveCSS('font-family', /Bricolage/);
        const text = (await heading.textContent()) ?? '';
        const before = await headOf(page);
        if (!withOtherData.includes(path)) {
          const isListed = listed.includes(path);
          expect(before, 'the head').toMatchObject({
            canonical: isListed ? `${baseURL}${path}` : null,
            robots: isListed ? null : 'noindex',
            marker: missing.includes(path) ? '404' : null,
          });
          expect(new URL(page.url()).pathname).toBe(path);
        }
        const url = page.url();
        await page.evaluate(() =>
          document.querySelector('[class*="skip"], a[href="#content"]')?.setAttribute('data-mark', ''),
        );
        releaseScript();
        await waitUntilInteractive(page);
        // The parts that are taken over when the browser has time, too.
        if (withData.includes(path)) await page.waitForLoadState('networkidle');
        await networkIdle();
        // Cards don't wait for their first free days.
        const asked = operations.filter((operation) => operation !== 'DirectoryDays');
        if (withData.includes(path)) expect(asked, 'requests for what the page came with').toEqual([]);
        await expect(page.locator('[data-mark]'), 'the element from before hydration').toHaveCount(1);
        await expect(heading).toHaveText(text);
        if (headings[path]) await expect(page.getByRole('heading', { name: headings[path] }).first()).toBeVisible();
        const after = await headOf(page);
        // A form adds its step to the title.
        expect(after.title.endsWith(before.title), after.title).toBe(true);
        expect({ ...after, types: [], title: '' }, 'the head after hydration').toEqual({
          ...before,
          types: [],
          title: '',
        });
        expect(page.url()).toBe(url);
        if (!missing.includes(path)) await expect(page.getByText('404', { exact: true })).toHaveCount(0);
        await page.unrouteAll();
        operations.length = 0;
      });
      expect(
        problems.filter((problem) => !(missing.includes(path) && /status of 404/.test(problem))),
        path,
      ).toEqual([]);
      problems.length = 0;
    }
  });
}

test('a page with a draft, or for a logged-in customer, is hydrated without console errors', async ({ page }) => {
  const problems = collectProblems(page);
  const networkIdle = watchRequests(page);
  const main = page.getByRole('main');
  const expectRestored = async (path: string, fill: () => Promise<void>, check: () => Promise<void>) => {
    await page.goto(path);
    await fill();
    await page.reload();
    await networkIdle();
    await check();
  };
  for (const [path, label] of [
    ['/login', 'Email'],
    ['/register', 'First name'],
    ['/forgotPassword', 'Email'],
    ['/contact', 'First name'],
    ['/joinUs', 'First name'],
  ] as const) {
    const field = main.getByRole('textbox', { name: label, exact: true });
    await expectRestored(
      path,
      () => field.fill('sam@example.com'),
      () => expect(field).toHaveValue('sam@example.com'),
    );
  }
  const plumbing = page.getByRole('radio', { name: /Plumbing/ });
  await expectRestored(
    '/appointment',
    () => plumbing.check(),
    () => expect(plumbing).toBeChecked(),
  );
  await logInAsJoan(page);
  for (const path of ['/login', '/', '/register']) await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText("Joan's Dashboard")).toBeVisible();
  expect(problems).toEqual([]);
});

test('the head changes with each page, from a missing one to the home page and on (SHELL-11, SHELL-12, SHELL-29)', async ({
  page,
  baseURL,
}) => {
  await page.goto('/portfolio');
  expect(await headOf(page)).toMatchObject({ canonical: null, robots: 'noindex', marker: '404' });
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(/Checked repair specialists/);
  expect(await headOf(page)).toMatchObject({ marker: null, robots: null });

  const header = page.getByRole('banner');
  for (const [name, path, title] of [
    ['About', '/about', /^About us/],
    ['Contact', '/contact', /^Contact us/],
    ['Services', '/services', /^Our services/],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(title);
    expect(await headOf(page)).toMatchObject({ canonical: `${baseURL}${path}`, robots: null });
  }
  await header.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveTitle(/^Log in/);
  expect(await headOf(page)).toMatchObject({ canonical: null, robots: 'noindex' });
});

test('only existing steps and pages have an address, and the sitemap lists the indexed pages (SHELL-11)', async ({
  request,
  baseURL,
}) => {
  const status = async (path: string) => {
    const response = await request.get(path, { headers: { accept: 'text/html' }, maxRedirects: 0 });
    const answer = `${path}: ${response.status()} ${(await response.text()).slice(0, 200)}`;
    expect(response.headers()['content-type'], answer).toContain('text/html');
    return response.status();
  };
  for (const path of shells) expect(await status(path), path).toBe(200);
  const below = [...listed, ...unlisted, ...shells].map((path) => `${path === '/' ? '' : path}/zzz`);
  for (const path of [
    ...missing,
    ...below.filter((path) => path !== '/specialists/zzz'),
    '/dashboard/x',
    '/about.html',
    '/services/foo.bar',
    '/specialists/1/x/zzz',
    '/%E0%A4%A',
  ]) {
    expect(await status(path), path).toBe(404);
  }

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const specialists = found.filter((address) => /\/specialists\/\d+\/[a-z0-9-]+$/.test(address ?? ''));
  expect(specialists.length).toBeGreaterThan(0);
  expect(found.filter((address) => !specialists.includes(address)).sort()).toEqual(
    listed.map((path) => `${baseURL}${path}`).sort(),
  );
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const image of ['/shared.png', '/logo.png']) {
    const response = await request.get(image);
    expect(response.headers()['content-type']).toBe('image/png');
    expect((await response.body()).length).toBeLessThan(60_000);
  }
});

test('structured data matches the page', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect((await headOf(page)).types.sort()).toEqual(['FAQPage', 'Organization']);
  await page.goto('/services/towing', { waitUntil: 'domcontentloaded' });
  expect((await headOf(page)).types.sort()).toEqual(['BreadcrumbList', 'Organization', 'Service']);
  await page.goto('/specialists/1', { waitUntil: 'domcontentloaded' });
  expect((await headOf(page)).types.sort()).toEqual(['BreadcrumbList', 'LocalBusiness', 'Organization']);
  await page.goto('/specialists');
  await expect(page.getByRole('article').first()).toBeVisible();
  const lists = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = lists.map((text) => JSON.parse(text)).find((item) => item['@type'] === 'ItemList');
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(list.itemListElement.map(({ item }: { item: { name: string } }) => item.name)).toEqual(names);
});
