import type { InsuranceStatus, ServiceMode, Specialist } from '../../graphql/generated/resolvers.ts';
import type { SpecialistRecord } from '../../legacy/endpoints/specialist-record.ts';
import { type MediaHosts, pictureUrl } from '../media.ts';
import { money, priceLabel, priceRange } from '../money/money.ts';
import { stars } from '../review/stars.ts';

/** The legacy record in the graph's words, with the documented defaults (DIR-25, DIR-26). */
export function toSpecialist(record: SpecialistRecord, hosts: MediaHosts): Specialist {
  const price = priceRange(record.basePence, record.highPence);
  return {
    id: record.id,
    name: record.name ?? 'Not Provided',
    trade: record.trade ?? 'Repair Specialist',
    bio: record.bio,
    photoUrl: pictureUrl(record.photo, hosts),
    averageRating: displayedRating(record),
    reviewCount: record.reviews.length,
    reviews: record.reviews.map(({ rating, text, createdAt }) => ({ rating: stars(rating ?? 0), text, createdAt })),
    yearsOfExperience: record.yearsOfExperience ?? '0',
    isCertified: record.certified?.toLowerCase() === 'yes',
    liabilityInsurance: insurance(record.liabilityInsurance),
    serviceMode: serviceMode(record.serviceMode),
    willingToTravel: record.willingToTravel,
    price,
    priceLabel: priceLabel(price),
    estimatedDurationMinutes: record.durationMinutes,
    services: record.services.map((service) => {
      const servicePrice = priceRange(service.basePence, service.highPence);
      return {
        serviceId: service.serviceId,
        name: service.name,
        description: service.description,
        price: servicePrice,
        priceLabel: priceLabel(servicePrice),
        estimatedDurationMinutes: service.durationMinutes,
      };
    }),
    companies: [...record.companies],
    serviceAreas: record.serviceAreas.map(({ id, name, travelFeePence }) => ({
      id,
      name,
      travelFee: travelFeePence === null ? null : money(travelFeePence),
    })),
    workshops: [...record.workshops],
    availableDays: [...record.availableDays],
  };
}

/** DIR-35: the mean of the reviews, without reviews the stored rating, to one decimal; null for zero or none. */
function displayedRating({ reviews, storedRating }: SpecialistRecord): number | null {
  const ratings = reviews.flatMap(({ rating }) => (rating === null ? [] : stars(rating)));
  const mean = ratings.length > 0 ? ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length : storedRating;
  // By way of a decimal text, since 4.35 * 10 is a little less than 43.5.
  const rounded = Math.round(Number((stars(mean ?? 0) * 10).toFixed(6))) / 10;
  return rounded > 0 ? rounded : null;
}

function insurance(said: string | null): InsuranceStatus {
  const answer = said?.toLowerCase();
  if (answer === 'yes') return 'INSURED';
  return answer === 'not sure' ? 'NOT_SURE' : 'NOT_INSURED';
}

/** C-32: nothing means a workshop, anything that is not known means travel. */
function serviceMode(said: string | null): ServiceMode {
  const mode = said?.toLowerCase() ?? 'workshop';
  if (mode === 'both') return 'BOTH';
  return mode === 'workshop' ? 'WORKSHOP' : 'TRAVEL';
}
