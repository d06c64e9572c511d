import { accounts, passwords } from './accounts.ts';
import { appointments, bookings, messages } from './bookings.ts';
import type { Call } from './call.ts';
import { reads } from './reads.ts';

/** The documented scripts with their actions, those that change nothing first. */
export const calls: readonly Call[] = [...reads, ...bookings, ...appointments, ...messages, ...accounts, ...passwords];
