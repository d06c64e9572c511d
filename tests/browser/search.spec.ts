import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openWithScriptBlocked } from './blocked-script.ts';
import { logInAsJoan } from './customers.ts';
import { test } from './fixtures.ts';
import { waitUntilInteractive } from './wait-until-interactive.ts';

const listed = [
  '/',
  '/about',
  '/services',
  '/services/vehicle-repair',
  '/services/brake-repair',
  '/services/plumbing-repair',
  '/services/electrical-repair',
  '/services/electrical-diagnostics',
  '/services/hvac-repair',
  '/services/carpentry',
  '/services/cleaning-service',
  '/services/couriers',
  '/services/landscaping',
  '/services/towing',
  '/services/tailoring',
  '/specialists',
  '/contact',
  '/blog',
  '/joinUs',
  '/appointment',
];
const unlisted = ['/login', '/register', '/forgotPassword'];
const notThere = ['/no-such-page', '/services/time-travel', '/portfolio'];

interface Said {
  title: string;
  description: string | null;
  canonical: string | null;
  robots: string | null;
  marker: string | null;
  types: string[];
}

/** What a page says to a search engine, which wants one of each. */
function said(page: Page): Promise<Said> {
  return page.evaluate(() => {
    const one = (selector: string, attribute: string) => {
      const found = document.querySelectorAll(selector);
      return found.length > 1 ? `${found.length} of ${selector}` : (found[0]?.getAttribute(attribute) ?? null);
    };
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return {
      title: document.querySelectorAll('title:not(svg *)').length === 1 ? document.title : 'several titles',
      description: one('meta[name="description"]', 'content'),
      canonical: one('link[rel="canonical"]', 'href'),
      robots: one('meta[name="robots"]', 'content'),
      marker: one('meta[name="prerender-status-code"]', 'content'),
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
  // The usual page answers the cookie notice by script.
  page: async ({ context }, use) => use(await context.newPage()),
});

withoutScript(
  'every page stands before any script runs, with a title, a description and an address of its own (SHELL-01, SHELL-30)',
  async ({ page, baseURL }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string | null>();
    for (const path of [...listed, ...unlisted]) {
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Styled: the heading is set in the display face.
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Bricolage/);
      // What needs a script says so, and the way that needs none is there.
      await expect(page.getByText(/needs JavaScript/).first()).toBeVisible();
      await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();

      const { title, description, canonical, robots, marker } = await said(page);
      const isListed = listed.includes(path);
      expect({ canonical, robots, marker }, path).toEqual({
        canonical: isListed ? `${baseURL}${path}` : null,
        robots: isListed ? null : 'noindex',
        marker: null,
      });
      if (!isListed) continue;
      titles.add(title);
      descriptions.add(description);
    }
    expect(titles.size).toBe(listed.length);
    expect(descriptions.size).toBe(listed.length);
  },
);

withoutScript(
  'nothing stands there that does not answer, or waits for what does not come (SHELL-30)',
  async ({ page }) => {
    for (const path of ['/', '/specialists', '/services/towing', '/blog']) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const dead = page.locator(':is(button, select, input):enabled').filter({ visible: true });
      expect(await dead.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).toEqual([]);
    }
    for (const path of ['/', '/specialists']) {
      await page.goto(path);
      await expect(page.getByText(/list of specialists needs JavaScript/)).toBeVisible();
      await expect(page.getByText('Loading specialists...')).toBeHidden();
      await expect(page.locator('[class*="skeleton" i]:visible')).toHaveCount(0);
    }
  },
);

withoutScript('the menu works without a script, on a phone too (SHELL-04)', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Specialists' }).click();
    await expect(page).toHaveURL('/specialists');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

/** The headings of the pages that stand on their own. */
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

/** Collects the errors of a page and of its console. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  return problems;
}

/** Gives a way to wait until nothing that the page has asked for is on its way. */
function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => expect.poll(() => underWay.size).toBe(0);
}

const inThirds = (paths: string[]) =>
  [0, 1, 2].map((third) => paths.filter((_, at) => at % 3 === third)).filter((part) => part.length > 0);

