import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RescheduleDialog } from '~/features/appointments/reschedule/reschedule-dialog.tsx';
import { MovableAppointmentFragmentDoc } from '~/graphql/generated/operations/movable-appointment.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { done, failed, lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { confirmed } from './made-appointment.ts';

const onClose = vi.fn();
const CONFIRM = 'Confirm new time';
const NOTHING_CHOSEN = 'Please select a date and time slot';

const mine = (fields: object) => ({
  data: {
    me: { __typename: 'Customer', id: '7', appointment: { __typename: 'Appointment', id: confirmed.id, ...fields } },
  },
});
const slot = (id: string, label: string) => ({ __typename: 'TimeSlot', id, label });
const dates = mine({ rescheduleDates: ['2026-11-25', '2026-11-27'] });
const slots = mine({ rescheduleTimeSlots: [slot('3', '09:00 AM - 10:00 AM'), slot('4', '02:00 PM - 03:00 PM')] });
const taken = refused('rescheduleAppointment', userError('This time has just been taken.', { code: 'TAKEN' }));
const graphOf = () => new FakeGraph().answer('RescheduleDates', dates).answer('RescheduleSlots', slots);

/** Opens the dialog for an appointment that the page behind has shown. */
function open(graph = graphOf(), changes: object = {}) {
  const page = renderAt('/', [{ path: '/', element: <Opener /> }], graph);
  act(() => page.client.writeFragment({ fragment: MovableAppointmentFragmentDoc, data: { ...confirmed, ...changes } }));
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  return page;
}

/** The page behind, which opens the dialog when it has the appointment. */
function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      {isOpen && <RescheduleDialog appointmentId={confirmed.id} onClose={onClose} />}
    </>
  );
}

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const summary = () => screen.getByRole('alert', { name: 'We couldn’t reschedule your appointment' });

/** Picks the first free day, and its first time. */
async function choose() {
  fireEvent.click(await screen.findByRole('button', { name: /^Wednesday,? 25 November/ }));
  fireEvent.click(await screen.findByRole('radio', { name: '09:00 AM - 10:00 AM' }));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  onClose.mockReset();
});

