import type { InsuranceStatus, ServiceMode } from '~/graphql/generated/graphql.ts';
import { type BookingStart, bookingStart } from '~/site/navigation/booking-start.ts';
import { paths } from '~/site/paths.ts';

/** Where a specialist works. */
export const serviceModeLabels: Record<ServiceMode, string> = {
  BOTH: 'Workshop and travel',
  WORKSHOP: 'Workshop',
  TRAVEL: 'Travels to you',
};

/** Where a specialist works, with the travel fee (DIR-41). */
export function serviceModeText(mode: ServiceMode): string {
  switch (mode) {
    case 'BOTH':
      return 'Offers both workshop and travel services (travel fee may apply)';
    case 'WORKSHOP':
      return 'Workshop service only';
    case 'TRAVEL':
      return 'Travel service only (travel fee may apply)';
  }
}

/** Whether a specialist is insured. 'Not sure' is shown as such, because it is not a yes. */
export function insuranceText(status: InsuranceStatus): string {
  switch (status) {
    case 'INSURED':
      return 'Yes';
    case 'NOT_INSURED':
      return 'No';
    case 'NOT_SURE':
      return 'Not sure';
  }
}

/** `12` → '12 years', `1` → '1 year', `3-5` → '3-5 years', 'Less than 1' → 'Less than 1 year'. */
export function experienceText(years: string | null): string {
  const range = (years ?? '0').trim().replace(/\s*[-–]\s*/, '-');
  return /(^|\s)1$/.test(range) ? `${range} year` : `${range} years`;
}

export function reviewCountText(count: number): string {
  return count === 1 ? '1 review' : `${count} reviews`;
}

/** The first name, as in 'Book Amara'; the whole name if that is a title or an initial. */
export function shortName(name: string): string {
  const [first = name] = name.split(' ');
  return first.length > 2 && !first.endsWith('.') ? first : name;
}

/** The link of 'Book now', which hands over the specialist (DIR-28) and what was searched. */
export function bookingLink(
  { id, name }: { id: string; name: string },
  { serviceName = null, place = '' }: Partial<BookingStart> = {},
) {
  return { to: paths.appointment, state: bookingStart({ specialist: { id, name }, serviceName, place }) };
}