for (const paths of inThirds([...listed, ...unlisted, ...notThere])) {
  test(`${paths[0]} and ${paths.length - 1} others are hydrated as they were rendered, without a message in the console, for a visitor (SHELL-01, SHELL-30)`, async ({
    page,
  }) => {
    const problems = collectProblems(page);
    const nothingUnderWay = watchRequests(page);
    for (const path of paths) {
      await test.step(path, async () => {
        // The script is blocked until an element has been marked, to see that it is still the same one
        // afterwards.
        const releaseScript = await openWithScriptBlocked(page, path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        const words = (await heading.textContent()) ?? '';
        const before = await said(page);
        await page.evaluate(() =>
          document.querySelector('[class*="skip"], a[href="#content"]')?.setAttribute('data-mark', ''),
        );
        releaseScript();
        await waitUntilInteractive(page);
        await nothingUnderWay();
        await expect(page.locator('[data-mark]')).toHaveCount(1);
        await expect(heading).toHaveText(words);
        if (headings[path]) await expect(page.getByRole('heading', { name: headings[path] }).first()).toBeVisible();
        const after = await said(page);
        expect({ ...after, types: [] }).toEqual({ ...before, types: [] });
        expect(new URL(page.url()).pathname).toBe(path);
        if (!notThere.includes(path)) await expect(page.getByText('404', { exact: true })).toHaveCount(0);
        await page.unrouteAll();
      });
      expect(
        problems.filter((problem) => !(notThere.includes(path) && /status of 404/.test(problem))),
        path,
      ).toEqual([]);
      problems.length = 0;
    }
  });
}

test('a page is hydrated without a message in the console where there is a draft, and for a customer', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const nothingUnderWay = watchRequests(page);
  const main = page.getByRole('main');
  const expectKept = async (path: string, fill: () => Promise<void>, check: () => Promise<void>) => {
    await page.goto(path);
    await fill();
    await page.reload();
    await nothingUnderWay();
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
    await expectKept(
      path,
      () => field.fill('sam@example.com'),
      () => expect(field).toHaveValue('sam@example.com'),
    );
  }
  const plumbing = page.getByRole('radio', { name: /Plumbing/ });
  await expectKept(
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

test('what is not there has status 404 and its marker; the head follows the visitor through the site (SHELL-11, SHELL-12, SHELL-29)', async ({
  page,
  baseURL,
}) => {
  for (const path of notThere) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await said(page)).toMatchObject({ canonical: null, robots: 'noindex', marker: '404' });
  }
  // The last of them.
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(/Checked repair specialists/);
  expect(await said(page)).toMatchObject({ marker: null, robots: null });

  const header = page.getByRole('banner');
  for (const [name, path, title] of [
    ['About', '/about', /^About us/],
    ['Contact', '/contact', /^Contact us/],
    ['Services', '/services', /^Our services/],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(title);
    expect(await said(page)).toMatchObject({ canonical: `${baseURL}${path}`, robots: null });
  }
  await header.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveTitle(/^Log in/);
  expect(await said(page)).toMatchObject({ canonical: null, robots: 'noindex' });
});

test('steps and parts that there are have an address, and no others; the sitemap lists exactly the pages that are to be found (SHELL-11)', async ({
  request,
  baseURL,
}) => {
  const status = async (path: string) => {
    const response = await request.get(path, { headers: { accept: 'text/html' }, maxRedirects: 0 });
    expect(response.headers()['content-type'], path).toContain('text/html');
    return response.status();
  };
  for (const path of ['/appointment/date-time', '/joinUs/companies', '/appointment-success', '/dashboard/reviews']) {
    expect(await status(path), path).toBe(200);
  }
  for (const path of ['/appointment/x', '/joinUs/x', '/dashboard/x', '/about.html', '/services/foo.bar', '/%E0%A4%A']) {
    expect(await status(path), path).toBe(404);
  }

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const found = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(found.sort()).toEqual(listed.map((path) => `${baseURL}${path}`).sort());
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const picture of ['/shared.png', '/logo.png']) {
    const response = await request.get(picture);
    expect(response.headers()['content-type']).toBe('image/png');
    expect((await response.body()).length).toBeLessThan(60_000);
  }
});

test('pages say as data what they say to people', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect((await said(page)).types.sort()).toEqual(['FAQPage', 'Organization']);
  await page.goto('/services/towing', { waitUntil: 'domcontentloaded' });
  expect((await said(page)).types.sort()).toEqual(['BreadcrumbList', 'Organization', 'Service']);
  await page.goto('/specialists');
  await expect(page.getByRole('article').first()).toBeVisible();
  const lists = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = lists.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'ItemList');
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(list.itemListElement.map(({ item }: { item: { name: string } }) => item.name)).toEqual(names);
});
