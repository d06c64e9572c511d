import { expect, type Locator, type Page } from '@playwright/test';
import { operate } from '../support/operator.ts';
import { openAppointments, openNewAppointment } from './appointments-page.ts';
import { examine } from './checks.ts';
import { bookFor, logInAs, mutate, newCustomer, query } from './customers.ts';
import { faultTest, test } from './fixtures.ts';
import { installPausedClock, pauseClock } from './page-clock.ts';
import { recordOperations, waitForNextNotification } from './recorded-operations.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/** Except today, whose next time slot may start during the test. */
const freeDays = (page: Page) => dialog(page).getByRole('button', { name: /\d{4}, available$/ });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Confirm new time' });
const timeSlots = (page: Page) => dialog(page).getByRole('radio');

/** YYYY-MM-DD from a calendar label: Wednesday 25 November 2026, available. */
function isoOf(day: string | null): string {
  const [date] = /\d+ \w+ \d{4}/.exec(day ?? '') ?? [];
  return new Date(`${date} UTC`).toISOString().slice(0, 10);
}

/** Waits until the calendar has loaded the free days. */
async function waitForDates(page: Page): Promise<void> {
  const calendar = page.getByRole('region', { name: 'Choose a new date' });
  await expect(dialog(page).locator('[aria-busy]', { has: calendar })).toHaveAttribute('aria-busy', 'false');
}

/** The first free day of this month or, if there are none left, of the next. */
async function freeDay(page: Page): Promise<Locator> {
  await waitForDates(page);
  if ((await freeDays(page).count()) === 0) await dialog(page).getByRole('button', { name: 'Next month' }).click();
  return freeDays(page).first();
}

async function selectFreeDay(page: Page): Promise<void> {
  await (await freeDay(page)).click();
  await expect(timeSlots(page).first()).toBeVisible();
}

