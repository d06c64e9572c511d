import { formatPlate } from '#shared/uk/plate.ts';
import { type BookingAnswers, storedAnswers } from '~/features/booking/shared/booking-answers.ts';
import { bookingCopy, defineBooking } from '~/features/booking/shared/booking-flow.ts';
import { BOOKING_DRAFTS } from '~/features/unfinished-booking/unfinished-booking.ts';
import { lazyCheck } from '~/forms/lazy-check.ts';
import type { BookingAccountFragment } from '~/graphql/generated/graphql.ts';
import { emptyOf, object } from '~/lib/shape.ts';
import { paths } from '~/site/paths.ts';

export type CustomerDraft = BookingAnswers;

const draftShape = object(storedAnswers);

export const emptyDraft: CustomerDraft = { ...emptyOf(draftShape), photos: [], photosSetAside: [] };

export const customerRules = lazyCheck(async () => (await import('./customer-rules.ts')).customerRules);

/** A customer's booking (DBOOK-01..13). */
export const customerBooking = defineBooking<CustomerDraft>({
  name: BOOKING_DRAFTS.customer,
  owner: 'customer',
  shape: draftShape,
  empty: emptyDraft,
  resets: [
    // Only home service keeps the chosen specialist (DBOOK-15, C-95).
    { after: ['location'], clear: ['specialist'], when: ({ location }) => location?.kind !== 'HOME_SERVICE' },
    { after: ['service'], clear: ['vehicle'], when: ({ service }) => !service?.needsVehicle },
  ],
  errorsIn: customerRules,
  copy: { ...bookingCopy, review: { ...bookingCopy.review, label: 'Confirm', title: 'Confirm' } },
  path: paths.customerBooking,
  reviewPath: 'confirm',
  showsSkippedSteps: false,
  afterSent: { label: 'See your appointments', to: paths.appointments },
  refusedTitle: 'We couldn’t book your appointment',
  noResponse: 'There was an error booking your appointment. Please try again.',
});

export type BookingAccount = BookingAccountFragment;
type Vehicle = NonNullable<BookingAccount['vehicles']>[number];

/** A saved vehicle as the draft stores it. */
export function toSavedVehicle({ id, make, model, year, plate }: Vehicle) {
  const name = [[make, model].filter(Boolean).join(' '), year].filter(Boolean).join(', ');
  return { kind: 'saved' as const, id, name: name || 'Vehicle', plate: plate ? formatPlate(plate) : '' };
}

/**
 * The booking's vehicle, updated from the profile. Before a choice it is the primary one
 * (DBOOK-08). A deleted one, or one that couldn't be loaded, is not replaced by another saved one,
 * so that the customer notices.
 */
export function currentVehicle(
  chosen: CustomerDraft['vehicle'],
  vehicles: BookingAccount['vehicles'],
): NonNullable<CustomerDraft['vehicle']> {
  if (chosen?.kind === 'another') return chosen;
  const found = chosen
    ? vehicles?.find(({ id }) => id === chosen.id)
    : (vehicles?.find(({ isPrimary }) => isPrimary) ?? vehicles?.[0]);
  return found ? toSavedVehicle(found) : { kind: 'another' };
}
