import type { Group } from '../command.ts';
import { erase } from './customers/erase.ts';
import { show } from './customers/show.ts';

export const customers: Group = {
  name: 'customers',
  summary: 'Data protection: show what we hold about a customer, and erase it',
  commands: [show, erase],
};