// A calendar has many cells to name, and a busy machine is slow at that.
describe('moving an appointment', { timeout: 20_000 }, () => {
  it('shows the old time and the new one, and says before that it can be moved once (APPT-22, APPT-25)', async () => {
    open();
    const dialog = screen.getByRole('dialog', { name: 'Reschedule appointment' });
    await choose();
    const [old, next] = within(dialog).getAllByRole('definition');
    expect(old?.textContent).toMatch(/23 Nov.*09:00/);
    expect(next?.textContent).toMatch(/25 Nov.*09:00/);
    expect(dialog.textContent).toContain('can be rescheduled once');
  });

  it('lets days be chosen from today to 30 days ahead, and refuses one that is not free (APPT-23, APPT-24)', async () => {
    const { graph } = open();
    await screen.findByRole('button', { name: /25 November.*available/ });
    await press(/26 November/);
    expect(screen.getByText('This date is not available. Please select a highlighted date.')).toBeTruthy();
    expect(graph.sentAs('RescheduleSlots')).toEqual([]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /20 November/ }).disabled).toBe(true);
    await press('Next month');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /21 December/ }).disabled).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /22 December/ }).disabled).toBe(true);
  });

  it('does not call a day unavailable before it knows which are free (APPT-23)', async () => {
    let answer: (reply: typeof dates) => void = () => undefined;
    const later = new Promise<typeof dates>((resolve) => {
      answer = resolve;
    });
    open(graphOf().answer('RescheduleDates', later));
    await press(/25 November/);
    expect(screen.getByText('Looking for free days...')).toBeTruthy();
    await act(async () => answer(dates));
    expect(await screen.findByRole('button', { name: /25 November.*available/ })).toBeTruthy();
    expect(screen.queryByText(/^This date is not available/)).toBeNull();
  });

  it('sends nothing while day or time is missing (APPT-26)', async () => {
    const { graph } = open();
    await press(CONFIRM);
    expect(summary().textContent).toContain(NOTHING_CHOSEN);
    expect(document.activeElement).toBe(summary());
    fireEvent.click(await screen.findByRole('button', { name: /25 November/ }));
    await press(CONFIRM);
    expect(summary().textContent).toContain(NOTHING_CHOSEN);
    expect(graph.sentAs('RescheduleAppointment')).toEqual([]);
  });

  it.each([
    [
      'the server’s words',
      refused('rescheduleAppointment', userError('The workshop is shut.')),
      'The workshop is shut.',
    ],
    ['the documented text', refused('rescheduleAppointment'), 'Failed to reschedule appointment'],
    [
      'the text for a failure',
      failed({ code: 'UPSTREAM_TIMEOUT' }),
      'Error processing your request. Please try again.',
    ],
    ['the text for no answer', lost, 'Error processing your request. Please try again.'],
  ])('says %s and keeps what was chosen (APPT-28)', async (_what, reply, text) => {
    open(graphOf().answer('RescheduleAppointment', reply));
    await choose();
    await press(CONFIRM);
    expect(summary().textContent).toContain(text);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^09:00/ }).checked).toBe(true);
  });

  it('keeps the day when the time has been taken, and asks for another (APPT-26, APPT-28)', async () => {
    const graph = graphOf().answer('RescheduleAppointment', taken);
    open(graph);
    await choose();
    graph.answer('RescheduleSlots', mine({ rescheduleTimeSlots: [slot('4', '02:00 PM - 03:00 PM')] }));
    await press(CONFIRM);
    expect(summary().textContent).toContain('This time has just been taken.');
    await press(CONFIRM);
    expect(summary().textContent).toContain(NOTHING_CHOSEN);
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
    ['its own words', failed({ code: 'UPSTREAM_INVALID_RESPONSE' }, 'Closed that day.'), 'Closed that day.'],
    ['that they did not come', lost, 'Error fetching available time slots. Please try again.'],
  ])('says of times: %s; and asks again (APPT-29)', async (_what, reply, text) => {
    const graph = graphOf().answer('RescheduleSlots', reply);
    open(graph);
    fireEvent.click(await screen.findByRole('button', { name: /25 November/ }));
    expect(await screen.findByText(text)).toBeTruthy();
    graph.answer('RescheduleSlots', slots);
    await press('Try again');
    expect(await screen.findByRole('radio', { name: /^02:00/ })).toBeTruthy();
  });

  it('says that a day has no times (APPT-32, C-17)', async () => {
    open(graphOf().answer('RescheduleSlots', mine({ rescheduleTimeSlots: [] })));
    fireEvent.click(await screen.findByRole('button', { name: /25 November/ }));
    expect(await screen.findByText('No available time slots for this date. Please select another date.')).toBeTruthy();
  });

  it('says that it is done, and closes two seconds later (APPT-30)', async () => {
    const answer = done('rescheduleAppointment', { appointment: null, customer: null, message: 'It is moved.' });
    open(graphOf().answer('RescheduleAppointment', answer));
    await choose();
    vi.useFakeTimers({ shouldAdvanceTime: false });
    await press(CONFIRM);
    expect(screen.getByText('It is moved.')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1900));
    expect(onClose).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(200));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    [{ wasRescheduled: true }, /^You can only reschedule once/],
    [{ status: 'CANCELLED' }, 'This appointment has been cancelled.'],
    [{ status: 'COMPLETED' }, 'This appointment has taken place.'],
  ])('says why not when it cannot be moved: %o (APPT-21)', async (changes, text) => {
    const { graph } = open(graphOf(), changes);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull();
    expect(graph.sent).toEqual([]);
  });

  it('offers no other time once it is known that it was moved elsewhere, but the phone (APPT-21, APPT-28, C-45)', async () => {
    const words = 'This appointment has been rescheduled before, which is possible once. Please call us.';
    const { client } = open(
      graphOf().answer('RescheduleAppointment', refused('rescheduleAppointment', userError(words))),
    );
    await choose();
    await press(CONFIRM);
    expect(summary().textContent).toContain(words);
    act(() =>
      client.writeFragment({ fragment: MovableAppointmentFragmentDoc, data: { ...confirmed, wasRescheduled: true } }),
    );
    expect(await screen.findByText(/^You can only reschedule once/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
    expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('says that it has arrived when nobody heard of it, and where it stands now (APPT-28)', async () => {
    const { client } = open(graphOf().answer('RescheduleAppointment', lost));
    await choose();
    await press(CONFIRM);
    const moved = { ...confirmed, status: 'PENDING' as const, wasRescheduled: true, scheduledDate: '2026-11-25' };
    act(() => client.writeFragment({ fragment: MovableAppointmentFragmentDoc, data: moved }));
    expect(await screen.findByText('Your appointment has been rescheduled')).toBeTruthy();
    expect(screen.getByText(/^It is now on Wed 25 Nov 2026/)).toBeTruthy();
  });

  it.each([
    [false, 'and you pay after that'],
    [true, 'what you have paid counts for it'],
  ])('says what it means for paying: paid %s', (isPaid, text) => {
    open(graphOf(), { isPaid });
    expect(screen.getByText(/An appointment can be rescheduled once/).textContent).toContain(text);
  });

  it('has nothing to move without an id (APPT-18)', () => {
    renderAt('/', [{ path: '/', element: <RescheduleDialog appointmentId={null} onClose={onClose} /> }]);
    expect(screen.getByText('Invalid appointment data')).toBeTruthy();
  });
});
