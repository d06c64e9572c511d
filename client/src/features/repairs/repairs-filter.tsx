import type { RepairPageFragment, RepairStatus } from '~/graphql/generated/graphql.ts';
import { countOf, ListFilter } from '~/ui/list-filter.tsx';
import { statusAppearance, statuses } from './repair-status.ts';

interface RepairsFilterProps {
  /** Null: all. */
  status: RepairStatus | null;
  onStatusChange: (status: RepairStatus | null) => void;
  /** How many repairs each status would show. */
  counts: RepairPageFragment['statusCounts'];
  search: string;
  onSearchChange: (search: string) => void;
}

/** Filters by status (REP-01) and text (REP-02). */
export function RepairsFilter({ status, onStatusChange, counts, search, onSearchChange }: RepairsFilterProps) {
  return (
    <ListFilter
      options={[null, ...statuses].map((choice) => ({
        value: choice,
        label: choice === null ? 'All Repairs' : statusAppearance(choice).label,
        count: countOf(counts, choice),
      }))}
      selected={status}
      onSelect={onStatusChange}
      searchLabel="Search your repairs"
      searchPlaceholder="Vehicle, service, reference, specialist"
      search={search}
      onSearchChange={onSearchChange}
    />
  );
}
