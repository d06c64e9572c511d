import { expect, type Page } from '@playwright/test';
import { isTakenOver } from './acts.ts';
import { test } from './fixtures.ts';
import { openBeforeItsScript } from './held-script.ts';

/**
 * A busy machine: what was typed is heard before what was only put off, which comes so many
 * milliseconds late.
 */
async function beBusy(page: Page, late = 100): Promise<void> {
  await page.addInitScript((more) => {
    const soon = window.setTimeout;
    Object.assign(window, { setTimeout: (act: () => void, ms = 0) => soon(act, ms + more) });
  }, late);
}

/** React marks what it has begun to take. */
const isBeingTakenOver = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).length > 0);

test('what is filled in and pressed before the script has come is kept, and followed then', async ({ page }) => {
  // The second is rendered anew, since what stands there is for the address alone.
  for (const path of ['/login', '/login?session_expired=1']) {
    const letScriptCome = await openBeforeItsScript(page, path);
    const email = page.getByRole('textbox', { name: /mail/i });
    await email.fill('priya@example.com');
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    // Pressed too early, it does not put what is typed into the address.
    await email.press('Enter');
    letScriptCome();
    await isTakenOver(page);
    await expect(page.getByRole('alert').getByText('Password is required')).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(email).toHaveValue('priya@example.com');
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    await expect(page.getByText('Email is required')).toHaveCount(0);
    await page.unrouteAll();
  }
});

test('what is typed while the page is being taken over is kept, letter by letter', async ({ page }) => {
  await beBusy(page);
  // The second is rendered anew. A page empties what it knows nothing of: the address here, the
  // message there.
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
    letScriptCome();
    const letters = await typeUntilTakenOver(page);
    await expect(field).toHaveValue(`Priya${letters}`);
    await expect(field).toBeFocused();
    await page.unrouteAll();
  }
});

/**
 * Types without a pause until the page has been taken over, and a little after; gives the letters.
 */
async function typeUntilTakenOver(page: Page): Promise<string> {
  const isDone = async () => (await page.locator('html').getAttribute('data-taken-over')) !== null;
  let letters = '';
  for (let after = 0; after < 3; ) {
    const letter = String.fromCharCode(97 + (letters.length % 26));
    await page.keyboard.press(letter);
    letters += letter;
    if (await isDone()) after += 1;
  }
  return letters;
}

test('a press while the page is being taken over is followed once, with what was typed', async ({ page }) => {
  // So late that the second press comes before: after it, it would be one on an emptied form.
  await beBusy(page, 3_000);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/graphql')) sent.push(request.postData() ?? '');
  });
  const main = page.getByRole('main');
  // The second is rendered anew.
  for (const path of ['/contact', '/contact?utm_source=x']) {
    const letScriptCome = await openBeforeItsScript(page, path);
    await main.getByLabel('First name').fill('Priya');
    await main.getByLabel('Message', { exact: true }).fill('It drips.');
    await main.getByLabel('Email', { exact: true }).fill('priya.early@example.com');
    await main.getByLabel('Email', { exact: true }).press('Enter');
    letScriptCome();
    await isBeingTakenOver(page);
    await page.keyboard.press('Enter');
    await expect(main.getByText('Success! Your message has been sent to us.')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent.pop()).toContain('It drips.');
    await page.unrouteAll();
  }
});

test('whoever is in the middle of a word stays there', async ({ page }) => {
  await beBusy(page);
  const letScriptCome = await openBeforeItsScript(page, '/contact');
  const message = page.getByRole('main').getByLabel('Message', { exact: true });
  await message.pressSequentially('My tap drip');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowLeft');
  letScriptCome();
  await isTakenOver(page);
  await page.keyboard.type('s');
  await expect(message).toHaveValue('My taps drip');
});

