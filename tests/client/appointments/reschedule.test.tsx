import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RescheduleDialog } from '~/features/appointments/reschedule-dialog.tsx';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { later } from '../support/later.ts';
import { done, failed, lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { ada } from '../support/signed-in.ts';
import {
  cancelledDecisions,
  completedDecisions,
  confirmed,
  pendingDecisions,
  rescheduledOnce,
} from './appointment-fixtures.ts';
import { onClose, openDialog } from './open-dialog.tsx';

const CONFIRM = 'Confirm new time';
const NEW_TIME_REQUIRED = 'Please select a date and time slot';

const myAppointment = (fields: object) => ({ data: { me: { ...ada, appointment: { id: confirmed.id, ...fields } } } });
const timeSlot = (timeSlotId: string, label: string) => ({ timeSlotId, label });
const dates = myAppointment({ rescheduleDates: ['2026-11-25', '2026-11-27'] });
const timeSlots = myAppointment({
  rescheduleTimeSlots: [timeSlot('3', '09:00 AM - 10:00 AM'), timeSlot('4', '02:00 PM - 03:00 PM')],
});
const taken = refused('rescheduleAppointment', userError('This time has just been taken.', { code: 'SLOT_TAKEN' }));
const graphOf = () => new FakeGraph().answer('RescheduleDates', dates).answer('RescheduleTimeSlots', timeSlots);

const open = (graph = graphOf(), changes: object = {}) => openDialog(RescheduleDialog, graph, changes);

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const summary = (name = 'We couldn’t reschedule your appointment') => screen.getByRole('alert', { name });
/** Nothing was tried. */
const missing = () => summary('Choose a new time');

/** Selects the first free day and its first time slot. */
async function selectNewTime() {
  fireEvent.click(await screen.findByRole('button', { name: /^Wednesday,? 25 November/ }));
  fireEvent.click(await screen.findByRole('radio', { name: '09:00 AM to 10:00 AM' }));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  clearDrafts();
  vi.useRealTimers();
  onClose.mockReset();
});