test('reschedules an appointment in two steps, in one request, and only once (APPT-21..27, APPT-30, C-44)', async ({
  page,
  request,
}) => {
  await page.clock.install();
  const { card, customer } = await openNewAppointment(page, request);
  const nextNotification = await waitForNextNotification(page);
  const operations = recordOperations(page);
  await card.getByRole('button', { name: 'Reschedule' }).click();
  await expect(await freeDay(page)).toBeVisible();
  await confirm(page).click();
  await expect(dialog(page).getByRole('link', { name: 'Please select a date and time slot' })).toBeVisible();
  expect(operations).toEqual(['RescheduleDates']);

  const { me } = await query(request, customer, '{ me { appointments { nodes { rescheduleDates } } } }');
  const freeDayCount = await freeDays(page).count();
  expect(freeDayCount).toBeGreaterThan(0);
  expect(me.appointments.nodes[0].rescheduleDates.length).toBeGreaterThanOrEqual(freeDayCount);

  await selectFreeDay(page);
  await expect(timeSlots(page).first()).toHaveAccessibleName(/^\d\d:\d\d - \d\d:\d\d$/);
  const timeSlotId = await timeSlots(page).last().getAttribute('value');
  await timeSlots(page).last().check({ force: true });
  await pauseClock(page);
  await confirm(page).click();
  await expect(page.getByRole('heading', { name: 'Rescheduled', exact: true })).toBeVisible();
  await page.clock.runFor(2_100);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(card.getByText('Pending', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Reschedule' })).toBeDisabled();
  await expect(card.getByText('You can only reschedule once.')).toBeVisible();
  // The notification about it has arrived, and only the list was refetched.
  await nextNotification();
  expect(operations).toEqual(['RescheduleDates', 'RescheduleTimeSlots', 'RescheduleAppointment', 'Appointments']);
  expect(timeSlotId).toBeTruthy();
  const after = await query(request, customer, '{ me { appointments { nodes { status isRescheduled } } } }');
  expect(after.me.appointments.nodes).toEqual([{ status: 'PENDING', isRescheduled: true }]);
});

test('a rescheduled and confirmed appointment can be paid, but not rescheduled again (APPT-10, APPT-21, C-45)', async ({
  page,
  request,
  product,
}) => {
  const customer = await newCustomer(request);
  const { id, reference } = await bookFor(request, customer);
  const { me } = await query(request, customer, `{ me { appointment(id: "${id}") { rescheduleDates } } }`);
  const date = me.appointment.rescheduleDates.at(-1);
  const field = `rescheduleTimeSlots(date: "${date}") { timeSlotId }`;
  const offered = await query(request, customer, `{ me { appointment(id: "${id}") { ${field} } } }`);
  const [timeSlot] = offered.me.appointment.rescheduleTimeSlots;
  await mutate(
    request,
    'rescheduleAppointment',
    { appointmentId: id, date, timeSlotId: timeSlot.timeSlotId },
    'message',
    customer,
  );
  await operate(product.dataDir, 'confirm', reference);
  await logInAs(page, customer);
  const card = await openAppointments(page, reference);
  await expect(card.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
  await card.getByRole('link').first().click();
  await expect(dialog(page).getByRole('button', { name: 'Reschedule' })).toBeDisabled();
  await expect(dialog(page).getByText('You can only reschedule once.')).toBeVisible();
});

test('reschedules an appointment by keyboard, with arrows in the calendar (APPT-22, APPT-25)', async ({
  page,
  request,
}) => {
  await page.clock.install();
  const { card } = await openNewAppointment(page, request);
  const opener = card.getByRole('button', { name: 'Reschedule' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await waitForDates(page);
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
  await page.keyboard.press('Enter');
  await expect(timeSlots(page).first()).toBeVisible();
  await pressUntil('Tab', isOn(timeSlots(page).first()));
  await page.keyboard.press('Space');
  await expect(timeSlots(page).first()).toBeChecked();
  await pressUntil('Tab', isOn(confirm(page)));
  await pauseClock(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rescheduled', exact: true })).toBeVisible();
  await page.clock.runFor(2_100);
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeDisabled();
});

faultTest(
  'says that it was rescheduled elsewhere, and shows its current state (APPT-21, APPT-28, C-45)',
  async ({ page, request, backend, php }) => {
    const customer = await newCustomer(request, backend.origin);
    const { id, reference } = await bookFor(request, customer);
    // Without notifications: the page only learns of it from the refusal.
    php.fail('getNotifications.php', { kind: 'answer', body: 'not JSON' });
    await logInAs(page, customer);
    const card = await openAppointments(page, reference);
    await card.getByRole('button', { name: 'Reschedule' }).click();
    await selectFreeDay(page);
    await timeSlots(page).first().check({ force: true });
    const queryAppointment = async (field: string) =>
      (await query(request, customer, `{ me { appointment(id: "${id}") { ${field} } } }`)).me.appointment;
    const date = (await queryAppointment('rescheduleDates')).rescheduleDates.at(-1);
    const [timeSlot] = (await queryAppointment(`rescheduleTimeSlots(date: "${date}") { timeSlotId }`))
      .rescheduleTimeSlots;
    await mutate(
      request,
      'rescheduleAppointment',
      { appointmentId: id, date, timeSlotId: timeSlot.timeSlotId },
      'message',
      customer,
    );
    await confirm(page).click();
    await expect(dialog(page).getByText('You can only reschedule once.')).toBeVisible();
    await expect(dialog(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(timeSlots(page)).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(card.getByRole('button', { name: 'Reschedule' })).toBeDisabled();
  },
);

test('says that another customer has taken the time slot, and takes another (APPT-28)', async ({ page, request }) => {
  const { card, customer, id } = await openNewAppointment(page, request);
  await card.getByRole('button', { name: 'Reschedule' }).click();
  await selectFreeDay(page);
  const selectedDay = dialog(page).getByRole('button', { name: /, available, selected$/ });
  const date = isoOf(await selectedDay.getAttribute('aria-label'));
  const lastTimeSlot = timeSlots(page).last();
  await lastTimeSlot.check({ force: true });
  const timeSlotId = (await lastTimeSlot.getAttribute('value')) ?? '';
  const isFree = async () => {
    const field = `rescheduleTimeSlots(date: "${date}") { timeSlotId }`;
    const { me } = await query(request, customer, `{ me { appointment(id: "${id}") { ${field} } } }`);
    return me.appointment.rescheduleTimeSlots.some((free: { timeSlotId: string }) => free.timeSlotId === timeSlotId);
  };
  expect(await isFree()).toBe(true);
  // Each booking without a named specialist takes one who is free, until no one is.
  const other = await newCustomer(request);
  while (await isFree()) await bookFor(request, other, { at: { date, timeSlotId } });

  await confirm(page).click();
  await expect(dialog(page).getByRole('alert')).toBeFocused();
  await expect(dialog(page).getByRole('alert')).toContainText(/taken|no longer/i);
  await expect(page.locator(`input[name="reschedule-time"][value="${timeSlotId}"]`)).toHaveCount(0);
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await timeSlots(page).first().check({ force: true });
  await installPausedClock(page);
  await confirm(page).click();
  await expect(page.getByRole('heading', { name: 'Rescheduled', exact: true })).toBeVisible();
});

test('refuses a day that is not free with a message, in an accessible dialog (APPT-23)', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // None of the specialists for this service work on Sundays.
  const { card } = await openNewAppointment(page, request, { serviceName: 'HVAC Repair' });
  await card.getByRole('button', { name: 'Reschedule' }).click();
  await waitForDates(page);
  const unavailableDays = dialog(page)
    .getByRole('gridcell')
    .getByRole('button', { disabled: false })
    .filter({ hasNot: page.locator('[aria-label*="available"]') })
    .and(dialog(page).locator('button:not([aria-label*="available"])'));
  // Near the end of a month there may be none left.
  if ((await unavailableDays.count()) === 0) await dialog(page).getByRole('button', { name: 'Next month' }).click();
  await unavailableDays.first().click();
  await expect(dialog(page).getByText('This date is not available. Please select a highlighted date.')).toBeVisible();
  await expect(timeSlots(page)).toHaveCount(0);
  await selectFreeDay(page);
  await examine(page);
});

faultTest(
  'shows errors of time slots, and retries; then that a day has none, and that one was taken (APPT-28, APPT-29, APPT-32, C-17)',
  async ({ page, request, backend, php }) => {
    const customer = await newCustomer(request, backend.origin);
    const { reference } = await bookFor(request, customer);
    await logInAs(page, customer);
    const card = await openAppointments(page, reference);
    await card.getByRole('button', { name: 'Reschedule' }).click();
    await expect(await freeDay(page)).toBeVisible();
    const retryButton = dialog(page).getByRole('button', { name: 'Try again' });
    for (const [index, [answer, text]] of (
      [
        [{ kind: 'answer', body: { success: false, message: 'Closed that day.' } }, 'Closed that day.'],
        [{ kind: 'answer', body: { success: false } }, 'Failed to get available time slots'],
        [{ kind: 'answer', status: 422, body: { success: false, message: 'That day is over.' } }, 'That day is over.'],
        [{ kind: 'reset' }, 'Error fetching available time slots. Please try again.'],
      ] as const
    ).entries()) {
      await faultTest.step(text, async () => {
        php.fail('appointment-actions.php', answer);
        await (index === 0 ? await freeDay(page) : retryButton).click();
        await expect(dialog(page).getByText(text)).toBeVisible();
      });
    }
    php.fail('appointment-actions.php', { kind: 'answer', body: { success: true, timeSlots: [] } });
    await retryButton.click();
    await expect(
      dialog(page).getByText('No available time slots for this date. Please select another date.'),
    ).toBeVisible();

    php.reset();
    await (await freeDay(page)).click();
    await expect(timeSlots(page).first()).toBeVisible();
    await timeSlots(page).first().check({ force: true });
    php.fail('appointment-actions.php?action=reschedule', {
      kind: 'answer',
      status: 409,
      body: { success: false, message: 'This time has just been taken. Please choose another.' },
    });
    await confirm(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('This time has just been taken');
    php.reset();
    await expect(timeSlots(page).first()).toBeVisible();
    await expect(timeSlots(page).first()).not.toBeChecked();
    await timeSlots(page).last().check({ force: true });
    await installPausedClock(page);
    await confirm(page).click();
    await expect(page.getByRole('heading', { name: 'Rescheduled', exact: true })).toBeVisible();
  },
);
