import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Appointment } from '~/features/appointments/appointment.ts';
import { Component as AppointmentsPage } from '~/features/appointments/appointments-page.tsx';
import { listPageOf, pageOf } from '../support/connection.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { failed, lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { ada, signIn } from '../support/signed-in.ts';
import { confirmed, expiredDecisions } from './appointment-fixtures.ts';

const PATH = '/dashboard/appointments';
const MUTATION = 'payForAppointment';
const due: Appointment = { ...confirmed, paymentDueBy: '2999-01-01T00:00:00Z' };
const paid = {
  ...due,
  isPaid: true,
  paidAt: '2026-11-16T15:00:00Z',
  paymentDueBy: null,
  paymentState: 'PAID' as const,
};
const money = (formatted: string) => ({ __typename: 'Money', pence: 0, formatted });

/** The customer in a mutation's response. */
const customerWith = (appointment: object) => ({
  ...ada,
  summary: {
    __typename: 'CustomerSummary',
    completedRepairs: 0,
    pendingAppointments: 0,
    pendingReviews: 0,
    totalSpent: money('£0.00'),
    recentAppointments: [appointment],
  },
  nextAction: { __typename: 'NextAction', kind: 'BOOK', appointment: null, pendingReview: null },
  unreadNotificationCount: 0,
  notifications: pageOf('Notification', []),
});
const response = (appointment: object, customer: object | null = customerWith(appointment)) => ({
  data: {
    [MUTATION]: { __typename: 'PayForAppointmentPayload', appointment, customer, message: null, userErrors: [] },
  },
});

const refund = { __typename: 'Refund', percentage: 75, rule: 'TWO_DAYS_BEFORE', amount: money('£111.75') };

const list = (appointment: Appointment) => ({
  ...ada,
  all: pageOf('Appointment', [appointment]),
  appointments: listPageOf('Appointment', [appointment]),
});

/** Makes the graph return this state of the appointment. */
function setAppointment(graph: FakeGraph, appointment: Appointment): FakeGraph {
  return graph.answer('Appointments', { data: { me: list(appointment) } }).answer('RefundIfCancelled', {
    data: { me: { ...ada, appointment: { ...appointment, refundIfCancelled: refund } } },
  });
}

async function open(reply: Parameters<FakeGraph['answer']>[1], appointment: Appointment = due) {
  const graph = setAppointment(new FakeGraph(), appointment)
    .answer('ServerTime', { data: { serverTime: '2026-11-16T15:00:00Z' } })
    .answer('PayForAppointment', reply);
  renderAt(PATH, [{ path: PATH, Component: AppointmentsPage }], graph);
  fireEvent.click(await screen.findByRole('button', { name: /^Pay Now/ }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('applies now');
  return { graph, dialog: within(dialog), pay: () => fireEvent.click(payButton(dialog)) };
}

/** The card, whose server has the time of the test. */
async function openCard(appointment: Appointment) {
  const graph = setAppointment(new FakeGraph(), appointment).answer('ServerTime', () => ({
    data: { serverTime: new Date().toISOString() },
  }));
  renderAt(PATH, [{ path: PATH, Component: AppointmentsPage }], graph);
  await screen.findByRole('article');
  return graph;
}
const payButton = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: /^Pay/ });
const slip = () => within(screen.getAllByRole('article', { hidden: true })[0] ?? document.body);

signIn();