// Computing the names of all calendar cells is slow on a busy machine.
describe('rescheduling an appointment', () => {
  it('shows the current and the new time, and warns that it can only be done once (APPT-22, APPT-25)', async () => {
    open();
    const dialog = screen.getByRole('dialog', { name: 'Reschedule appointment' });
    await selectNewTime();
    const [current, next] = within(dialog).getAllByRole('definition');
    expect(current?.textContent).toMatch(/23 Nov.*09:00/);
    expect(next?.textContent).toMatch(/25 Nov.*09:00/);
    expect(dialog.textContent).toContain('You can reschedule an appointment once');
  });

  it('shows the selected time again to a customer who had to log in first, until it has been done', async () => {
    const { unmount } = open();
    await selectNewTime();
    unmount();
    open(graphOf().answer('RescheduleAppointment', done('rescheduleAppointment')));
    expect(await screen.findByRole('radio', { name: '09:00 AM to 10:00 AM', checked: true })).toBeTruthy();
    await press(CONFIRM);
    cleanup();
    open();
    expect(await screen.findByText('Not chosen yet')).toBeTruthy();
  });

  it('offers days from today to 30 days ahead, and refuses one that is not free (APPT-23, APPT-24)', async () => {
    const { graph } = open();
    await screen.findByRole('button', { name: /25 November.*available/ });
    await press(/26 November/);
    expect(screen.getByText('This date is not available. Please select a highlighted date.')).toBeTruthy();
    expect(graph.sentAs('RescheduleTimeSlots')).toEqual([]);
    await press('Show earlier days');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /20 November/ }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /21 November/ }).disabled).toBe(false);
    await press('Next month');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /21 December/ }).disabled).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /22 December/ }).disabled).toBe(true);
  });

  it('does not call a day unavailable before the free days are loaded (APPT-23)', async () => {
    const { promise, resolve } = later<typeof dates>();
    open(graphOf().answer('RescheduleDates', promise));
    await press(/25 November/);
    expect(screen.getByText('Looking for free days...')).toBeTruthy();
    await act(async () => resolve(dates));
    expect(await screen.findByRole('button', { name: /25 November.*available/ })).toBeTruthy();
    expect(screen.queryByText(/^This date is not available/)).toBeNull();
  });

  it('sends nothing without a day and a time slot (APPT-26)', async () => {
    const { graph } = open();
    await press(CONFIRM);
    expect(missing().textContent).toContain(NEW_TIME_REQUIRED);
    expect(document.activeElement).toBe(missing());
    fireEvent.click(await screen.findByRole('button', { name: /25 November/ }));
    await press(CONFIRM);
    expect(missing().textContent).toContain(NEW_TIME_REQUIRED);
    expect(graph.sentAs('RescheduleAppointment')).toEqual([]);
  });

  it.each([
    [
      'the server’s message',
      refused('rescheduleAppointment', userError('The workshop is shut.')),
      'The workshop is shut.',
    ],
    ['the documented text', refused('rescheduleAppointment'), 'Failed to reschedule appointment'],
    [
      'the text for a failure',
      failed({ code: 'UPSTREAM_TIMEOUT' }),
      'Error processing your request. Please try again.',
    ],
    ['the text for no response', lost, 'Error processing your request. Please try again.'],
  ])('shows %s and keeps the selection (APPT-28)', async (_what, reply, text) => {
    open(graphOf().answer('RescheduleAppointment', reply));
    await selectNewTime();
    await press(CONFIRM);
    expect(summary().textContent).toContain(text);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^09:00/ }).checked).toBe(true);
  });

  it('keeps the day when the time slot has been taken, and asks for another (APPT-26, APPT-28)', async () => {
    const graph = graphOf().answer('RescheduleAppointment', taken);
    open(graph);
    await selectNewTime();
    graph.answer('RescheduleTimeSlots', myAppointment({ rescheduleTimeSlots: [timeSlot('4', '02:00 PM - 03:00 PM')] }));
    await press(CONFIRM);
    expect(summary().textContent).toContain('This time has just been taken.');
    await press(CONFIRM);
    expect(missing().textContent).toContain(NEW_TIME_REQUIRED);
    expect(graph.sentAs('RescheduleAppointment')).toHaveLength(1);
    graph.answer('RescheduleAppointment', done('rescheduleAppointment', { appointment: null, customer: null }));
    fireEvent.click(await screen.findByRole('radio', { name: /^02:00/ }));
    await press(CONFIRM);
    expect(graph.sentAs('RescheduleAppointment')[1]?.variables).toEqual({
      input: { appointmentId: confirmed.id, date: '2026-11-25', timeSlotId: '4' },
    });
    expect(screen.getByRole('dialog', { name: 'Rescheduled' })).toBeTruthy();
  });

  it.each([
    ['the server’s message', failed({ code: 'UPSTREAM_INVALID_RESPONSE' }, 'Closed that day.'), 'Closed that day.'],
    ['the text for no response', lost, 'Error fetching available time slots. Please try again.'],
  ])('shows %s when time slots fail to load, and can retry (APPT-29)', async (_what, reply, text) => {
    const graph = graphOf().answer('RescheduleTimeSlots', reply);
    open(graph);
    fireEvent.click(await screen.findByRole('button', { name: /25 November/ }));
    expect(await screen.findByText(text)).toBeTruthy();
    graph.answer('RescheduleTimeSlots', timeSlots);
    await press('Try again');
    expect(await screen.findByRole('radio', { name: /^02:00/ })).toBeTruthy();
  });

  it('says that a day has no time slots (APPT-32, C-17)', async () => {
    open(graphOf().answer('RescheduleTimeSlots', myAppointment({ rescheduleTimeSlots: [] })));
    fireEvent.click(await screen.findByRole('button', { name: /25 November/ }));
    expect(await screen.findByText('No available time slots for this date. Please select another date.')).toBeTruthy();
  });

  it('shows a success message, and closes two seconds later (APPT-30)', async () => {
    const reply = done('rescheduleAppointment', { appointment: null, customer: null, message: 'It is rescheduled.' });
    open(graphOf().answer('RescheduleAppointment', reply));
    await selectNewTime();
    vi.useFakeTimers({ shouldAdvanceTime: false });
    await press(CONFIRM);
    expect(screen.getByText('It is rescheduled.')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1900));
    expect(onClose).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(200));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    [{ actions: rescheduledOnce() }, /^You can only reschedule once/],
    [cancelledDecisions, 'This appointment has been cancelled.'],
    [completedDecisions, 'This appointment has taken place.'],
  ])('says why it cannot be rescheduled (APPT-21)', async (changes, text) => {
    const { graph } = open(graphOf(), changes);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull();
    expect(graph.sent).toEqual([]);
  });

  it('offers the phone number instead of time slots when it was rescheduled elsewhere (APPT-21, APPT-28, C-45)', async () => {
    const message = 'This appointment has been rescheduled before, which is possible once. Please call us.';
    const { updateCache } = open(
      graphOf().answer('RescheduleAppointment', refused('rescheduleAppointment', userError(message))),
    );
    await selectNewTime();
    await press(CONFIRM);
    expect(summary().textContent).toContain(message);
    updateCache({ actions: rescheduledOnce() });
    expect(await screen.findByText(/^You can only reschedule once/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
    expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('says that it succeeded when only the response was lost, and shows the new time (APPT-28)', async () => {
    const { updateCache } = open(graphOf().answer('RescheduleAppointment', lost));
    await selectNewTime();
    await press(CONFIRM);
    updateCache({
      ...pendingDecisions,
      actions: rescheduledOnce({ canPay: false }),
      scheduledDate: '2026-11-25',
    });
    expect(await screen.findByText('Your appointment has been rescheduled')).toBeTruthy();
    expect(screen.getByText(/^It’s now on Wed 25 Nov 2026/)).toBeTruthy();
  });

  it.each([
    [false, 'and you pay after that'],
    [true, 'Your payment stays valid.'],
  ])('says what it means for the payment: paid %s', (isPaid, text) => {
    open(graphOf(), { isPaid });
    expect(screen.getByText(/You can reschedule an appointment once/).textContent).toContain(text);
  });

  it('cannot reschedule without an id (APPT-18)', () => {
    renderAt('/', [{ path: '/', element: <RescheduleDialog appointmentId="99" onClose={onClose} /> }]);
    expect(screen.getByText('Invalid appointment data')).toBeTruthy();
  });
});
