import { line } from '../../inputs.ts';

export const customer = line('the email address of the customer, or the id of the account', 'EMAIL|ID', 254);

export const labelledCount = (count: number, label: string) => (count === 0 ? [] : [`${label}: ${count}`]);
