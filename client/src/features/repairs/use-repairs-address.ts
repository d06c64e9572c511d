import { OPENED_FROM_LIST, useListSearchParams } from '~/features/customer/use-list-search-params.ts';
import type { RepairStanding } from './repair.ts';
import { readRepairs, writeRepairs } from './repairs-address.ts';

/** The page's state, which lives in its address. */
export function useRepairsAddress() {
  const { settled, typed, type, go, leave } = useListSearchParams(readRepairs, writeRepairs);
  return {
    standing: settled.standing,
    typed,
    type,
    choose: (standing: RepairStanding | null) => go({ standing }),
    showAll: () => {
      type('');
      go({ standing: null, search: '' });
    },
    /** The one whose details are open. */
    open: settled.repair,
    show: (repair: string) => go({ repair }, { state: OPENED_FROM_LIST }),
    close: () => leave({ repair: null }),
  };
}
