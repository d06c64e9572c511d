import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { logIn } from './log-in.ts';

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

withoutScript('every page stands before any script runs (SHELL-01, SHELL-30)', async ({ page }) => {
  for (const path of [...listed, ...unlisted]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Styled: the heading is set in the display face.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Bricolage/);
    // What needs a script says so, and the way that needs none is there.
    await expect(page.getByText(/needs JavaScript/).first()).toBeVisible();
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  }
});

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

for (const path of [...listed, ...unlisted, ...notThere]) {
  test(`${path} is taken over as it was rendered, without a word in the console`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    // The script is held until the rendered page has been marked, to see that the same elements are there afterwards.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const words = await heading.textContent();
    const before = await said(page);
    await page.evaluate(() =>
      document.querySelector('[class*="skip"], a[href="#content"]')?.setAttribute('data-mark', ''),
    );
    letGo();
    await expect
      .poll(() => page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).length))
      .toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-mark]')).toHaveCount(1);
    await expect(heading).toHaveText(words ?? '');
    const after = await said(page);
    expect({ ...after, types: [] }).toEqual({ ...before, types: [] });
    expect(problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
  });
}

test('a page is taken over without a word in the console where the tab has kept something, and by whoever is logged in', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const main = page.getByRole('main');
  for (const [path, label] of [
    ['/login', 'Email'],
    ['/register', 'First name'],
    ['/forgotPassword', 'Email'],
    ['/contact', 'First name'],
    ['/joinUs', 'First name'],
  ] as const) {
    const field = main.getByRole('textbox', { name: label, exact: true });
    await page.goto(path, { waitUntil: 'networkidle' });
    await field.fill('sam@example.com');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(field).toHaveValue('sam@example.com');
  }
  await page.goto('/appointment', { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: /Plumbing/ }).check();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('radio', { name: /Plumbing/ })).toBeChecked();
  await page.goto('/login', { waitUntil: 'networkidle' });
  await logIn(page);
  await expect(page).toHaveURL('/dashboard');
  for (const path of ['/login', '/', '/register']) await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  expect(problems).toEqual([]);
});

test('each page has a title, a description and an address of its own', async ({ page, baseURL }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const path of listed) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const { title, description, canonical, robots, marker } = await said(page);
    expect({ canonical, robots, marker }).toEqual({ canonical: `${baseURL}${path}`, robots: null, marker: null });
    titles.add(title);
    descriptions.add(description);
  }
  expect(titles.size).toBe(listed.length);
  expect(descriptions.size).toBe(listed.length);
  for (const path of unlisted) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await said(page)).toMatchObject({ canonical: null, robots: 'noindex', marker: null });
  }
});

test('what is not there has status 404 and its marker (SHELL-11, SHELL-12, SHELL-29)', async ({ page }) => {
  for (const path of notThere) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await said(page)).toMatchObject({ canonical: null, robots: 'noindex', marker: '404' });
  }
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(page).toHaveTitle(/Checked repair specialists/);
  expect(await said(page)).toMatchObject({ marker: null, robots: null });
});

test('steps and parts that there are have an address, and no others (SHELL-11)', async ({ request }) => {
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
});

