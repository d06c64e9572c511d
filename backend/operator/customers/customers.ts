import type { Group } from '../command-line/command.ts';
import { erase } from './erase.ts';
import { show } from './show.ts';

export const customers: Group = {
  name: 'customers',
  summary: 'Data protection: show what we hold about a customer, and erase it',
  commands: [show, erase],
};
