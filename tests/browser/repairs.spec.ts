import { expect, type Page } from '@playwright/test';
import { operate } from '../support/operator.ts';
import { examine } from './checks.ts';
import { bookFor, logInAs, logInAsJoan, mutate, newCustomer, query } from './customers.ts';
import { faultTest, test } from './fixtures.ts';

const details = (page: Page) => page.getByRole('button', { name: /^View Details/ });

async function openRepairs(page: Page): Promise<void> {
  await logInAsJoan(page);
  await page.goto('/dashboard/repairs');
  await expect(details(page).first()).toBeVisible();
}

test('filters, searches, opens by keyboard, closes with Back, and is accessible (REP-01..06, REP-09)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRepairs(page);
  const completed = page.getByRole('button', { name: /^Completed/ });
  await completed.click();
  await expect(completed).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/status=completed/);
  const reference = await page.getByRole('article').first().getByText(/^MW-/).first().innerText();
  await page.getByRole('searchbox', { name: 'Search your repairs' }).fill(reference.toLowerCase());
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/search=mw-/);
  await expect(page.getByRole('article')).toContainText(/£\d[\d,]*\.\d\d/);
  await details(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('table')).toHaveCount(2);
  await examine(page);
  await expect(dialog).toContainText('Warranty');
  await expect(page).toHaveURL(/repair=/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await details(page).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(details(page)).toBeFocused();
});

test('prints only the receipt (REP-07)', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await openRepairs(page);
  await details(page).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Print Receipt' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  const receipt = page.locator('[data-print="receipt"]');
  await expect(receipt).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(receipt).toContainText('Joan Pryce');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toBeHidden();
  const visibleElements = await page.evaluate(
    () =>
      Array.from(document.body.children).filter(
        (element) => !element.matches('[data-print]') && element.getClientRects().length > 0,
      ).length,
  );
  expect(visibleElements).toBe(0);
});

test('a repair can be reviewed once, from its details (REP-08)', async ({ page, request, product }) => {
  const customer = await newCustomer(request);
  const { id, reference } = await bookFor(request, customer);
  await operate(product.dataDir, 'confirm', reference);
  await mutate(request, 'payForAppointment', { appointmentId: id }, '', customer);
  await operate(product.dataDir, 'complete', reference);
  await logInAs(page, customer);
  await page.goto('/dashboard/repairs');
  await details(page).click();
  await page.getByRole('button', { name: 'Leave a Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a review' });
  await dialog.getByRole('radio').nth(3).check({ force: true });
  await dialog.getByRole('textbox').fill('The tap no longer drips.');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeHidden();
  const { me } = await query(
    request,
    customer,
    '{ me { submittedReviews { nodes { rating comment } } pendingReviews { nodes { appointmentId } } } }',
  );
  expect(me).toEqual({
    submittedReviews: { nodes: [{ rating: 4, comment: 'The tap no longer drips.' }] },
    pendingReviews: { nodes: [] },
  });
  await page.goto('/dashboard/repairs');
  await details(page).click();
  await expect(page.getByRole('button', { name: 'Print Receipt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave a Review' })).toHaveCount(0);
});

faultTest(
  'shows completed appointments as repairs when there are no repairs (REP-11, C-54)',
  async ({ page, php, request, backend }) => {
    const customer = await newCustomer(request, backend.origin);
    php.fail('getUserData.php', {
      kind: 'answer',
      body: {
        user_id: customer.userId,
        firstName: customer.firstName,
        repairs: [],
        appointments: [
          {
            id: 12,
            appointment_reference: 'MW-12',
            service: 'Plumbing',
            status: 'completed',
            firstChoiceDate: '2026-10-02',
          },
        ],
      },
    });
    await logInAs(page, customer);
    await page.goto('/dashboard/repairs');
    await expect(page.getByRole('article')).toContainText('£0.00');
    await details(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('No parts are listed.');
    await expect(dialog.locator('dl > div', { hasText: 'Vehicle' })).toContainText('–');
  },
);
