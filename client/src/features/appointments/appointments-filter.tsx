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
      choices={[null, ...statuses].map((choice) => ({
        value: choice,
        label: choice === null ? 'All' : statusLook(choice, PLAIN).label,
        count: countOf(choice),
      }))}
      chosen={status}
      onChoose={onChoose}
      searchLabel="Search your appointments"
      searchIn="Service, reference, specialist, location"
      text={text}
      onType={onType}
    />
  );
}
