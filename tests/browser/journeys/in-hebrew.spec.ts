import { expect, type Page } from '@playwright/test';
import { BookingWizard, newGuest } from '../booking-wizard.ts';
import { repairAndReview, shownReference, verifyGuest } from './steps.ts';
import { story } from './story.ts';

const GUEST = { firstName: 'דנה', lastName: 'לוי' };
const ISSUE = 'הברז במטבח מטפטף כל הלילה (tap).';
const COMMENT = 'עבודה מצוינת, הגיע בזמן. תודה!';

/** The brightness of the page's background, 0 to 255. */
const brightness = (page: Page) =>
  page.evaluate(() => {
    const numbers = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
    return Math.max(...numbers.slice(0, 3).map(Number));
  });

story(
  'in the dark theme without motion, a customer writes in Hebrew, and everyone reads it as written',
  async ({ page, product, records }) => {
    const guest = { ...newGuest(), ...GUEST };
    const wizard = new BookingWizard(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await wizard.open();
    expect(await brightness(page)).toBeLessThan(80);
    await wizard.fillUntilLocation('Plumbing', ISSUE);
    await wizard.fillFromWorkshop();
    await wizard.fillContact(guest);
    await expect(wizard.jobSheet).toContainText(ISSUE);
    await wizard.submitButton.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Congratulations, ${GUEST.firstName}!`);
    const reference = await shownReference(page);
    const booked = records.appointmentsOf(guest.email);
    expect(booked).toMatchObject([{ reference, details: expect.stringContaining(ISSUE) }]);
    await page.getByRole('link', { name: 'Verify my email' }).click();
    await verifyGuest(page, guest.email);
    await repairAndReview(page, product, reference, { stars: /^5 stars/, comment: COMMENT });
    const emails = records.emailsTo(guest.email).map(({ body }) => body);
    expect(emails.filter((body) => body.startsWith(`Hello ${GUEST.firstName},`))).not.toEqual([]);
    const [row] = records.appointmentsOf(guest.email);
    const reviews = `
    select s.id, r.review_text as text from reviews r
    join specialists s on s.id = r.specialist_id where s.name = ? order by r.id desc limit 1`;
    const [written] = records.rows<{ id: number; text: string }>(reviews, row?.specialist ?? '');
    expect(written?.text).toBe(COMMENT);
    await page.goto(`/specialists/${written?.id}`);
    await expect(page.getByText(COMMENT)).toBeVisible();
    await expect(page.getByText(COMMENT)).toHaveCSS('direction', 'rtl');
    expect(await brightness(page)).toBeLessThan(80);
  },
);
