import { expect, type Page } from '@playwright/test';
import { examine } from './checks.ts';
import { completeAppointment, logInAs, newCustomer } from './customers.ts';
import { test } from './fixtures.ts';
import { dialog, goTo, holdRequests, installPausedClock } from './page.ts';
import { operationName, recordOperations } from './recorded-operations.ts';

const PATH = '/dashboard/reviews';
const COMMENT = 'Came on time and fixed the tap.';

const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit' });
const comment = (page: Page) => dialog(page).getByRole('textbox', { name: 'Your review' });
const pendingTab = (page: Page) => page.getByRole('tab', { name: /^Pending Reviews/ });

async function openDialog(page: Page): Promise<void> {
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Write Review' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function fill(page: Page): Promise<void> {
  await dialog(page).getByRole('radio', { name: '4 stars, Very good' }).check();
  await comment(page).fill(COMMENT);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a review is written by keyboard in an accessible dialog, and every page knows it (REV-01..05, C-88, C-99)', async ({
  page,
  request,
  product,
}) => {
  const customer = await newCustomer(request);
  const { reference } = await completeAppointment(request, customer, product.dataDir);
  await logInAs(page, customer);
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
  await page.keyboard.type(COMMENT);
  await examine(page);

  const operations = recordOperations(page);
  await installPausedClock(page);
  await submit(page).press('Enter');
  await expect(dialog(page).getByText('Thank you for your review!')).toBeVisible();
  await page.clock.runFor(2_100);
  await expect(dialog(page)).toBeHidden();
  await page.clock.resume();
  await expect(pendingTab(page)).toHaveText('Pending Reviews 0');
  // The card with the focus is removed, so the link in the empty state gets it.
  await expect(page.getByRole('link', { name: 'See your appointments' })).toBeFocused();
  await pendingTab(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${PATH}?tab=submitted`);
  await expect(page.getByText(COMMENT)).toBeVisible();
  await expect(page.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  expect(operations).toEqual(['SubmitReview', 'Reviews']);
  await examine(page);

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

test('the focus is not lost when the list changes after the dialog has closed', async ({ page, request, product }) => {
  const customer = await newCustomer(request);
  await completeAppointment(request, customer, product.dataDir);
  await logInAs(page, customer);
  await openDialog(page);
  await fill(page);
  const showList = await holdRequests(page, '**/graphql', (request) => operationName(request) === 'Reviews');
  await submit(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Write Review' })).toBeFocused();
  showList();
  await expect(page.getByRole('link', { name: 'See your appointments' })).toBeFocused();
});
