import { expect, it } from 'vitest';
import { formatPayment, formatQuantity } from '~/features/repairs/repair.ts';
import { splitVehicle } from '~/features/repairs/repair-slip.tsx';
import { repairsSearchParams } from '~/features/repairs/repairs-page.tsx';

it.each([
  [2, '2'],
  [1.5, '1.5'],
  [1 / 3, '0.33'],
])('formats the quantity %f as %s', (quantity, expected) => {
  expect(formatQuantity(quantity)).toBe(expected);
});

it.each([
  [{ isPaid: true, paidAt: '2026-09-28T09:30:00Z', isPaymentSimulated: false }, 'Mon 28 Sep 2026, 10:30, online'],
  [{ isPaid: true, paidAt: null, isPaymentSimulated: false }, 'Online'],
  [{ isPaid: true, paidAt: null, isPaymentSimulated: true }, 'Online (demo: no money was taken)'],
  [{ isPaid: false, paidAt: null, isPaymentSimulated: false }, null],
  [null, null],
])('says when and how it was paid: %j', (payment, expected) => {
  expect(formatPayment(payment && { __typename: 'Appointment', id: '12', ...payment })).toBe(expected);
});

it.each([
  ['Ford Fiesta, 2019, FN19 KTR', 'Ford Fiesta, 2019', 'FN19 KTR'],
  ['Ford Fiesta (fn19ktr)', 'Ford Fiesta', 'FN19 KTR'],
  ['FN19 KTR', '', 'FN19 KTR'],
  ['Morris Minor, 1971, ABC 123K', 'Morris Minor, 1971', 'ABC 123K'],
  ['BMW 320d', 'BMW 320d', null],
  ['Mazda, MX-5', 'Mazda, MX-5', null],
  ['Ford Fiesta, 2019', 'Ford Fiesta, 2019', null],
])('splits "%s"', (vehicle, name, plate) => {
  expect(splitVehicle(vehicle)).toEqual({ name, plate });
});

it('keeps the state in the search params, and ignores what it does not know', () => {
  const { parse, format } = repairsSearchParams;
  const state = { status: 'IN_PROGRESS' as const, search: 'a&b', openId: 'repair-31' };
  expect(format(state).toString()).toBe('status=in-progress&search=a%26b&repair=31');
  expect(parse(format(state))).toEqual(state);
  expect(parse(new URLSearchParams('status=weird'))).toEqual({ status: null, search: '', openId: null });
  expect(format({ status: null, search: '', openId: null }).toString()).toBe('');
});
