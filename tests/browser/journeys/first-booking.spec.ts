import { expect, type Locator, type Page } from '@playwright/test';
import { BookingWizard, newGuest, photo } from '../booking-wizard.ts';
import { goTo } from '../page.ts';
import { shownReference, verifyGuest } from './steps.ts';
import { stop, story } from './story.ts';

/** Types as a phone's keyboard does, after a tap on the field. */
async function typeByThumb(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).first().tap();
  await page.keyboard.insertText(text);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  story('a guest books a plumber by thumb and becomes a customer', async ({ page, records }) => {
    const guest = newGuest();
    const wizard = new BookingWizard(page);
    const go = async () => {
      const before = await wizard.heading.textContent();
      await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
      await wizard.continueButton.tap();
      await expect(wizard.heading).not.toHaveText(before ?? '');
      expect(await widthOf(page)).toBeLessThanOrEqual(390);
    };
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Get started' }).tap();
    await wizard.service('Plumbing').tap();
    await go();
    await typeByThumb(page, 'Details of Item', 'Kitchen mixer tap');
    await typeByThumb(page, 'What’s happening?', 'It drips all night.');
    await page.getByLabel('Add photo').setInputFiles([await photo()]);
    await expect(page.getByRole('button', { name: 'Remove leak.png' })).toBeVisible();
    await go();
    await wizard.workshops.first().tap();
    await go();
    await (await wizard.freeDay()).tap();
    await wizard.timeSlots.first().tap();
    await go();
    await typeByThumb(page, 'First name', guest.firstName);
    await typeByThumb(page, 'Last name', guest.lastName);
    await typeByThumb(page, 'Email', guest.email);
    await typeByThumb(page, 'Phone', guest.phone);
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).tap();
    await wizard.submitButton.tap();
    await expect(page).toHaveURL('/appointment-success');
    const reference = await shownReference(page);
    expect(records.appointmentsOf(guest.email)).toMatchObject([
      { reference, service: 'Plumbing', status: 'pending', photos: 1, paid: 0 },
    ]);
    expect(records.emailsTo(guest.email)).toHaveLength(1);
    expect(records.emailsTo(guest.email)[0]?.body).toContain(reference);

    await page.getByRole('link', { name: 'Verify my email' }).tap();
    await verifyGuest(page, guest.email);
    await expect(page.getByRole('main')).toContainText(reference);
    await goTo(page, 'Appointments');
    await expect(page.getByRole('article').filter({ hasText: reference })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(
      records.rows(
        'select verified, password_hash is not null as hasPassword from accounts where email = ?',
        guest.email,
      ),
    ).toEqual([{ verified: 1, hasPassword: 1 }]);
    records.emailTo(guest.email, `Your booking ${reference}`);
    expect(records.appointmentsOf(guest.email)).toHaveLength(1);
  });
});

story.describe('at 400 % zoom', () => {
  // 1280 by 1024 pixels at 400 % (WCAG 1.4.10).
  story.use({ viewport: { width: 320, height: 256 } });

  /** Focuses a field as Tab would, and expects it to be in view and under nothing (WCAG 2.4.11). */
  async function fillInView(field: Locator, text: string): Promise<void> {
    await field.focus();
    await field.fill(text);
    await expect(field).toBeInViewport();
    const isOnTop = () =>
      field.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found === element || (found !== null && element.contains(found));
      });
    await expect.poll(isOnTop).toBe(true);
  }

  story('a guest books at 400 % zoom without scrolling sideways', async ({ page, records }) => {
    const guest = newGuest();
    const wizard = new BookingWizard(page);
    const next = async () => {
      expect(await widthOf(page)).toBeLessThanOrEqual(320);
      await wizard.continue();
    };
    await wizard.open();
    await wizard.service('Carpentry').check();
    await next();
    await fillInView(page.getByLabel('Details of Item'), 'Wardrobe door');
    await fillInView(page.getByLabel('What’s happening?'), 'It came off its hinge.');
    await page.getByLabel('Add photo').setInputFiles([await photo('door.png')]);
    await expect(page.getByRole('button', { name: 'Remove door.png' })).toBeVisible();
    await stop(page);
    await next();
    await wizard.workshops.first().check();
    await next();
    await wizard.chooseFirstTimeSlot();
    await stop(page);
    await next();
    await fillInView(page.getByLabel('First name'), guest.firstName);
    await fillInView(page.getByLabel('Last name'), guest.lastName);
    await fillInView(page.getByLabel('Email'), guest.email);
    await fillInView(page.getByLabel('Phone'), guest.phone);
    await wizard.submitButton.click();
    // The declaration is missing: the summary leads to it.
    await expect(page.getByRole('alert').first()).toBeFocused();
    await expect(page.getByRole('alert').first()).toBeInViewport();
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await wizard.submitButton.click();
    await expect(page).toHaveURL('/appointment-success');
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
    await stop(page);
    const reference = await shownReference(page);
    expect(records.appointmentsOf(guest.email)).toMatchObject([{ reference, service: 'Carpentry', photos: 1 }]);
  });
});
