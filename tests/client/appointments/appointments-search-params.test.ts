import { expect, it } from 'vitest';
import { appointmentPath, appointmentsSearchParams } from '~/features/appointments/appointment.ts';

const { parse, format } = appointmentsSearchParams;

it.each([
  ['', { status: null, search: '', openId: null }],
  ['status=pending&search=tap', { status: 'PENDING', search: 'tap', openId: null }],
  ['status=CANCELLED&appointment=31', { status: 'CANCELLED', search: '', openId: 'appointment-31' }],
  ['status=weird&appointment=', { status: null, search: '', openId: null }],
])('parses %j', (query, state) => {
  expect(parse(new URLSearchParams(query))).toEqual(state);
});

it('leaves out defaults, and escapes what it writes', () => {
  expect(format({ status: null, search: '  ', openId: null }).toString()).toBe('');
  expect(format({ status: 'PENDING', search: ' a&b ', openId: '3' }).toString()).toBe(
    'status=pending&search=a%26b&appointment=3',
  );
  expect(appointmentPath('appointment-MW-1&2')).toBe('/dashboard/appointments?appointment=MW-1%262');
});
