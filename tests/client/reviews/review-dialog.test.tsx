import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReviewDialog } from '~/features/reviews/review-dialog.tsx';
import { clearDrafts } from '../support/clear-drafts.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { failed, lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';

const subject = {
  appointmentId: '9',
  serviceName: 'Boiler service',
  specialistName: 'Tom Bexley',
  specialistPhotoUrl: null,
  date: '2026-11-03',
};

function openDialog(graph = new FakeGraph()) {
  return renderAt('/', [{ path: '/', element: <ReviewDialog subject={subject} onClose={() => undefined} /> }], graph);
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Submit/ });
const stars = () => screen.getByRole('radio', { name: '5 stars, Excellent' });
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your review' });

const write = (value: string) => fireEvent.change(comment(), { target: { value } });

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  clearDrafts();
});

describe('ReviewDialog', () => {
  it('needs stars and a comment, and says what is missing (REV-03, C-88)', () => {
    openDialog();
    expect(submit().disabled).toBe(true);
    screen.getByText('Choose your stars and write a few words to submit.');
    fireEvent.click(stars());
    expect(submit().disabled).toBe(true);
    screen.getByText('Write a few words to submit.');
    write('   ');
    expect(submit().disabled).toBe(true);
    write('Good.');
    expect(submit().disabled).toBe(false);
  });

  it.each([
    ['with a message', refused('submitReview', userError('Too late.')), 'Error: Too late.'],
    ['without a message', refused('submitReview'), 'Error: Failed to submit review. Please try again.'],
    ['with a status', failed({ legacyStatus: 500 }), 'Error: Failed to submit review. Please try again.'],
    [
      'for someone else’s appointment',
      failed({ code: 'NOT_FOUND', legacyStatus: 404 }, 'Not yours.'),
      'Error: Not yours.',
    ],
    ['without a connection', lost, 'Failed to submit review. Please check your connection and try again.'],
  ])('says that it failed %s, and keeps the draft (REV-06, REV-07)', async (_how, answer, text) => {
    const graph = new FakeGraph().answer('SubmitReview', answer);
    openDialog(graph);
    fireEvent.click(stars());
    write(' Good. ');
    fireEvent.click(submit());
    await screen.findByText(text);
    expect(graph.sentAs('SubmitReview')).toMatchObject([
      { variables: { input: { appointmentId: '9', rating: 5, comment: 'Good.' } } },
    ]);
    cleanup();
    openDialog();
    expect(comment().value).toBe(' Good. ');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 stars, Excellent' }).checked).toBe(true);
  });

  it('says that it has already been reviewed', async () => {
    const answer = refused(
      'submitReview',
      userError('You have already reviewed this appointment.', { code: 'ALREADY_DONE' }),
    );
    openDialog(new FakeGraph().answer('SubmitReview', answer));
    fireEvent.click(stars());
    write('Good.');
    fireEvent.click(submit());
    await screen.findByText('Error: You have already reviewed this appointment.');
  });

  it('says what another tab has done with it, before it is sent', async () => {
    const { graph } = openDialog();
    fireEvent.click(stars());
    write('Good.');
    const [key = ''] = Object.keys(localStorage).filter((name) => name.includes('review'));
    const stored = JSON.parse(localStorage.getItem(key) ?? '');
    const there = { ...stored, savedAt: stored.savedAt + 1, value: { ...stored.value, comment: 'Bad.' } };
    localStorage.setItem(key, JSON.stringify(there));
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    fireEvent.click(submit());
    const notice = await screen.findByText(/^You changed this review in another tab at/);
    // On a phone the notice is above what is on the screen.
    expect(scrollIntoView.mock.contexts.some((box) => box instanceof Element && box.contains(notice))).toBe(true);
    expect(comment().value).toBe('Bad.');
    fireEvent.click(screen.getByRole('button', { name: 'Bring back what was here' }));
    expect(comment().value).toBe('Good.');

    const sent = [{ id: stored.id, at: Date.now(), reference: null }];
    localStorage.setItem(key, JSON.stringify({ sent, expiresAt: 9e15 }));
    fireEvent.click(submit());
    await screen.findByText(/^Sent: you sent this review in another tab at/);
    expect(screen.getAllByRole('button', { name: 'Close' })).toEqual(screen.getAllByRole('button'));
    expect(graph.sentAs('SubmitReview')).toEqual([]);
  });
});
