import type { LinkProps } from 'react-router-dom';
import { useFreshness } from '~/features/customer/use-freshness.ts';
import type { AppointmentPageFragment, AppointmentsQueryVariables } from '~/graphql/generated/graphql.ts';
import { useAppointmentsQuery } from '~/graphql/generated/operations/appointments.ts';
import { NextPage, PagedRows } from '~/ui/paged-rows.tsx';
import type { AppointmentAction } from './appointment-action-dialog.tsx';
import { AppointmentSlip } from './appointment-slip.tsx';
import { CardActions } from './card-actions.tsx';

interface AppointmentRowsProps {
  page: AppointmentPageFragment;
  /** How many rows come before. */
  offset?: number;
  filter: Pick<AppointmentsQueryVariables, 'status' | 'search'>;
  detailsLink: (id: string) => Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
  onAction: (action: AppointmentAction) => void;
}

const NOUN = 'appointments';

/** The cards of a page of appointments, and of the pages after it that were asked for. */
export function AppointmentRows({ page, offset = 0, ...props }: AppointmentRowsProps) {
  const { detailsLink, onAction } = props;
  return (
    <PagedRows
      page={page}
      offset={offset}
      noun={NOUN}
      keyOf={({ id }) => id}
      row={(appointment) => (
        <AppointmentSlip
          appointment={appointment}
          detailsLink={detailsLink(appointment.id)}
          actions={<CardActions appointment={appointment} onAction={onAction} />}
        />
      )}
      next={(after, shown) => <NextRows {...props} after={after} offset={shown} total={page.totalCount} />}
    />
  );
}

function NextRows({
  after,
  offset,
  total,
  ...props
}: Omit<AppointmentRowsProps, 'page'> & { after: string; offset: number; total: number }) {
  const variables = { ...props.filter, after };
  const query = useAppointmentsQuery({ variables, ...useFreshness('Appointments', variables) });
  return (
    <NextPage query={query} page={query.data?.me?.appointments} offset={offset} total={total} noun={NOUN}>
      {(page) => <AppointmentRows page={page} offset={offset} {...props} />}
    </NextPage>
  );
}
