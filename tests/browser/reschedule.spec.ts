import { expect, type Locator, type Page } from '@playwright/test';
import { openNewAppointment } from './appointments-page.ts';
import { examine } from './checks.ts';
import { query } from './customers.ts';
import { test } from './fixtures.ts';
import { dialog, pauseClock } from './page.ts';
import { recordOperations, waitForNextNotification } from './recorded-operations.ts';

const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Confirm new time' });
const timeSlots = (page: Page) => dialog(page).getByRole('radio');

/** YYYY-MM-DD from a calendar label: Wednesday 25 November 2026, available. */
function isoOf(day: string | null): string {
  const [date] = /\d+ \w+ \d{4}/.exec(day ?? '') ?? [];
  return new Date(`${date} UTC`).toISOString().slice(0, 10);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('reschedules an appointment in two steps by keyboard, in one request, and only once, in an accessible dialog (APPT-21..27, APPT-30, C-44)', async ({
  page,
  request,
}) => {
  await page.clock.install();
  const { card, customer } = await openNewAppointment(page, request);
  const nextNotification = await waitForNextNotification(page);
  const operations = recordOperations(page);
  const opener = card.getByRole('button', { name: 'Reschedule' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('region', { name: 'Choose a new date' });
  await expect(dialog(page).locator('[aria-busy]', { has: calendar })).toHaveAttribute('aria-busy', 'false');
  await confirm(page).press('Enter');
  await expect(dialog(page).getByRole('link', { name: 'Please select a date and time slot' })).toBeVisible();
  expect(operations).toEqual(['RescheduleDates']);

  const focused = page.locator(':focus');
  const pressUntil = async (key: string, isDone: () => Promise<boolean>) => {
    for (let presses = 0; presses < 40 && !(await isDone()); presses += 1) await page.keyboard.press(key);
    expect(await isDone()).toBe(true);
  };
  const isOn = (control: Locator) => () => control.evaluate((element) => element === document.activeElement);
  const isOnDay = async (name: RegExp) => name.test((await focused.getAttribute('aria-label')) ?? '');
  await pressUntil('Tab', () => isOnDay(/\d{4}/));
  // Skips the first, which may be today. The next free day is in the next month at the latest.
  await page.keyboard.press('ArrowRight');
  await pressUntil('ArrowRight', () => isOnDay(/, available/));
  const date = isoOf(await focused.getAttribute('aria-label'));
  const { me } = await query(request, customer, '{ me { appointments { nodes { rescheduleDates } } } }');
  expect(me.appointments.nodes[0].rescheduleDates).toContain(date);
  await page.keyboard.press('Enter');
  await expect(timeSlots(page).first()).toHaveAccessibleName(/^\d\d:\d\d to \d\d:\d\d$/);
  await pressUntil('Tab', isOn(timeSlots(page).first()));
  await page.keyboard.press('Space');
  await expect(timeSlots(page).first()).toBeChecked();
  await examine(page);
  await confirm(page).focus();
  await pauseClock(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rescheduled', exact: true })).toBeVisible();
  await page.clock.runFor(2_100);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(card.getByText('Pending', { exact: true })).toBeVisible();
  await expect(opener).toBeDisabled();
  await expect(card.getByText('You can only reschedule once.')).toBeVisible();
  // The notification about it has arrived, and only the list was refetched.
  await nextNotification();
  expect(operations).toEqual(['RescheduleDates', 'RescheduleTimeSlots', 'RescheduleAppointment', 'Appointments']);
  const after = await query(
    request,
    customer,
    '{ me { appointments { nodes { status isRescheduled scheduledDate } } } }',
  );
  expect(after.me.appointments.nodes).toEqual([{ status: 'PENDING', isRescheduled: true, scheduledDate: date }]);
});
