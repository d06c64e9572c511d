import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { resumableDialog } from '~/features/customer/resumable-dialog.ts';
import { session } from '~/features/session/session.ts';

afterEach(() => {
  cleanup();
  session.end('LOGGED_OUT');
});

const useDialog = resumableDialog<string>();

function Page() {
  const [subject, setSubject] = useDialog();
  return (
    <>
      <output>{subject ?? 'closed'}</output>
      <button type="button" onClick={() => setSubject('review 3')}>
        Open
      </button>
      <button type="button" onClick={() => setSubject(null)}>
        Close
      </button>
    </>
  );
}

const dialog = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function logIn(userId = '7'): void {
  session.begin({ userId, authToken: `secret of ${userId}`, userName: 'Ada', accountType: 'customer' });
  render(<Page />);
}

function leave(reason: Parameters<typeof session.end>[0]): void {
  session.end(reason);
  cleanup();
}

it('opens again for the same customer after the session has expired, once', () => {
  logIn();
  press('Open');
  leave('SESSION_EXPIRED');
  logIn();
  expect(dialog()).toBe('review 3');
  cleanup();
  logIn();
  expect(dialog()).toBe('closed');
});

it.each([
  [
    'if it was closed before',
    () => {
      press('Close');
      leave('SESSION_EXPIRED');
      logIn();
    },
  ],
  [
    'after a logout',
    () => {
      leave('LOGGED_OUT');
      logIn();
    },
  ],
  [
    'for another customer',
    () => {
      leave('SESSION_EXPIRED');
      logIn('8');
    },
  ],
])('stays closed %s', (_when, comeBack) => {
  logIn();
  press('Open');
  comeBack();
  expect(dialog()).toBe('closed');
});
