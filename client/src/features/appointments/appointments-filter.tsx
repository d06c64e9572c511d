import type { AppointmentStatus } from '~/graphql/generated/graphql.ts';
import { ListFilter } from '~/ui/list-filter.tsx';
import { statuses, statusLook } from './appointment-status.ts';

interface AppointmentsFilterProps {
  /** Null: all of them. */
  status: AppointmentStatus | null;
  onChoose: (status: AppointmentStatus | null) => void;
  /** How many each choice would show. */
  countOf: (status: AppointmentStatus | null) => number;
  text: string;
  onType: (text: string) => void;
}

const PLAIN = { isPaid: false, isRescheduled: false };

/** By status (APPT-03) and by free text (APPT-04). */
export function AppointmentsFilter({ status, onChoose, countOf, text, onType }: AppointmentsFilterProps) {
  return (
    <ListFilter
      options={[null, ...statuses].map((choice) => ({
        value: choice,
        label: choice === null ? 'All' : statusLook(choice, PLAIN).label,
        count: countOf(choice),
      }))}
      selected={status}
      onSelect={onChoose}
      searchLabel="Search your appointments"
      searchPlaceholder="Service, reference, specialist, location"
      search={text}
      onSearch={onType}
    />
  );
}
