import type { RepairStanding } from './repair.ts';

/** What the page's address says. */
export interface RepairsAddress {
  /** Null: all of them. */
  standing: RepairStanding | null;
  search: string;
  /** The id of the one whose details are open; null when none are. */
  repair: string | null;
}

export const standings: readonly RepairStanding[] = ['completed', 'in-progress'];

/** Whatever is not understood counts as left out. */
export function readRepairs(address: URLSearchParams): RepairsAddress {
  return {
    standing: standings.find((known) => known === address.get('status')) ?? null,
    search: (address.get('search') ?? '').trim(),
    repair: address.get('repair') || null,
  };
}

export function writeRepairs({ standing, search, repair }: RepairsAddress): URLSearchParams {
  return new URLSearchParams({
    ...(standing && { status: standing }),
    ...(search && { search }),
    ...(repair && { repair }),
  });
}
