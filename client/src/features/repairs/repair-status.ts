import { Flag, Wrench } from 'lucide-react';
import type { RepairStatus } from '~/graphql/generated/graphql.ts';

/** In the order of the filters (REP-01). */
export const statuses: readonly RepairStatus[] = ['COMPLETED', 'IN_PROGRESS'];

/** A status that this version of the app doesn't know counts as in progress. */
export function normaliseStatus(status: string): RepairStatus {
  return status === 'COMPLETED' ? 'COMPLETED' : 'IN_PROGRESS';
}

const appearances = {
  COMPLETED: { label: 'Completed', tone: 'carbon', Icon: Flag },
  IN_PROGRESS: { label: 'In Progress', tone: 'plate', Icon: Wrench },
} as const;

/** How a status is shown. */
export const statusAppearance = (status: string) => appearances[normaliseStatus(status)];
