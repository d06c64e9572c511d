import { expect, type Page } from '@playwright/test';
import { ApplicationWizard, newAddress } from './application-wizard.ts';
import { BookingWizard, newGuest } from './booking-wizard.ts';
import { CustomerBookingWizard } from './customer-booking-wizard.ts';
import { logInAsJoan } from './customers.ts';
import { test } from './fixtures.ts';

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
  const covered: string[] = [];
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    let fields = 0;
    for (let presses = 0; presses < 150; presses += 1) {
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