test('of a choice that is taken back while the page is being taken over, the last press counts', async ({ page }) => {
  await beBusy(page);
  const letScriptCome = await openBeforeItsScript(page, '/register');
  await page.getByRole('radio', { name: /booked with/ }).check();
  letScriptCome();
  await isBeingTakenOver(page);
  await page.getByRole('radio', { name: /I'm new/ }).check();
  await isTakenOver(page);
  await expect(page.getByRole('radio', { name: /I'm new/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
});

/**
 * Puts a word in the making into the field that has the focus, as keyboards of many languages and
 * all phones do.
 */
async function compose(page: Page, ...words: string[]): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  for (const text of words)
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
}

test('a word that is being composed is not broken into', async ({ page }) => {
  await beBusy(page);
  const letScriptCome = await openBeforeItsScript(page, '/contact');
  const message = page.getByRole('main').getByLabel('Message', { exact: true });
  await message.pressSequentially('Taps: ');
  await compose(page, '蛇');
  letScriptCome();
  await isBeingTakenOver(page);
  await compose(page, ...Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? '蛇口' : '蛇')));
  await page.keyboard.insertText('蛇口');
  await isTakenOver(page);
  await expect(message).toHaveValue('Taps: 蛇口');
});

test('a word whose field is rendered anew while it is composed holds nothing up', async ({ page }) => {
  const letScriptCome = await openBeforeItsScript(page, '/contact?utm_source=x');
  const message = page.getByRole('main').getByLabel('Message', { exact: true });
  await message.pressSequentially('Taps: ');
  await compose(page, '蛇', '蛇口');
  letScriptCome();
  await isTakenOver(page);
  await expect(message).toHaveValue('Taps: 蛇口');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
});

test('what is looked for before the script has come is looked for then', async ({ page }) => {
  const letScriptCome = await openBeforeItsScript(page, '/specialists?serviceType=Plumbing');
  const search = page.getByLabel('Search', { exact: true });
  await search.fill('Helen');
  letScriptCome();
  await expect(page).toHaveURL(/search=Helen/);
  await expect(search).toHaveValue('Helen');
});

test('who has scrolled before the script has come stays there', async ({ page }) => {
  const letScriptCome = await openBeforeItsScript(page, '/');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(scrolled).toBe(600);
  letScriptCome();
  await isTakenOver(page);
  expect(await scrolled()).toBe(600);
});

test('help that is asked for before the script has come opens as soon as it has', async ({ page }) => {
  const letScriptCome = await openBeforeItsScript(page, '/');
  await page.getByRole('button', { name: 'Immediate service', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letScriptCome();
  await isTakenOver(page);
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
  letScriptCome();
  await isTakenOver(page);
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
  letScriptCome();
  await isTakenOver(page);
  await expect(page.getByRole('button', { name: 'Send verification code' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /booked with/ })).toBeChecked();
  await expect(page.getByRole('main').getByLabel('Email', { exact: true })).toHaveValue('guest@example.com');
});

test('an address typed before the script has come is what the code is sent to', async ({ page }) => {
  const letScriptCome = await openBeforeItsScript(page, '/forgotPassword');
  const email = page.getByRole('main').getByLabel('Email', { exact: true });
  await email.fill('joan.pryce@example.com');
  await email.press('Enter');
  letScriptCome();
  await isTakenOver(page);
  await expect(page.getByRole('main').getByText(/code has been sent to joan\.pryce@example\.com/)).toBeVisible();
});

test('a message typed before the script has come stands above what the tab had kept', async ({ page }) => {
  for (const path of ['/contact', '/contact?utm_source=x']) {
    await page.goto('/contact');
    await page.getByRole('main').getByLabel('Message', { exact: true }).fill('An older draft.');
    await page.getByRole('main').getByLabel('First name').fill('Priya');
    const letScriptCome = await openBeforeItsScript(page, path);
    const message = page.getByRole('main').getByLabel('Message', { exact: true });
    await message.fill('It drips.');
    await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
    letScriptCome();
    await isTakenOver(page);
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('alert')).not.toContainText(/message/i);
    await expect(message).toHaveValue('It drips.');
    await expect(page.getByRole('main').getByLabel('First name')).toHaveValue('Priya');
    await page.unrouteAll();
  }
});
