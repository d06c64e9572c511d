import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { consent } from '~/features/consent/consent-store.ts';
import { CookieNotice } from '~/features/consent/cookie-notice.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('sets the switches as required, and closes when a choice is saved (SHELL-21..23)', () => {
  render(<CookieNotice />);
  fireEvent.click(screen.getByRole('button', { name: 'Choose cookies' }));
  const switchNamed = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
  expect([switchNamed('Necessary').checked, switchNamed('Necessary').disabled]).toEqual([true, true]);
  expect(switchNamed('Analytics').checked).toBe(true);
  expect(switchNamed('Marketing').checked).toBe(false);
  fireEvent.click(switchNamed('Analytics'));
  fireEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
  expect(consent.current()).toMatchObject({ analytics: false, marketing: false });

  act(() => consent.openNotice());
  expect(switchNamed('Analytics').checked).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Necessary only' }));
  expect(consent.current()).toMatchObject({ analytics: false, marketing: false });
});
