import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Guest, newGuest } from './booking-wizard.ts';
import { examine, expectNothingObscured } from './checks.ts';
import { bookAsGuest } from './customers.ts';
import { test } from './fixtures.ts';
import { bookingLinkFor, codeFor, wrongCode } from './outbox.ts';
import { enterCode, installPausedClock } from './page.ts';

const PASSWORD = 'Kettle*Drum-81';
const main = (page: Page) => page.getByRole('main');

/** Books as a guest and opens the verification page; returns the booking's reference. */
async function openVerification(page: Page, guest: Guest): Promise<string> {
  const booking = await bookAsGuest(page.request, guest);
  await page.goto('/blog');
  // The navigation state of the wizard, as the router stores it.
  await page.evaluate(
    (state) =>
      history.replaceState({ usr: { booking: state }, key: 'handed', idx: 0 }, '', '/verify-appointment-email'),
    booking,
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Enter the code we sent you' })).toBeVisible();
  return booking.reference;
}

async function setPassword(page: Page, password = PASSWORD, confirmation = password): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
  await page.getByRole('button', { name: 'Set password and finish' }).click();
}

async function verify(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await enterCode(page, await codeFor(request, email));
  await expect(main(page)).toContainText('Code verified successfully! You can now set your password.');
}

test('a guest opens the booking on another device by the link in its email, and claims it (REG-29, REG-31)', async ({
  browser,
  page,
  request,
  product,
}) => {
  const guest = newGuest();
  const { reference } = await bookAsGuest(request, guest);
  const link = await bookingLinkFor(request, guest.email);
  const handle = link.split('=')[1] ?? '';

  const sent: string[] = [];
  page.on('request', (sentRequest) => {
    sent.push(sentRequest.url(), sentRequest.headers().referer ?? '');
  });
  await page.goto(link);
  await expect(main(page)).toContainText(reference);
  await expect(page).toHaveURL('/verify-appointment-email');
  await examine(page);
  // A reload still has the booking; the handle is in no address, referrer or history.
  await page.reload();
  await expect(main(page)).toContainText(reference);
  expect(
    await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])),
  ).not.toContain(handle);
  await verify(page, request, guest.email);
  await setPassword(page);
  await expect(page.getByRole('heading', { name: 'You’re verified and logged in' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(sent.filter((text) => text.includes(handle))).toEqual([]);

  // Once the email is verified, the link leads to the login.
  const other = await browser.newPage({ baseURL: product.url });
  await other.goto(link);
  await expect(main(other)).toContainText('This link doesn’t work any more');
  await examine(other);
  await main(other).getByRole('link', { name: 'Log in' }).click();
  await expect(other).toHaveURL('/login');
  await other.close();
});

test.describe('accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in any step or its errors, all fit the narrowest phone, and no field is under a bar (WCAG 2.4.11)', async ({
    page,
    request,
  }) => {
    const guest = newGuest();
    await openVerification(page, guest);
    await examine(page);
    await expectNothingObscured(page);
    const code = await codeFor(request, guest.email);
    await enterCode(page, wrongCode(code));
    await expect(main(page)).toContainText('Invalid verification code.');
    await page.getByRole('button', { name: 'Change it' }).click();
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await examine(page);
    await page.getByRole('button', { name: 'Keep the current email' }).click();
    await enterCode(page, code);
    await expect(page.getByLabel('New password')).toBeFocused();
    await examine(page);
    await expectNothingObscured(page);
    await setPassword(page, 'abc', 'abd');
    await expect(page.getByRole('alert')).toBeFocused();
    await examine(page);
    await installPausedClock(page);
    await setPassword(page);
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.clock.resume();
    await examine(page);
  });
});
