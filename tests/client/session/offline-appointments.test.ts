import { beforeEach, expect, it } from 'vitest';
import {
  allowOfflineAppointments,
  areOfflineAppointmentsAllowed,
  saveOfflineAppointments,
} from '~/features/session/offline-appointments.ts';
import { session } from '~/features/session/session.ts';

const ada = { userId: '7', authToken: 'secret', userName: 'Ada', accountType: 'customer' };
const repair = { day: '2026-12-03', title: 'Plumbing', facts: [['Reference', 'MW-1']] as const };
const stored = () => localStorage.getItem('offlineAppointments');

beforeEach(() => {
  localStorage.clear();
  session.begin(ada);
});

it('stores appointments only for a customer who chose to be remembered', () => {
  saveOfflineAppointments('7', 'Saved at 14:05.', [repair]);
  expect(stored()).toBeNull();
  allowOfflineAppointments('7');
  expect(areOfflineAppointmentsAllowed('7')).toBe(true);
  expect(areOfflineAppointmentsAllowed('8')).toBe(false);
  saveOfflineAppointments('7', 'Saved at 14:05.', [repair]);
  expect(JSON.parse(stored() ?? '')).toEqual({ userId: '7', savedAt: 'Saved at 14:05.', appointments: [repair] });
});

it.each([
  ['logging out', () => session.end('LOGGED_OUT')],
  ['the end of the session', () => session.end('SESSION_EXPIRED')],
  ['another customer’s login', () => session.begin({ ...ada, userId: '8' })],
  [
    'logging out in another tab',
    () => {
      localStorage.removeItem('authToken');
      window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    },
  ],
])('%s erases them, and a late answer doesn’t bring them back', (_what, end) => {
  allowOfflineAppointments('7');
  saveOfflineAppointments('7', 'Saved at 14:05.', [repair]);
  end();
  expect(stored()).toBeNull();
  saveOfflineAppointments('7', 'Saved at 14:06.', [repair]);
  expect(stored()).toBeNull();
});

it('a rename of the customer keeps them', () => {
  allowOfflineAppointments('7');
  session.rename('Ada King');
  expect(areOfflineAppointmentsAllowed('7')).toBe(true);
});
