import { expect, type Page } from '@playwright/test';
import { ApplicationWizard, newAddress } from './application-wizard.ts';
import { BookingWizard, newGuest } from './booking-wizard.ts';
import { CustomerBookingWizard } from './customer-booking-wizard.ts';
import { bookAsGuest, bookFor, completeAppointment, logInAs, logInAsJoan, newCustomer } from './customers.ts';
import { test } from './fixtures.ts';
import { enterCode } from './journeys/steps.ts';
import { bookingLinkFor } from './outbox.ts';

test.use({ viewport: { width: 390, height: 700 } });

/** What covers the element that has the focus, of what sticks to the window; null if nothing. */
function coverOfFocus(page: Page): Promise<{ field: string; cover: string | null } | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const field = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.id} ${focused.textContent ?? ''}`;
    const box = focused.getBoundingClientRect();
    // A panel that is taller than the window.
    if (box.height > 500) return { field, cover: null };
    const sticky = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, display } = getComputedStyle(element);
      return /sticky|fixed/.test(position) && display !== 'none' && !element.contains(focused);
    });
    const cover = sticky.find((element) => {
      const other = element.getBoundingClientRect();
      const overlap = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      const isBeside = other.right <= box.left || other.left >= box.right || other.width === 0;
      if (isBeside || overlap <= 1) return false;
      const onTop = document.elementFromPoint(
        (Math.max(box.left, other.left) + Math.min(box.right, other.right)) / 2,
        (Math.max(box.top, other.top) + Math.min(box.bottom, other.bottom)) / 2,
      );
      return element.contains(onTop);
    });
    return { field: field.trim().slice(0, 80), cover: cover ? cover.className : null };
  });
}

/** Tabs through the whole page, and back. */
async function expectNothingObscured(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await expectNothingObscuredFromHere(page, 150);
}

/** Tabs round an open dialog, both ways. */
async function expectNothingObscuredInDialog(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused();
  await expectNothingObscuredFromHere(page, 40);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function expectNothingObscuredFromHere(page: Page, maxPresses: number): Promise<void> {
  const covered: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    let fields = 0;
    for (let presses = 0; presses < maxPresses; presses += 1) {
      await page.keyboard.press(key);
      const focus = await coverOfFocus(page);
      if (focus === null) break;
      if (focus.cover) covered.push(`${key} to ${focus.field}: ${focus.cover}`);
      fields += 1;
    }
    expect(fields).toBeGreaterThan(5);
  }
  expect(covered).toEqual([]);
}

for (const path of ['/login', '/register', '/forgotPassword', '/contact'])
  test(`no field of ${path} is under what sticks to the window (WCAG 2.4.11)`, async ({ page }) => {
    await page.goto(path);
    await expectNothingObscured(page);
  });

test('no field of a password reset or of an email’s verification is under a bar (WCAG 2.4.11)', async ({
  page,
  request,
}) => {
  test.slow();
  const password = page.getByLabel('New password');
  await page.goto('/forgotPassword');
  const { email } = await newCustomer(request);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send verification code' }).click();
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await expectNothingObscured(page);
  await enterCode(page, email);
  await expect(password).toBeFocused();
  await expectNothingObscured(page);

  const guest = newGuest();
  await bookAsGuest(request, guest);
  await page.goto(await bookingLinkFor(request, guest.email));
  await expect(page.getByRole('heading', { name: 'Enter the code we sent you' })).toBeVisible();
  await expectNothingObscured(page);
  await enterCode(page, guest.email);
  await expect(password).toBeFocused();
  await expectNothingObscured(page);
});

test('no field of a dialog is under a bar (WCAG 2.4.11)', async ({ page, request, product }) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('button', { name: 'Get immediate service' }).first().click();
  await expectNothingObscuredInDialog(page);
  await page.goto('/specialists');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expectNothingObscuredInDialog(page);

  const customer = await newCustomer(request);
  await completeAppointment(request, customer, product.dataDir);
  await bookFor(request, customer);
  await logInAs(page, customer);
  await page.goto('/dashboard/appointments');
  for (const name of ['Cancel', 'Reschedule', 'Leave Review']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectNothingObscuredInDialog(page);
  }
  await page.goto('/dashboard/profile?tab=vehicles');
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  await expectNothingObscuredInDialog(page);
});

test('no field of a guest’s booking is under a bar (WCAG 2.4.11)', async ({ page }) => {
  test.slow();
  const wizard = new BookingWizard(page);
  await wizard.open();
  await expectNothingObscured(page);
  await wizard.chooseService('Vehicle Repair');
  await expectNothingObscured(page);
  await wizard.describeVehicle();
  await wizard.describe('It stalls.');
  await wizard.continue();
  await expectNothingObscured(page);
  await wizard.workshops.first().check();
  await wizard.continue();
  await wizard.waitForDates();
  await wizard.chooseFirstTimeSlot();
  await expectNothingObscured(page);
  await wizard.continue();
  await wizard.fillContact(newGuest());
  await expectNothingObscured(page);
});

test('no field of a customer’s booking is under a bar (WCAG 2.4.11)', async ({ page }) => {
  test.slow();
  await logInAsJoan(page);
  const wizard = new CustomerBookingWizard(page);
  await wizard.open();
  await expectNothingObscured(page);
  await wizard.chooseService('Plumbing');
  await expectNothingObscured(page);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expectNothingObscured(page);
});

test('no field of an application is under a bar (WCAG 2.4.11)', async ({ page }) => {
  test.slow();
  const wizard = new ApplicationWizard(page);
  await wizard.open();
  await expectNothingObscured(page);
  await wizard.fillBasics(newAddress());
  await wizard.next(/background/);
  await wizard.fillBackground();
  await expectNothingObscured(page);
  await wizard.next(/services/);
  await wizard.chooseService('Plumbing');
  await expectNothingObscured(page);
  await wizard.next(/pricing/);
  await wizard.price('45.50');
  await expectNothingObscured(page);
  await wizard.next(/location/);
  await wizard.fillLocation();
  await expectNothingObscured(page);
  await wizard.next(/availability/);
  await wizard.day('Monday').check();
  await expectNothingObscured(page);
  await wizard.next(/companies/);
  await expectNothingObscured(page);
  await wizard.next(/review/);
  await expectNothingObscured(page);
});
