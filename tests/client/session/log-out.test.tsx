import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { contactDraft } from '~/features/contact/contact-form.tsx';
import { reviewDraft } from '~/features/reviews/review-dialog.tsx';
import { session } from '~/features/session/session.ts';
import { useLogOut } from '~/features/session/use-log-out.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { renderAt } from '../support/render-at.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function LogOut() {
  return (
    <button type="button" onClick={useLogOut()}>
      Logout
    </button>
  );
}

it.each([
  ['responds', { data: { logOut: { __typename: 'LogOutPayload', isConfirmed: true } } }],
  ['can’t be reached', new TypeError('Failed to fetch')],
  ['never responds', new Promise<never>(() => undefined)],
])('ends the session immediately when the server %s (DASH-03, ACCT-17)', async (_what, response) => {
  session.begin({ userId: '7', authToken: 'secret', userName: 'Joan', accountType: 'customer' });
  const { graph } = renderAt('/', [{ path: '/', Component: LogOut }], new FakeGraph().answer('LogOut', response));
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(session.current()).toBeNull();
  expect(graph.sentAs('LogOut')).toHaveLength(1);
});

it('erases the customer’s drafts, but not the device’s (SESS-08)', async () => {
  session.begin({ userId: '7', authToken: 'secret', userName: 'Joan', accountType: 'customer' });
  const review = reviewDraft.open('9');
  review.change({ comment: 'Mine.' });
  contactDraft.open().change({ message: 'Anyone’s.' });
  renderAt('/', [{ path: '/', Component: LogOut }], new FakeGraph());
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(Object.keys(localStorage)).toEqual(['draft/device/contact']);
  expect(review.get().value.comment).toBe('');
  // Late changes restore nothing.
  review.change({ comment: 'Late.' });
  session.begin({ userId: '7', authToken: 'secret', userName: 'Joan', accountType: 'customer' });
  expect(reviewDraft.open('9').get().value.comment).toBe('');
});
