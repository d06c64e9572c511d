import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CancelDialog } from '~/features/appointments/cancel/cancel-dialog.tsx';
import { CancellableAppointmentFragmentDoc } from '~/graphql/generated/operations/cancellable-appointment.ts';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { done, failed, lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';
import { confirmed } from './made-appointment.ts';

const ACT = 'cancelAppointment';
const AGREE = 'Cancel appointment';
const MISSING = 'Please provide a reason for cancellation';
const UNANSWERED = 'Error processing your request. Please try again.';
const onClose = vi.fn();
const cancelled = done(ACT, { appointment: null, customer: null, message: 'It is cancelled.' });
const graphOf = (reply: Parameters<FakeGraph['answer']>[1] = cancelled) =>
  new FakeGraph().answer('CancelAppointment', reply);

/** Opens the dialog for an appointment that the page behind has shown. */
function open(graph = graphOf(), changes: object = {}) {
  const page = renderAt('/', [{ path: '/', element: <Opener /> }], graph);
  const know = (more: object) =>
    act(() =>
      page.client.writeFragment({ fragment: CancellableAppointmentFragmentDoc, data: { ...confirmed, ...more } }),
    );
  know(changes);
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  return { ...page, know };
}

/** The page behind, which opens the dialog when it has the appointment. */
function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      {isOpen && <CancelDialog appointmentId={confirmed.id} onClose={onClose} />}
    </>
  );
}

const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Why are you cancelling/ });
const write = (text: string) => fireEvent.change(reason(), { target: { value: text } });
const agree = () => act(async () => fireEvent.click(screen.getByRole('button', { name: AGREE })));
const summary = () => screen.getByRole('alert', { name: 'We couldn’t cancel it' });
const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  clearDrafts();
  onClose.mockReset();
});

describe('calling an appointment off', { timeout: 20_000 }, () => {
  it.each(['', '   \n '])('sends nothing without a reason: %j (APPT-17)', async (text) => {
    const { graph } = open();
    write(text);
    await agree();
    expect(summary().textContent).toContain(MISSING);
    expect(document.activeElement).toBe(summary());
    fireEvent.click(screen.getByRole('link', { name: MISSING }));
    expect(document.activeElement).toBe(reason());
    expect(graph.sentAs('CancelAppointment')).toEqual([]);
  });

  it('sends the reason trimmed, once however often it is pressed (APPT-19)', async () => {
    let answer: (reply: typeof cancelled) => void = () => undefined;
    const later = new Promise<typeof cancelled>((resolve) => {
      answer = resolve;
    });
    const { graph } = open(graphOf(later));
    write('  It mended itself. ');
    const form = reason().form;
    await agree();
    if (form) fireEvent.submit(form);
    expect(screen.getByRole('button', { name: 'Cancelling...' })).toBeTruthy();
    await act(async () => answer(cancelled));
    expect(graph.sentAs('CancelAppointment').map(({ variables }) => variables)).toEqual([
      { input: { appointmentId: confirmed.id, reason: 'It mended itself.' } },
    ]);
    expect(screen.getByText('It is cancelled.')).toBeTruthy();
  });

  it('has nothing to cancel without an id (APPT-18)', () => {
    const { graph } = renderAt('/', [{ path: '/', element: <CancelDialog appointmentId={null} onClose={onClose} /> }]);
    expect(screen.getByText('Invalid appointment data')).toBeTruthy();
    expect(screen.queryByRole('button', { name: AGREE })).toBeNull();
    expect(graph.sent).toEqual([]);
  });

  it.each([
    ['the server’s words', refused(ACT, userError('Too close to the hour.')), 'Too close to the hour.'],
    ['the documented text', refused(ACT), 'Failed to cancel appointment'],
    ['the text for a failure', failed({ code: 'UPSTREAM_TIMEOUT' }), UNANSWERED],
    ['the text for no answer', lost, UNANSWERED],
  ])('says %s, keeps the reason, and can be sent again (APPT-20)', async (_what, reply, text) => {
    const { graph } = open(graphOf(reply));
    write('Not needed.');
    await agree();
    expect(summary().textContent).toContain(text);
    expect(reason().value).toBe('Not needed.');
    graph.answer('CancelAppointment', cancelled);
    await agree();
    expect(screen.getByText('It is cancelled.')).toBeTruthy();
  });

  it('says that it is cancelled when an act without an answer turns out to have been done (APPT-20)', async () => {
    const { know } = open(graphOf(lost));
    write('Not needed.');
    await agree();
    know({ status: 'CANCELLED' });
    expect(await screen.findByText('This appointment has been cancelled already.')).toBeTruthy();
    expect(screen.queryByText(UNANSWERED)).toBeNull();
    expect(screen.queryByRole('button', { name: AGREE })).toBeNull();
  });

  describe('afterwards', () => {
    const cancelIt = async () => {
      open();
      write('Not needed.');
      vi.useFakeTimers({ shouldAdvanceTime: false });
      await agree();
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
    ])('stays open when %s in it', async (_what, press) => {
      await cancelIt();
      advance(1900);
      press();
      advance(10_000);
      expect(onClose).not.toHaveBeenCalled();
      fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
      expect(onClose).toHaveBeenCalledOnce();
    });

    it('is not kept open by the key that sent it and is still held down', async () => {
      await cancelIt();
      fireEvent.keyDown(screen.getByRole('status'), { key: 'Enter', repeat: true });
      advance(2100);
      expect(onClose).toHaveBeenCalledOnce();
    });
  });
});
