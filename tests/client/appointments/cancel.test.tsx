import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CancelDialog } from '~/features/appointments/cancel-dialog.tsx';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { press } from '../support/form-actions.ts';
import { later } from '../support/later.ts';
import { done, failed, lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { cancelledDecisions, confirmed } from './appointment-fixtures.ts';
import { onClose, openDialog } from './open-dialog.tsx';

const MUTATION = 'cancelAppointment';
const CONFIRM = 'Cancel appointment';
const CHECK = 'Check whether it’s cancelled';
const MISSING = 'Please provide a reason for cancellation';
const NO_RESPONSE = 'Error processing your request. Please try again.';
const cancelled = done(MUTATION, { appointment: null, customer: null, message: 'It is cancelled.' });
const graphOf = (reply: Parameters<FakeGraph['answer']>[1] = cancelled) =>
  new FakeGraph().answer('CancelAppointment', reply);

const open = (graph = graphOf(), changes: object = {}) => openDialog(CancelDialog, graph, changes);

const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Why are you cancelling/ });
const write = (text: string) => fireEvent.change(reason(), { target: { value: text } });
const confirm = () => press(CONFIRM);
const NOT_CANCELLED = 'We couldn’t cancel your appointment';
const NOT_CONFIRMED = 'We couldn’t confirm whether it was cancelled';
const summary = (title = NOT_CANCELLED) => screen.getByRole('alert', { name: title });
const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  clearDrafts();
  onClose.mockReset();
});

