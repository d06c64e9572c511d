import { preselectedService } from '~/site/navigation/preselected-service.ts';
import { paths } from '~/site/paths.ts';
import { serviceSlug } from '~/site/service-slug.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { GuestDraft } from './guest-draft.ts';

/**
 * Offers logged-in customers the booking in their dashboard, with the specialist and service
 * preselected. They can stay, for example to book for someone else.
 */
export function DashboardBookingNotice({ draft: { preselected, service } }: { draft: GuestDraft }) {
  const slug = service && serviceSlug(service.name);
  return (
    <Notice
      tone="info"
      title="You’re logged in"
      actions={
        <ButtonLink
          variant="outline"
          to={paths.customerBooking}
          state={{ ...(preselected && { specialist: preselected }), ...(slug && preselectedService(slug)) }}
        >
          Book in your dashboard
        </ButtonLink>
      }
    >
      <p>We’ll fill in your vehicles and address for you.</p>
    </Notice>
  );
}
