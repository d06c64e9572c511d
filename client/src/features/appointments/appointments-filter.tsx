import type { AppointmentStatus } from '~/graphql/generated/graphql.ts';
import { ListFilter } from '~/ui/list-filter.tsx';
import { statusAppearance, statuses } from './appointment-status.ts';

interface AppointmentsFilterProps {
  /** Null: all. */
  status: AppointmentStatus | null;
  onStatusChange: (status: AppointmentStatus | null) => void;
  /** How many appointments a status would show. */
  countOf: (status: AppointmentStatus | null) => number;
  search: string;
  onSearchChange: (search: string) => void;
}

const UNPAID = { isPaid: false, isRescheduled: false };

/** Filters by status (APPT-03) and text (APPT-04). */
export function AppointmentsFilter(props: AppointmentsFilterProps) {
  const { status, onStatusChange, countOf, search, onSearchChange } = props;
  return (
    <ListFilter
      options={[null, ...statuses].map((choice) => ({
        value: choice,
        label: choice === null ? 'All' : statusAppearance(choice, UNPAID).label,
        count: countOf(choice),
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