describe('paying', () => {
  it('opens without sending anything, and shows the service, the time left and the refund policy (APPT-11, C-42, C-51, MONEY-14)', async () => {
    const { graph, dialog } = await open(response(paid));
    for (const text of ['MW-48213', 'Brake Repair', 'Amara Okafor', 'Mon 23 Nov 2026, 09:00', '£149.00'])
      expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.getByRole('timer')).toBeTruthy();
    expect(dialog.getByRole('row', { name: /applies now/ }).textContent).toContain('75%');
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(graph.sentAs('PayForAppointment')).toEqual([]);
  });

  it('is sent once, and its response updates the page, whose list refetches (APPT-12, C-40, C-41)', async () => {
    const { graph, dialog, pay } = await open(response(paid));
    setAppointment(graph, paid);
    const before = graph.sent.length;
    pay();
    pay();
    expect(await dialog.findByText('Payment successful! Your appointment is now confirmed.')).toBeTruthy();
    expect(dialog.getByRole('heading', { name: 'Paid' })).toBeTruthy();
    expect(slip().getByText('Paid')).toBeTruthy();
    expect(slip().queryByText('Pay Now')).toBeNull();
    expect(dialog.queryByRole('timer')).toBeNull();
    await act(async () => undefined);
    expect(graph.sent.slice(before).map(({ operation, variables }) => [operation, variables])).toEqual([
      ['PayForAppointment', { input: { appointmentId: 'appointment-31' } }],
      ['Appointments', { status: null, search: null }],
    ]);
  });

  it('succeeds although the customer could not be loaded, and the page refetches', async () => {
    const { graph, dialog, pay } = await open({
      ...response(due, null),
      errors: [{ message: 'No.', path: [MUTATION, 'customer'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    });
    setAppointment(graph, paid);
    pay();
    expect(await dialog.findByText('Payment successful! Your appointment is now confirmed.')).toBeTruthy();
    await waitFor(() => expect(slip().getByText('Paid')).toBeTruthy());
  });

  it('is not shown as paid before the data says so, and cannot be repeated', async () => {
    const { dialog, pay } = await open(response(due));
    pay();
    expect(await dialog.findByText('Payment successful! Your appointment is now confirmed.')).toBeTruthy();
    expect(dialog.getByRole('heading', { name: 'Payment successful' })).toBeTruthy();
    expect(dialog.queryByText('Paid')).toBeNull();
    expect(slip().queryByText('Paid')).toBeNull();
    expect(dialog.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it.each([
    ['the network', lost],
    ['the legacy host', failed({ code: 'UPSTREAM_UNAVAILABLE', legacyStatus: 500 })],
  ])('can be retried after a failure of %s, and shows as paid if it had succeeded (C-41)', async (_what, reply) => {
    const { graph, dialog, pay } = await open(reply);
    pay();
    expect(await dialog.findByText('Payment failed. Please try again.')).toBeTruthy();
    expect(dialog.getByText(/never be charged twice/)).toBeTruthy();
    graph.answer('PayForAppointment', refused(MUTATION, userError('Paid.', { code: 'ALREADY_DONE' })));
    setAppointment(graph, paid);
    pay();
    expect(
      await dialog.findByText('This appointment has already been paid. You haven’t been charged twice.'),
    ).toBeTruthy();
    expect(dialog.queryByText('Payment failed. Please try again.')).toBeNull();
    await waitFor(() => expect(slip().getByText('Paid')).toBeTruthy());
  });

  it('says why it is refused, and shows the current state (MONEY-05)', async () => {
    const { graph, dialog, pay } = await open(refused(MUTATION, userError('The time for payment has passed.')));
    const expired = { ...due, paymentDueBy: '2020-01-01T00:00:00Z', paymentState: 'EXPIRED' as const };
    setAppointment(graph, expired);
    pay();
    expect(await dialog.findByText('Payment failed. Please try again.')).toBeTruthy();
    expect(dialog.getByText('The time for payment has passed.')).toBeTruthy();
    expect(dialog.queryByText(/^Paid|successful|already been paid/)).toBeNull();
    expect(await dialog.findByText('The 24 hours to pay are over')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Book a new appointment' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('ends when the time is over while the dialog is open (APPT-09, MONEY-05)', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-17T13:59:50Z'), shouldAdvanceTime: true });
    const graph = await openCard(confirmed);
    fireEvent.click(screen.getByRole('button', { name: /^Pay Now/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: /^Pay/ })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(dialog.getByText('The 24 hours to pay are over')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(graph.sentAs('PayForAppointment')).toEqual([]);
  });

  it('says how long to wait after too many attempts', async () => {
    const { dialog, pay } = await open(failed({ code: 'RATE_LIMITED', retryAfter: 120 }, 'Too many tries.'));
    pay();
    expect(await dialog.findByText('Too many tries. You can try again in 2 minutes.')).toBeTruthy();
  });

  it('is possible without a known time of confirmation, without a countdown (C-49)', async () => {
    const { dialog } = await open(response(paid), { ...due, confirmedAt: null, paymentDueBy: null });
    expect(slip().getByText('Pay Now')).toBeTruthy();
    expect(dialog.queryByRole('timer')).toBeNull();
  });
});

describe('payment on a card', () => {
  it('says what runs out and when, and how paying works', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-17T13:00:00Z'), toFake: ['Date'] });
    await openCard(confirmed);
    expect(slip().getByText(/^Pay by/).textContent).toBe(
      'Pay by Tue 17 Nov, 14:00, or your time slot is released. You pay online and get a receipt by email.',
    );
  });

  it('says in the demo that it is one, on the card and in the dialog', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-17T13:00:00Z'), toFake: ['Date'] });
    await openCard({ ...due, paymentDueBy: null, isPaymentSimulated: true });
    const terms = 'You pay online and get a receipt by email. This is a demo: no money is taken.';
    expect(slip().getByText(terms)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Pay Now/ }));
    expect(within(await screen.findByRole('dialog')).getByText(terms)).toBeTruthy();
  });

  it('moves to the past with its stamp and words when the time is over, without a reload (APPT-09)', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-17T13:59:57Z'), shouldAdvanceTime: true });
    const graph = await openCard(confirmed);
    expect(slip().getByText('Confirmed')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Upcoming' })).toBeTruthy();
    setAppointment(graph, { ...confirmed, ...expiredDecisions });
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(slip().getByText('Expired')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Past and cancelled' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Upcoming' })).toBeNull();
    expect(slip().getByText(/your time slot has been released/)).toBeTruthy();
    expect(slip().getByRole('link', { name: /^Book again/ })).toBeTruthy();
    expect(slip().queryByText('Confirmed')).toBeNull();
  });

  it.each([
    [
      'the time is over',
      { ...expiredDecisions, paymentDueBy: '2020-01-01T00:00:00Z' },
      'Payment Expired',
      'Please book a new appointment',
    ],
    [
      'it was rescheduled',
      { paymentState: 'ON_HOLD', paymentDueBy: null },
      'Pay Now',
      /once the specialist has confirmed/,
    ],
  ] as const)('is disabled with a reason when %s (APPT-09, APPT-10)', async (_when, changes, label, reason) => {
    await openCard({ ...due, ...changes });
    const button = await screen.findByRole('button', { name: label });
    expect(button.hasAttribute('disabled')).toBe(true);
    const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toMatch(reason);
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
