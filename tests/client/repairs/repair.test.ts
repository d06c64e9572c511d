import { expect, it } from 'vitest';
import { formatPayment, formatQuantity } from '~/features/repairs/repair.ts';

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
