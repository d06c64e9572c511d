import { expect, type Page, type Route } from '@playwright/test';
import { operate } from '../support/operator.ts';
import { countOperations, holdTime } from './acts.ts';
import { examine } from './checks.ts';
import { act, bookFor, type Customer, enterAs, newCustomer } from './customers.ts';
import { faultTest, test } from './fixtures.ts';

const PATH = '/dashboard/reviews';
const WORDS = 'Came on time and mended the tap.';

const dialog = (page: Page) => page.getByRole('dialog');
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit' });
const comment = (page: Page) => dialog(page).getByRole('textbox', { name: 'Your review' });
const pendingTab = (page: Page) => page.getByRole('tab', { name: /^Pending Reviews/ });

/** To another part of the dashboard, without loading the app anew. */
const goTo = (page: Page, part: string) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: part }).click();

/**
 * Only acts arrive: what a page shows from now on is what it knew, or what an act's answer has
 * told.
 */
const neverAnswer = (route: Route) =>
  route.request().postDataJSON()?.operationName === 'SubmitReview' ? route.fallback() : undefined;

/** Completed work of the customer's own, not reviewed yet. */
async function completeOne(request: Parameters<typeof bookFor>[0], customer: Customer, dataDir: string) {
  const booked = await bookFor(request, customer);
  await operate(dataDir, 'confirm', booked.reference);
  await act(request, 'payForAppointment', { appointmentId: booked.id }, 'appointment { id }', customer);
  await operate(dataDir, 'complete', booked.reference);
  return booked;
}

async function openDialog(page: Page): Promise<void> {
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Write Review' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function fill(page: Page): Promise<void> {
  await dialog(page).getByRole('radio', { name: '4 stars, Very good' }).check();
  await comment(page).fill(WORDS);
}

test('a review is written by keyboard with one request, and every page follows from its answer (REV-01..05, C-88, C-99)', async ({
  page,
  request,
  product,
}) => {
  const customer = await newCustomer(request);
  const { reference } = await completeOne(request, customer, product.dataDir);
  await enterAs(page, customer);
  const figure = page.getByRole('main').getByRole('link', { name: '1 Pending Reviews' });
  const leave = page.getByRole('article').filter({ hasText: reference }).getByRole('button', { name: 'Leave Review' });
  const repair = page.getByRole('article').getByRole('button', { name: /^View Details/ });
  await page.goto('/dashboard');
  await expect(figure).toBeVisible();
  await goTo(page, 'Appointments');
  await expect(leave).toBeVisible();
  await goTo(page, 'My Repairs');
  await repair.click();
  await expect(dialog(page).getByRole('button', { name: 'Leave a Review' })).toBeVisible();
  await page.keyboard.press('Escape');
  await goTo(page, 'Reviews');
  await expect(pendingTab(page)).toHaveText('Pending Reviews 1');

  await page.getByRole('button', { name: 'Write Review' }).press('Enter');
  await expect(submit(page)).toBeDisabled();
  await expect(dialog(page).getByText('Choose your stars and write a few words to submit.')).toBeVisible();
  await dialog(page).getByRole('radio', { name: '3 stars, Good' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: '4 stars, Very good' })).toBeChecked();
  await expect(dialog(page).getByText('Write a few words to submit.')).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await comment(page).focus();
  await page.keyboard.type(WORDS);

  const asked = countOperations(page);
  await page.route(/graphql/, neverAnswer);
  await holdTime(page);
  await submit(page).press('Enter');
  await expect(dialog(page).getByText('Thank you for your review!')).toBeVisible();
  await page.clock.runFor(2_100);
  await expect(dialog(page)).toBeHidden();
  await page.clock.resume();
  await expect(pendingTab(page)).toHaveText('Pending Reviews 0');
  // Its card is gone, so the focus goes to what stands there now.
  await expect(page.getByRole('link', { name: 'See your appointments' })).toBeFocused();
  await pendingTab(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${PATH}?tab=submitted`);
  await expect(page.getByText(WORDS)).toBeVisible();
  await expect(page.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  expect(asked).toEqual(['SubmitReview']);

  await goTo(page, 'Appointments');
  await expect(page.getByRole('article').filter({ hasText: reference })).toBeVisible();
  await expect(leave).toBeHidden();
  await goTo(page, 'My Repairs');
  await repair.click();
  await expect(dialog(page).getByRole('table').first()).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Leave a Review' })).toBeHidden();
  await page.keyboard.press('Escape');
  await goTo(page, 'Summary');
  await expect(page.getByRole('main').getByRole('link', { name: '0 Pending Reviews' })).toBeVisible();
});

test('a review that was written in another tab is said to be there (REV-05)', async ({ page, request, product }) => {
  const customer = await newCustomer(request);
  const { id } = await completeOne(request, customer, product.dataDir);
  await enterAs(page, customer);
  await openDialog(page);
  await fill(page);
  await act(request, 'submitReview', { appointmentId: id, rating: 2, comment: 'From elsewhere.' }, '', customer);
  await submit(page).click();
  await expect(dialog(page).getByText('Error: You have already reviewed this appointment.')).toBeVisible();
  await dialog(page).getByText('Close', { exact: true }).click();
  await expect(pendingTab(page)).toHaveText('Pending Reviews 0');
  await page.getByRole('tab', { name: 'My Submitted Reviews' }).click();
  await expect(page.getByText('From elsewhere.')).toBeVisible();
});

test.describe('examined', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in both tabs and the dialog, and they fit the narrowest phone', async ({
    page,
    request,
    product,
  }) => {
    const customer = await newCustomer(request);
    const { id } = await completeOne(request, customer, product.dataDir);
    await completeOne(request, customer, product.dataDir);
    await act(request, 'submitReview', { appointmentId: id, rating: 3, comment: WORDS }, '', customer);
    await enterAs(page, customer);
    await page.goto(`${PATH}?tab=submitted`);
    await expect(page.getByText(WORDS)).toBeVisible();
    await examine(page);
    await pendingTab(page).click();
    await expect(page.getByRole('button', { name: 'Write Review' })).toBeVisible();
    await examine(page);
    await page.getByRole('button', { name: 'Write Review' }).click();
    await fill(page);
    await examine(page);
  });
});

faultTest('what fails is said, and the words stay (REV-06, REV-07)', async ({ page, request, backend, php }) => {
  const customer = await newCustomer(request, backend.origin);
  await completeOne(request, customer, backend.dataDir);
  await enterAs(page, customer);
  await openDialog(page);
  await fill(page);

  php.fail('submit-review.php', { kind: 'answer', body: { success: false, message: 'Reviews are closed today.' } });
  await submit(page).click();
  await expect(dialog(page).getByText('Error: Reviews are closed today.')).toBeVisible();
  php.fail('submit-review.php', { kind: 'answer', body: { success: false } });
  await submit(page).click();
  await expect(dialog(page).getByText('Error: Failed to submit review. Please try again.')).toBeVisible();
  await page.context().setOffline(true);
  await submit(page).click();
  const unheard = 'Failed to submit review. Please check your connection and try again.';
  await expect(dialog(page).getByText(unheard)).toBeVisible();
  await page.context().setOffline(false);

  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Write Review' }).click();
  await expect(comment(page)).toHaveValue(WORDS);
  await expect(dialog(page).getByRole('radio', { name: '4 stars, Very good' })).toBeChecked();

  php.reset();
  await holdTime(page);
  await submit(page).click();
  await expect(dialog(page).getByText('Thank you for your review!')).toBeVisible();
  expect(php.callsTo('submit-review.php').length).toBeGreaterThan(0);
});
