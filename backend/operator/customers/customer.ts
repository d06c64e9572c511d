import { londonDay } from '#shared/london/clock.ts';
import { line, optional } from '../command-line/inputs.ts';
import type { GuestRequest } from './customer-data.ts';

export const customer = line('the email address of the customer, or the id of the account', 'EMAIL|ID', 254);

export const labelledCount = (count: number, label: string) => (count === 0 ? [] : [`${label}: ${count}`]);

/** The word of confirmation for what only a phone number links to the customer. */
export const phone = optional(
  line(
    'the customer’s phone number: includes requests by guests with it, once you know that they are theirs',
    'PHONE',
    40,
  ),
);

/** Lists requests that may be other people's apart: what they say is not shown. */
export function describeUnconfirmed(requests: readonly GuestRequest[]): string {
  if (requests.length === 0) return '';
  const lines = requests.map(({ reference, created_at }) => `  ${reference} of ${londonDay(new Date(created_at))}`);
  return `Not included, since anyone can give any phone number: immediate requests by guests with the same number.\nAsk the customer which are theirs, then repeat the number with --phone.\n${lines.join('\n')}`;
}