test('the head follows the visitor through the site', async ({ page, baseURL }) => {
  await page.goto('/');
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

test('the sitemap lists exactly the pages that are to be found', async ({ request, baseURL }) => {
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

/** Opens a page whose script does not come; the returned function lets it. */
async function openBeforeItsScript(page: Page, path: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    letGo();
    await page.waitForLoadState('networkidle');
  };
}

test('what is filled in and pressed before the script has come is kept, and followed then', async ({ page }) => {
  // The second is rendered anew, since what stands there is for the address alone.
  for (const path of ['/login', '/login?session_expired=1']) {
    const letScriptCome = await openBeforeItsScript(page, path);
    const email = page.getByRole('textbox', { name: /mail/i });
    await email.fill('priya@example.com');
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    // Pressed too early, it does not put what is typed into the address.
    await email.press('Enter');
    await letScriptCome();
    await expect(page.getByRole('alert').getByText('Password is required')).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(email).toHaveValue('priya@example.com');
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await expect(page.getByText('Email is required')).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('what is typed while the page is being taken over is kept, letter by letter', async ({ page }) => {
  // A busy machine: what was typed is heard before what was only put off.
  await page.addInitScript(() => {
    const soon = window.setTimeout;
    Object.assign(window, { setTimeout: (act: () => void, ms = 0) => soon(act, ms + 100) });
  });
  // The second is rendered anew. A page empties what it knows nothing of: the address here, the message there.
  for (const [path, label] of [
    ['/login', 'Email'],
    ['/login?session_expired=1', 'Email'],
    ['/login', 'Password'],
    ['/contact', 'Message'],
    ['/contact?utm_source=x', 'Message'],
    ['/register', 'First name'],
  ] as const) {
    const letScriptCome = await openBeforeItsScript(page, path);
    const field = page.getByRole('main').getByLabel(label, { exact: true });
    await field.pressSequentially('Priya');
    const [letters] = await Promise.all([typeUntilTakenOver(page), letScriptCome()]);
    await expect(field).toHaveValue(`Priya${letters}`);
    await expect(field).toBeFocused();
    await page.unrouteAll();
  }
});

/** Types without a pause until the page has been taken over, and a little after; gives the letters. */
async function typeUntilTakenOver(page: Page): Promise<string> {
  const isTakenOver = () => page.evaluate(() => document.documentElement.dataset.takenOver !== undefined);
  let letters = '';
  for (let after = 0; after < 3; ) {
    const letter = String.fromCharCode(97 + (letters.length % 26));
    await page.keyboard.press(letter);
    letters += letter;
    if (await isTakenOver()) after += 1;
  }
  return letters;
}

test('help that is asked for before the script has come opens as soon as it has', async ({ page }) => {
  const letScriptCome = await openBeforeItsScript(page, '/');
  await page.getByRole('button', { name: 'Get immediate help' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await letScriptCome();
  await expect(page.getByRole('dialog', { name: 'Immediate help' })).toBeVisible();
  await page.unrouteAll();
});

test('a registration that is filled in before the script has come is sent as it was typed', async ({ page }) => {
  const letScriptCome = await openBeforeItsScript(page, '/register');
  const main = page.getByRole('main');
  const typed = { 'First name': 'Priya', 'Last name': 'Patel', Email: 'priya.early@example.com', Phone: '7700 900123' };
  for (const [label, text] of Object.entries(typed)) await main.getByLabel(label, { exact: true }).fill(text);
  await main.getByLabel('Password', { exact: true }).fill('Mend-it-2026!');
  await main.getByLabel('Confirm password').fill('Mend-it-2027!');
  await main.getByLabel('Confirm password').press('Enter');
  await letScriptCome();
  // The page has followed the press, and finds wrong only what is wrong.
  const alert = main.getByRole('alert');
  await expect(alert.getByRole('link')).toHaveText(['Passwords do not match.']);
  for (const [label, text] of Object.entries(typed))
    await expect(main.getByLabel(label, { exact: true })).toHaveValue(text);
  await main.getByLabel('Confirm password').fill('Mend-it-2026!');
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/sent to priya\.early@example\.com/).first()).toBeVisible();
});

test('who says before the script has come that they booked before is asked for their address alone', async ({
  page,
}) => {
  const letScriptCome = await openBeforeItsScript(page, '/register');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('guest@example.com');
  await page.getByRole('radio', { name: /booked with/ }).check();
  await letScriptCome();
  await expect(page.getByRole('button', { name: 'Send verification code' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /booked with/ })).toBeChecked();
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue('guest@example.com');
});

test('an address typed before the script has come is what the code is sent to', async ({ page }) => {
  const letScriptCome = await openBeforeItsScript(page, '/forgotPassword');
  const email = page.getByRole('main').getByLabel('Email', { exact: true });
  await email.fill('joan.pryce@example.com');
  await email.press('Enter');
  await letScriptCome();
  await expect(page.getByRole('main').getByText(/code has been sent to joan\.pryce@example\.com/)).toBeVisible();
});

test('a message typed before the script has come stands above what the tab had kept', async ({ page }) => {
  for (const path of ['/contact', '/contact?utm_source=x']) {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.getByRole('main').getByLabel('Message', { exact: true }).fill('An older draft.');
    await page.getByRole('main').getByLabel('First name').fill('Priya');
    const letScriptCome = await openBeforeItsScript(page, path);
    const message = page.getByRole('main').getByLabel('Message', { exact: true });
    await message.fill('It drips.');
    await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
    await letScriptCome();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('alert')).not.toContainText(/message/i);
    await expect(message).toHaveValue('It drips.');
    await expect(page.getByRole('main').getByLabel('First name')).toHaveValue('Priya');
    await page.unrouteAll();
  }
});
