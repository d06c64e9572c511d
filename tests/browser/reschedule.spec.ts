import { expect, type Locator, type Page } from '@playwright/test';
import { operate } from '../support/operator.ts';
import { countOperations, holdTime, openAppointments, openOwnBooking, stopTime, waitForNextAlert } from './acts.ts';
import { examine } from './checks.ts';
import { act, ask, bookFor, enterAs, newCustomer } from './customers.ts';
import { faultTest, test } from './fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/** But today: its next time may begin while the test is under way. */
const freeDays = (page: Page) => dialog(page).getByRole('button', { name: /\d{4}, available$/ });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Confirm new time' });
const times = (page: Page) => dialog(page).getByRole('radio');

/** YYYY-MM-DD of a day as the calendar says it: Wednesday 25 November 2026, available. */
function isoOf(day: string | null): string {
  const [date] = /\d+ \w+ \d{4}/.exec(day ?? '') ?? [];
  return new Date(`${date} UTC`).toISOString().slice(0, 10);
}

/** Waits until the calendar knows which days are free. */
async function datesKnown(page: Page): Promise<void> {
  const calendar = page.getByRole('region', { name: 'Choose a new date' });
  await expect(dialog(page).locator('[aria-busy]', { has: calendar })).toHaveAttribute('aria-busy', 'false');
}

/** The free days of this month's page may be over; then those of the next are looked at. */
async function freeDay(page: Page): Promise<Locator> {
  await datesKnown(page);
  if ((await freeDays(page).count()) === 0) await dialog(page).getByRole('button', { name: 'Next month' }).click();
  return freeDays(page).first();
}

async function pickFreeDay(page: Page): Promise<void> {
  await (await freeDay(page)).click();
  await expect(times(page).first()).toBeVisible();
}

