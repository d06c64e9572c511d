import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OtherDevices, SecurityPanel } from '~/features/profile/security-panel.tsx';
import { session } from '~/features/session/session.ts';
import { FakeGraph } from '../support/fake-graph.ts';
import { field, press, type } from '../support/form-actions.ts';
import { done, lost, refused, userError } from '../support/mutation-responses.ts';
import { renderAt } from '../support/render-at.tsx';

const change = () => press('Change Password');

/** Opens the panel with valid passwords in it. */
function open(reply: Parameters<FakeGraph['answer']>[1]) {
  const graph = new FakeGraph().answer('ChangePassword', reply);
  const path = '/dashboard/profile';
  const routes = [
    { path, element: <SecurityPanel email="ada@example.com" /> },
    { path: '/login', element: <p>log in</p> },
  ];
  const page = renderAt(`${path}?tab=security`, routes, graph);
  type('Current password', 'Mend-it-2026!');
  for (const label of ['New password', 'Confirm new password']) type(label, 'Quite-new-2026!');
  return page;
}

beforeEach(() => session.begin({ userId: '7', authToken: 'secret', userName: 'Ada', accountType: 'customer' }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each([
  ['lost', lost, 'Failed to change password. Please try again.'],
  ['refused without a message', refused('changePassword'), 'Failed to change password. Please try again.'],
  ['refused', refused('changePassword', userError('Not today.')), 'Not today.'],
])(
  'says that a change that is %s failed, keeps the entries, and can be sent again (PROF-20)',
  async (_how, reply, text) => {
    const { graph } = open(reply);
    await change();
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(field('Current password').value).toBe('Mend-it-2026!');
    graph.answer('ChangePassword', done('changePassword'));
    await change();
    expect(screen.getByText('Password changed successfully!')).toBeTruthy();
    for (const label of ['Current password', 'New password', 'Confirm new password'])
      expect(field(label).value).toBe('');
  },
);

it('is not sent without a session, and leads to a login that returns here (PROF-14)', async () => {
  const { graph, router, path } = open(done('changePassword'));
  localStorage.removeItem('authToken');
  await change();
  expect(screen.getByText('You need to log in to change your password')).toBeTruthy();
  expect(graph.sent).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(path()).toBe('/login');
  expect(router.state.location.state).toEqual({ from: '/dashboard/profile?tab=security' });
});

it.each([
  [null, 0, 'Other devices', false],
  [0, 0, 'You’re logged in nowhere else.', true],
  [1, 1, 'You’re logged in on one other device or browser.', true],
  [4, 1, 'You’re logged in on 4 other devices or browsers.', true],
])('lists %s other sessions, if the host tells, and ends them', async (count, buttons, text, isShown) => {
  const customer = (otherSessionCount: number | null) => ({ id: 'customer-7', otherSessionCount });
  const graph = new FakeGraph()
    .answer('OtherSessions', { data: { me: customer(count) } })
    .answer('LogOutOtherDevices', done('logOutOtherDevices', { customer: customer(0) }));
  renderAt('/dashboard/profile', [{ path: '/dashboard/profile', element: <OtherDevices /> }], graph);
  await act(async () => {});
  expect(screen.queryByText(text) !== null).toBe(isShown);
  const found = screen.queryAllByRole('button', { name: 'Log out other devices' });
  expect(found).toHaveLength(buttons);
  for (const button of found) {
    await act(async () => void fireEvent.click(button));
    expect(screen.getByText('You’ve been logged out on all other devices.')).toBeTruthy();
    expect(screen.getByText('You’re logged in nowhere else.')).toBeTruthy();
  }
});
