import { TEXT_LIMITS } from '#shared/limits.ts';
import { postcodeOf } from '#shared/uk/address.ts';
import type { BookAgainFragment } from '~/graphql/generated/graphql.ts';
import { bookingStart } from '~/site/navigation/booking-start.ts';
import { paths } from '~/site/paths.ts';
import { serviceLabel } from '~/site/unknown-labels.ts';
import { ButtonLink } from '~/ui/button.tsx';

/** A job of the past, as far as it is known: a review may not say of which appointment it is. */
export type PastJob = Pick<BookAgainFragment, 'serviceName'> & Partial<Omit<BookAgainFragment, '__typename'>>;

/**
 * The navigation state that books a job again, with what is known of it; null if that is neither
 * its service nor its specialist. The booking flow checks whether they are still offered.
 */
export function bookAgainState(job: PastJob) {
  const { serviceName, specialistId, specialistName } = job;
  const specialist = specialistId && specialistName ? { id: specialistId, name: specialistName } : null;
  if (serviceName === null && specialist === null) return null;
  return bookingStart({ serviceName, specialist, again: pastJobOf(job) });
}

function pastJobOf(job: PastJob) {
  const { vehicle, details, workshopId = null, isHomeService = false, locationName } = job;
  // A workshop's name has no postcode.
  const isAddress = workshopId === null && !isHomeService && postcodeOf(locationName ?? '') !== null;
  const address = (isAddress && locationName) || '';
  // Without a place, the flow has to ask for it as for any booking.
  if (workshopId === null && !isHomeService && address === '') return null;
  return {
    vehicleId: vehicle?.id ?? null,
    itemDetails: itemOf(details ?? ''),
    workshopId,
    isHomeService,
    address,
  };
}

/** What was repaired, which is the first line of a booking's details (BOOK-40). */
function itemOf(details: string): string {
  const [item = '', ...problem] = details.split('\n');
  return problem.length > 0 && item.length <= TEXT_LIMITS.itemDetails ? item : '';
}

interface BookAgainProps {
  job: PastJob;
  variant?: 'primary' | 'outline';
}

/** A link that books a job again; null if there is nothing that it could take along. */
export function BookAgain({ job, variant = 'outline' }: BookAgainProps) {
  const state = bookAgainState(job);
  if (state === null) return null;
  return (
    <ButtonLink
      to={paths.customerBooking}
      state={state}
      variant={variant}
      aria-label={`Book again: ${serviceLabel(job.serviceName)}`}
    >
      Book again
    </ButtonLink>
  );
}