describe('cancelling an appointment', () => {
  it.each(['', '   \n '])('sends nothing without a reason: %j (APPT-17)', async (text) => {
    const { graph } = open();
    write(text);
    await confirm();
    expect(summary('Tell us why').textContent).toContain(MISSING);
    expect(document.activeElement).toBe(summary('Tell us why'));
    fireEvent.click(screen.getByRole('link', { name: MISSING }));
    expect(document.activeElement).toBe(reason());
    expect(graph.sentAs('CancelAppointment')).toEqual([]);
  });

  it('sends the trimmed reason, and only once (APPT-19)', async () => {
    const { promise, resolve } = later<typeof cancelled>();
    const { graph } = open(graphOf(promise));
    write('  It works again. ');
    const form = reason().form;
    await confirm();
    if (form) fireEvent.submit(form);
    expect(screen.getByRole('button', { name: 'Cancelling...' })).toBeTruthy();
    await act(async () => resolve(cancelled));
    expect(graph.sentAs('CancelAppointment').map(({ variables }) => variables)).toEqual([
      { input: { appointmentId: confirmed.id, reason: 'It works again.' } },
    ]);
    expect(screen.getByText('It is cancelled.')).toBeTruthy();
  });

  it('cannot cancel without an id (APPT-18)', () => {
    const { graph } = renderAt('/', [{ path: '/', element: <CancelDialog appointmentId="99" onClose={onClose} /> }]);
    expect(screen.getByText('Invalid appointment data')).toBeTruthy();
    expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull();
    expect(graph.sent).toEqual([]);
  });

  it.each([
    [
      'the server’s message',
      refused(MUTATION, userError('Too close to the hour.')),
      NOT_CANCELLED,
      'Too close to the hour.',
    ],
    ['the documented text', refused(MUTATION), NOT_CANCELLED, 'Failed to cancel appointment'],
    [
      'the gateway’s message',
      failed({ code: 'RATE_LIMITED' }, 'Too many attempts.'),
      NOT_CANCELLED,
      'Too many attempts.',
    ],
    ['the text for a failure', failed({ code: 'UPSTREAM_TIMEOUT' }), NOT_CONFIRMED, NO_RESPONSE],
    ['the text for no response', lost, NOT_CONFIRMED, NO_RESPONSE],
  ])('shows %s, keeps the reason, and can be sent again (APPT-20)', async (_what, reply, title, text) => {
    const { graph } = open(graphOf(reply));
    write('Not needed.');
    await confirm();
    expect(summary(title).textContent).toContain(text);
    expect(reason().value).toBe('Not needed.');
    graph.answer('CancelAppointment', cancelled);
    await confirm();
    expect(screen.getByText('It is cancelled.')).toBeTruthy();
  });

  it('says that the device is offline, and that nothing was cancelled (APPT-20)', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(graphOf(lost));
    write('Not needed.');
    await confirm();
    expect(summary('You’re offline').textContent).toContain(NO_RESPONSE);
    expect(screen.getByText(/Your appointment hasn’t been cancelled/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: CHECK })).toBeNull();
  });

  describe('when no one knows whether it was cancelled', () => {
    const answerCheck = (graph: FakeGraph, changes: object) =>
      graph.answer('OpenAppointment', {
        data: { me: { __typename: 'Customer', id: 'customer-7', appointment: { ...confirmed, ...changes } } },
      });
    const check = () => act(async () => fireEvent.click(screen.getByRole('button', { name: CHECK })));
    const lose = async () => {
      const page = open(graphOf(lost));
      write('Not needed.');
      await confirm();
      return page;
    };

    it('finds that it was', async () => {
      const { graph } = await lose();
      answerCheck(graph, cancelledDecisions);
      await check();
      expect(await screen.findByText('This appointment has already been cancelled.')).toBeTruthy();
      expect(screen.queryByText(NO_RESPONSE)).toBeNull();
    });

    it('finds that it was not, or nothing', async () => {
      const { graph } = await lose();
      await check();
      expect(await screen.findByText('We still can’t reach your appointment.')).toBeTruthy();
      answerCheck(graph, {});
      await check();
      expect(await screen.findByText('It isn’t cancelled yet.')).toBeTruthy();
      expect(screen.getByRole('button', { name: CONFIRM })).toBeTruthy();
    });
  });

  describe('the refund', () => {
    const paid = { isPaid: true, paymentState: 'PAID' };
    const rule = { __typename: 'Refund', percentage: 75, rule: 'TWO_DAYS_BEFORE' };
    const amount = { __typename: 'Money', pence: 11_175, formatted: '£111.75' };
    const graphWith = (refundIfCancelled: object | null) =>
      graphOf().answer('RefundIfCancelled', {
        data: {
          me: { __typename: 'Customer', id: 'customer-7', appointment: { ...confirmed, ...paid, refundIfCancelled } },
        },
      });
    const rules = () => screen.getByText('How refunds work').closest('details');

    it('of an unpaid appointment has no table, and is not requested', () => {
      const { graph } = open();
      expect(screen.getByText('You haven’t paid yet, so there’s nothing to refund.')).toBeTruthy();
      expect(screen.queryByRole('table', { hidden: true })).toBeNull();
      expect(graph.sentAs('RefundIfCancelled')).toEqual([]);
    });

    it('is a sum first, with its rules behind a disclosure (MONEY-14, C-51)', async () => {
      open(graphWith({ ...rule, amount }), paid);
      expect((await screen.findByText('£111.75')).closest('p')?.textContent).toBe(
        'If you cancel now, you’ll get back £111.75 (75% of the price).',
      );
      expect(rules()?.open).toBe(false);
      expect(rules()?.textContent).toContain('at least 2 days before the appointmentapplies now75%');
    });

    it('shows the rules at once if there is no sum (MONEY-14)', async () => {
      open(graphWith(null), paid);
      expect(await screen.findByText('Your refund depends on the rules below.')).toBeTruthy();
      expect(rules()?.open).toBe(true);
    });

    it.each([
      [75, amount, 'You’ll get back £111.75 (75%).'],
      [50, null, 'You’ll get back 50% of the price.'],
      [0, amount, 'There’s no refund.'],
    ])('is one sentence afterwards: %s %%', async (percentage, amountDue, sentence) => {
      const payload = { appointment: null, customer: null, message: 'It is cancelled. We’ll refund £111.75 (75%).' };
      const page = open(graphWith({ ...rule, amount }).answer('CancelAppointment', done(MUTATION, payload)), paid);
      write('Not needed.');
      await confirm();
      const refund = { __typename: 'Refund', percentage, amount: amountDue };
      page.updateCache({ ...paid, ...cancelledDecisions, refund });
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(screen.getByRole('status').textContent).toBe(`Your appointment has been cancelled.${sentence}`);
    });
  });

  it('says that it is cancelled when a request without a response turns out to have succeeded (APPT-20)', async () => {
    const { updateCache } = open(graphOf(lost));
    write('Not needed.');
    await confirm();
    updateCache(cancelledDecisions);
    expect(await screen.findByText('This appointment has already been cancelled.')).toBeTruthy();
    expect(screen.queryByText(NO_RESPONSE)).toBeNull();
    expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull();
  });

  describe('afterwards', () => {
    const cancelIt = async () => {
      open();
      write('Not needed.');
      vi.useFakeTimers({ shouldAdvanceTime: false });
      await confirm();
      expect(document.activeElement).toBe(screen.getByRole('status'));
    };

    it('closes two seconds later (APPT-30)', async () => {
      await cancelIt();
      advance(1900);
      expect(onClose).not.toHaveBeenCalled();
      advance(200);
      expect(onClose).toHaveBeenCalledOnce();
    });

    it.each([
      ['a key is pressed', () => fireEvent.keyDown(screen.getByRole('status'), { key: 'ArrowDown' })],
      ['it is touched', () => fireEvent.pointerDown(screen.getByText('It is cancelled.'))],
    ])('stays open when %s', async (_what, press) => {
      await cancelIt();
      advance(1900);
      press();
      advance(10_000);
      expect(onClose).not.toHaveBeenCalled();
      fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
      expect(onClose).toHaveBeenCalledOnce();
    });

    it('is not kept open by the key that submitted it and is still held down', async () => {
      await cancelIt();
      fireEvent.keyDown(screen.getByRole('status'), { key: 'Enter', repeat: true });
      advance(2100);
      expect(onClose).toHaveBeenCalledOnce();
    });
  });
});
