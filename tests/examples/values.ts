import { randomInt, randomUUID } from 'node:crypto';

/** A day to which an appointment can be rescheduled: a week from now, in London. */
export const NEXT_WEEK = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(
  Date.now() + 7 * 24 * 60 * 60_000,
);

export const EMAIL = 'joan@example.com';
export const CODE = '123456';
export const FLOW_ID = 'Zk3v0pXbQmT4hWc9';
export const PASSWORD = 'Pass-word-1!';
export const TOKEN = 'tok_0123456789abcdefghijklmnop';

/** The customer of the whole host, in inputs of the graph. */
export const person = () => ({ firstName: 'Joan', lastName: 'Reed', email: EMAIL, phone: '07723 123456' });

export const newAddress = () => `${randomUUID()}@example.com`;
export const newPhone = () => `07700 9${randomInt(10_000, 99_999)}`;

/** A password for the scripts, which are given people of their own. */
export const WIRE_PASSWORD = 'Wrench-and-9-bolts!';
