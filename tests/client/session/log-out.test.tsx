import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { customerStore } from '~/features/booking/customer/customer-store.ts';
import { reviewDrafts, writeDraft } from '~/features/reviews/write/review-draft.ts';
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
  ['answers', { data: { logOut: { __typename: 'LogOutPayload', confirmed: true } } }],
  ['breaks off', new TypeError('Failed to fetch')],
  ['never answers', new Promise<never>(() => undefined)],
])('forgets the session at once when the server %s (DASH-03, ACCT-17)', async (_how, reply) => {
  session.begin({ userId: '7', authToken: 'secret', userName: 'Joan', accountType: 'customer' });
  const { graph } = renderAt('/', [{ path: '/', Component: LogOut }], new FakeGraph().answer('LogOut', reply));
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(session.current()).toBeNull();
  expect(graph.sentAs('LogOut')).toHaveLength(1);
});

it('leaves nothing that was typed in a customer’s own pages behind (SESS-08)', async () => {
  session.begin({ userId: '7', authToken: 'secret', userName: 'Joan', accountType: 'customer' });
  const kept = [
    'profile-draft',
    'vehicle-draft',
    'cancel-reason',
    'review-drafts',
    'customer-booking',
    'customer-help-draft',
  ];
  for (const key of kept) sessionStorage.setItem(key, '{"words":"mine"}');
  writeDraft('9', { comment: 'Mine.' });
  customerStore('7').change({ issueDescription: 'Mine.' });
  sessionStorage.setItem('contact-draft', '{"words":"anybody’s"}');
  renderAt('/', [{ path: '/', Component: LogOut }], new FakeGraph());
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(Object.keys(sessionStorage)).toEqual(['contact-draft']);
  expect(reviewDrafts.get()).toEqual({ written: {} });
  expect(customerStore('7').get().issueDescription).toBe('');
  sessionStorage.clear();
});
