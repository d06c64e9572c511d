import type { RepairStatus } from '~/graphql/generated/graphql.ts';
import type { Repair } from './repair.ts';
import { normaliseStatus } from './repair-status.ts';

/**
 * The repairs with a status (REP-01; null: any) whose vehicle, service, reference or specialist
 * contains the search text (REP-02).
 */
export function filterRepairs(
  repairs: readonly Repair[],
  { status, search }: { status: RepairStatus | null; search: string },
): Repair[] {
  const searchText = normalise(search);
  return repairs.filter((repair) => {
    const { vehicle, serviceName, reference, specialistName } = repair;
    if (status !== null && normaliseStatus(repair.status) !== status) return false;
    return [vehicle, serviceName, reference, specialistName].some((text) => normalise(text ?? '').includes(searchText));
  });
}

/** Ignores case and spaces: number plates are written with and without the space. */
const normalise = (text: string) => text.toLowerCase().replace(/\s+/g, '');
