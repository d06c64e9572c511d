import { preselectedService } from '~/site/navigation/preselected-service.ts';
import { paths } from '~/site/paths.ts';
import { serviceSlug } from '~/site/service-slug.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { BookingDraft } from './booking-draft.ts';

/**
 * For a customer who is logged in: they need not book like a guest, and what led here comes along.
 * They may stay, to book for somebody else.
 */
export function AccountOffer({ draft: { preselected, service } }: { draft: BookingDraft }) {
  const slug = service && serviceSlug(service.name);
  return (
    <Notice
      tone="info"
      title="You are logged in"
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