test('moves an appointment in two steps, in one request, and once (APPT-21..27, APPT-30, C-44)', async ({
  page,
  request,
}) => {
  await page.clock.install();
  const { card, customer } = await openOwnBooking(page, request);
  const nextAlert = await waitForNextAlert(page);
  const asked = countOperations(page);
  await card.getByRole('button', { name: 'Reschedule' }).click();
  await expect(await freeDay(page)).toBeVisible();
  await confirm(page).click();
  await expect(dialog(page).getByRole('link', { name: 'Please select a date and time slot' })).toBeVisible();
  expect(asked).toEqual(['RescheduleDates']);

  const { me } = await ask(request, customer, '{ me { appointments { rescheduleDates } } }');
  const shown = await freeDays(page).count();
  expect(shown).toBeGreaterThan(0);
  expect(me.appointments[0].rescheduleDates.length).toBeGreaterThanOrEqual(shown);

  await pickFreeDay(page);
  await expect(times(page).first()).toHaveAccessibleName(/\d\d:\d\d [AP]M - \d\d:\d\d [AP]M/);
  const chosen = await times(page).last().getAttribute('value');
  await times(page).last().check({ force: true });
  await stopTime(page);
  await confirm(page).click();
  await expect(page.getByRole('heading', { name: 'Rescheduled', exact: true })).toBeVisible();
  await page.clock.runFor(2_100);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(card.getByText('Pending', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Reschedule' })).toBeDisabled();
  await expect(card.getByText('You can only reschedule once.')).toBeVisible();
  // The alert about it has come, and nothing was asked for again.
  await nextAlert();
  expect(asked).toEqual(['RescheduleDates', 'RescheduleSlots', 'RescheduleAppointment']);
  expect(chosen).toBeTruthy();
  const after = await ask(request, customer, '{ me { appointments { status isRescheduled } } }');
  expect(after.me.appointments).toEqual([{ status: 'PENDING', isRescheduled: true }]);
});

test('once moved and confirmed again it can be paid, but not be moved another time (APPT-10, APPT-21, C-45)', async ({
  page,
  request,
  product,
}) => {
  const customer = await newCustomer(request);
  const { id, reference } = await bookFor(request, customer);
  const { me } = await ask(request, customer, `{ me { appointment(id: "${id}") { rescheduleDates } } }`);
  const date = me.appointment.rescheduleDates.at(-1);
  const field = `rescheduleTimeSlots(date: "${date}") { id }`;
  const offered = await ask(request, customer, `{ me { appointment(id: "${id}") { ${field} } } }`);
  const [slot] = offered.me.appointment.rescheduleTimeSlots;
  await act(request, 'rescheduleAppointment', { appointmentId: id, date, timeSlotId: slot.id }, 'message', customer);
  await operate(product.dataDir, 'confirm', reference);
  await enterAs(page, customer);
  const card = await openAppointments(page, reference);
  await expect(card.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
  await card.getByRole('link').first().click();
  await expect(dialog(page).getByRole('button', { name: 'Reschedule' })).toBeDisabled();
  await expect(dialog(page).getByText('You can only reschedule once.')).toBeVisible();
});

test('moves an appointment by the keyboard alone, with arrows in the calendar (APPT-22, APPT-25)', async ({
  page,
  request,
}) => {
  await page.clock.install();
  const { card } = await openOwnBooking(page, request);
  const opener = card.getByRole('button', { name: 'Reschedule' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await datesKnown(page);
  const here = page.locator(':focus');
  const pressUntil = async (key: string, isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press(key);
    expect(await isThere()).toBe(true);
  };
  const isOn = (control: Locator) => () => control.evaluate((it) => it === document.activeElement);
  const isOnDay = async (name: RegExp) => name.test((await here.getAttribute('aria-label')) ?? '');

  await pressUntil('Tab', () => isOnDay(/, today/));
  // Today may be free itself; the next free day is some arrows away, in the next month at the
  // latest.
  await page.keyboard.press('ArrowRight');
  await pressUntil('ArrowRight', () => isOnDay(/, available/));
  await page.keyboard.press('Enter');
  await expect(times(page).first()).toBeVisible();
  await pressUntil('Tab', isOn(times(page).first()));
  await page.keyboard.press('Space');
  await expect(times(page).first()).toBeChecked();
  await pressUntil('Tab', isOn(confirm(page)));
  await stopTime(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rescheduled', exact: true })).toBeVisible();
  await page.clock.runFor(2_100);
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeDisabled();
});

faultTest(
  'says that it has been moved elsewhere meanwhile, and shows it as it is (APPT-21, APPT-28, C-45)',
  async ({ page, request, backend, php }) => {
    const customer = await newCustomer(request, backend.origin);
    const { id, reference } = await bookFor(request, customer);
    // No alert tells of it; only the refusal does.
    php.fail('getNotifications.php', { kind: 'answer', body: 'not JSON' });
    await enterAs(page, customer);
    const card = await openAppointments(page, reference);
    await card.getByRole('button', { name: 'Reschedule' }).click();
    await pickFreeDay(page);
    await times(page).first().check({ force: true });
    const mine = async (field: string) =>
      (await ask(request, customer, `{ me { appointment(id: "${id}") { ${field} } } }`)).me.appointment;
    const date = (await mine('rescheduleDates')).rescheduleDates.at(-1);
    const [slot] = (await mine(`rescheduleTimeSlots(date: "${date}") { id }`)).rescheduleTimeSlots;
    await act(request, 'rescheduleAppointment', { appointmentId: id, date, timeSlotId: slot.id }, 'message', customer);
    await confirm(page).click();
    await expect(dialog(page).getByText('You can only reschedule once.')).toBeVisible();
    await expect(dialog(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(times(page)).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(card.getByRole('button', { name: 'Reschedule' })).toBeDisabled();
  },
);

test('loses the time to another customer, says so, and takes another (APPT-28)', async ({ page, request }) => {
  const { card, customer, id } = await openOwnBooking(page, request);
  await card.getByRole('button', { name: 'Reschedule' }).click();
  await pickFreeDay(page);
  const chosenDay = dialog(page).getByRole('button', { name: /, available, selected$/ });
  const date = isoOf(await chosenDay.getAttribute('aria-label'));
  const wanted = times(page).last();
  await wanted.check({ force: true });
  const timeSlotId = (await wanted.getAttribute('value')) ?? '';
  const isFree = async () => {
    const field = `rescheduleTimeSlots(date: "${date}") { id }`;
    const { me } = await ask(request, customer, `{ me { appointment(id: "${id}") { ${field} } } }`);
    return me.appointment.rescheduleTimeSlots.some((slot: { id: string }) => slot.id === timeSlotId);
  };
  expect(await isFree()).toBe(true);
  // Whoever books without naming a specialist gets any who is free, until nobody is.
  const other = await newCustomer(request);
  while (await isFree()) await bookFor(request, other, { at: { date, timeSlotId } });

  await confirm(page).click();
  await expect(dialog(page).getByRole('alert')).toBeFocused();
  await expect(dialog(page).getByRole('alert')).toContainText(/taken|no longer/i);
  await expect(page.locator(`input[name="reschedule-time"][value="${timeSlotId}"]`)).toHaveCount(0);
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await times(page).first().check({ force: true });
  await holdTime(page);
  await confirm(page).click();
  await expect(page.getByRole('heading', { name: 'Rescheduled', exact: true })).toBeVisible();
});

test('refuses a day that is not free, in words; axe finds nothing in the dialog, and it fits the narrowest phone (APPT-23)', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Whoever repairs heating, nobody works on Sundays.
  const { card } = await openOwnBooking(page, request, { serviceName: 'HVAC Repair' });
  await card.getByRole('button', { name: 'Reschedule' }).click();
  await datesKnown(page);
  const closed = dialog(page)
    .getByRole('gridcell')
    .getByRole('button', { disabled: false })
    .filter({ hasNot: page.locator('[aria-label*="available"]') })
    .and(dialog(page).locator('button:not([aria-label*="available"])'));
  // Near the end of a month there may be none on its page.
  if ((await closed.count()) === 0) await dialog(page).getByRole('button', { name: 'Next month' }).click();
  await closed.first().click();
  await expect(dialog(page).getByText('This date is not available. Please select a highlighted date.')).toBeVisible();
  await expect(times(page)).toHaveCount(0);
  await pickFreeDay(page);
  await examine(page);
});

faultTest(
  'says what went wrong with times that do not come, and asks again; then that a day has none, and that a time was taken (APPT-28, APPT-29, APPT-32, C-17)',
  async ({ page, request, backend, php }) => {
    const customer = await newCustomer(request, backend.origin);
    const { reference } = await bookFor(request, customer);
    await enterAs(page, customer);
    const card = await openAppointments(page, reference);
    await card.getByRole('button', { name: 'Reschedule' }).click();
    await expect(await freeDay(page)).toBeVisible();
    const again = dialog(page).getByRole('button', { name: 'Try again' });
    for (const [at, [answer, text]] of (
      [
        [{ kind: 'answer', body: { success: false, message: 'Closed that day.' } }, 'Closed that day.'],
        [{ kind: 'answer', body: { success: false } }, 'Failed to get available time slots'],
        [{ kind: 'answer', status: 422, body: { success: false, message: 'That day is over.' } }, 'That day is over.'],
        [{ kind: 'reset' }, 'Error fetching available time slots. Please try again.'],
      ] as const
    ).entries()) {
      await faultTest.step(text, async () => {
        php.fail('appointment-actions.php', answer);
        await (at === 0 ? await freeDay(page) : again).click();
        await expect(dialog(page).getByText(text)).toBeVisible();
      });
    }
    php.fail('appointment-actions.php', { kind: 'answer', body: { success: true, timeSlots: [] } });
    await again.click();
    await expect(
      dialog(page).getByText('No available time slots for this date. Please select another date.'),
    ).toBeVisible();

    php.reset();
    await (await freeDay(page)).click();
    await expect(times(page).first()).toBeVisible();
    await times(page).first().check({ force: true });
    php.fail('appointment-actions.php?action=reschedule', {
      kind: 'answer',
      status: 409,
      body: { success: false, message: 'This time has just been taken. Please choose another.' },
    });
    await confirm(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('This time has just been taken');
    php.reset();
    await expect(times(page).first()).toBeVisible();
    await expect(times(page).first()).not.toBeChecked();
    await times(page).last().check({ force: true });
    await holdTime(page);
    await confirm(page).click();
    await expect(page.getByRole('heading', { name: 'Rescheduled', exact: true })).toBeVisible();
  },
);
