import type { AppointmentPageFragment, AppointmentStatus } from '~/graphql/generated/graphql.ts';
import { countOf, ListFilter } from '~/ui/list-filter.tsx';
import { statusAppearance, statuses } from './appointment-status.ts';

interface AppointmentsFilterProps {
  /** Null: all. */
  status: AppointmentStatus | null;
  onStatusChange: (status: AppointmentStatus | null) => void;
  /** How many appointments each status would show. */
  counts: AppointmentPageFragment['statusCounts'];
  search: string;
  onSearchChange: (search: string) => void;
}

const UNPAID = { isPaid: false, isRescheduled: false, isPaymentExpired: false };

/** Filters by status (APPT-03) and text (APPT-04). */
export function AppointmentsFilter(props: AppointmentsFilterProps) {
  const { status, onStatusChange, counts, search, onSearchChange } = props;
  return (
    <ListFilter
      options={[null, ...statuses].map((choice) => ({
        value: choice,
        label: choice === null ? 'All' : statusAppearance(choice, UNPAID).label,
        count: countOf(counts, choice),
      }))}
      selected={status}
      onSelect={onStatusChange}
      searchLabel="Search your appointments"
      searchPlaceholder="Service, reference, specialist, location"
      search={search}
      onSearchChange={onSearchChange}
    />
  );
}
