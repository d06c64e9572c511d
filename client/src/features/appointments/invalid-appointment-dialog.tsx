import { useFragment } from '@apollo/client/react';
import type { AppointmentFactsFragment } from '~/graphql/generated/graphql.ts';
import { AppointmentFactsFragmentDoc } from '~/graphql/generated/operations/appointment-facts.ts';
import { product } from '~/site/product.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Notice } from '~/ui/notice.tsx';

/** For an appointment without an id, which can only be changed by phone (APPT-18, C-100). */
export function InvalidAppointmentDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const { formatted, href } = product.phones.leicester;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={title}
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Notice tone="error" title="Invalid appointment data">
        Call us on <a href={href}>{formatted}</a> and we’ll look into it.
      </Notice>
    </Dialog>
  );
}

/** A dialog’s appointment, which its page has loaded; null if the host knows no such id. */
export function useOpenedAppointment(id: string): AppointmentFactsFragment | null {
  const { data, complete } = useFragment({
    fragment: AppointmentFactsFragmentDoc,
    fragmentName: 'AppointmentFacts',
    from: { __typename: 'Appointment', id },
  });
  return complete ? data : null;
}
