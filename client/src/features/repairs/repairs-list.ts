import { type Repair, type RepairStanding, standingOf } from './repair.ts';

/**
 * Those that stand so, and whose vehicle, service, reference or specialist contains the text
 * (REP-01, REP-02).
 */
export function pickRepairs(
  repairs: readonly Repair[],
  { standing, search }: { standing: RepairStanding | null; search: string },
): Repair[] {
  const wanted = plain(search);
  return repairs.filter((repair) => {
    const { vehicle, serviceName, reference, specialistName } = repair;
    if (standing !== null && standingOf(repair) !== standing) return false;
    return [vehicle, serviceName, reference, specialistName].some((text) => plain(text ?? '').includes(wanted));
  });
}

/** However it is spaced: a plate is written with and without the gap. */
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');
