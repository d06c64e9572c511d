import { WEEKDAY_NAMES } from '#shared/london/days.ts';
import type {
  InsuranceStatus,
  Review,
  ServiceMode,
  Specialist,
  SpecialistService,
  Weekday,
} from '../../graphql/generated/schema.ts';
import type { SpecialistRecord } from '../../legacy/endpoints/specialist-record.ts';
import type { SpecialistServiceRecord } from '../../legacy/endpoints/specialist-service-record.ts';
import { View } from '../../legacy/wire/view.ts';
import { type PhotoSources, photoUrl } from '../files/photo-url.ts';
import { money } from '../money/money.ts';
import { priceLabel, priceRange } from '../money/price-label.ts';
import { stars } from '../review/stars.ts';

const WEEKDAYS = Object.keys(WEEKDAY_NAMES) as Weekday[];

/** A specialist with the documented defaults (DIR-25, DIR-26). */
export class SpecialistModel extends View<SpecialistRecord> implements Omit<Specialist, 'reviews'> {
  readonly id = this.source.id;
  readonly name = this.source.name;
  readonly trade = this.source.trade;
  readonly bio = this.source.bio;
  readonly yearsOfExperience = this.source.yearsOfExperience;
  readonly isCertified = this.source.certified?.toLowerCase() === 'yes';
  readonly willingToTravel = this.source.willingToTravel;
  readonly estimatedDurationMinutes = this.source.durationMinutes;
  readonly #hosts: PhotoSources;

  constructor(record: SpecialistRecord, hosts: PhotoSources) {
    super(record);
    this.#hosts = hosts;
  }

  get photoUrl() {
    return photoUrl(this.source.photo, this.#hosts);
  }
  get averageRating() {
    return displayedRating(this.source);
  }
  get reviewCount() {
    return this.source.reviews.length;
  }
  /** All reviews; a resolver cuts the page. */
  get allReviews(): Review[] {
    return this.source.reviews.map(({ rating, comment, createdAt }) => ({
      rating: stars(rating ?? 0),
      comment,
      createdAt,
    }));
  }
  get ratingCounts() {
    const rounded = this.source.reviews.map(({ rating }) => Math.round(stars(rating ?? 0)));
    return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: rounded.filter((rating) => rating === stars).length }));
  }
  get liabilityInsurance() {
    return toInsuranceStatus(this.source.liabilityInsurance);
  }
  get serviceMode() {
    return toServiceMode(this.source.serviceMode);
  }
  get price() {
    return priceRange(this.source.basePence, this.source.highPence);
  }
  get priceLabel() {
    return priceLabel(this.price);
  }
  get services() {
    return this.source.services.map((service) => new OfferedService(service));
  }
  get companies() {
    return this.source.companies.map(({ id, name }) => ({ companyId: id, name }));
  }
  get serviceAreas() {
    return this.source.serviceAreas.map(({ id, name, travelFeePence }) => ({
      areaId: id,
      name,
      travelFee: travelFeePence === null ? null : money(travelFeePence),
    }));
  }
  get workshops() {
    return this.source.workshops.map(({ id, name }) => ({ workshopId: id, name }));
  }
  get availableDays() {
    const names = new Set(this.source.availableDays.map((name) => name.toLowerCase()));
    return WEEKDAYS.filter((weekday) => names.has(weekday.toLowerCase()));
  }
}

class OfferedService extends View<SpecialistServiceRecord> implements SpecialistService {
  readonly serviceId = this.source.serviceId;
  readonly name = this.source.name;
  readonly description = this.source.description;
  readonly estimatedDurationMinutes = this.source.durationMinutes;

  get price() {
    return priceRange(this.source.basePence, this.source.highPence);
  }
  get priceLabel() {
    return priceLabel(this.price);
  }
}

export function toSpecialist(record: SpecialistRecord, hosts: PhotoSources): SpecialistModel {
  return new SpecialistModel(record, hosts);
}

/**
 * DIR-35: the mean of the reviews, or the stored rating if there are none, to one decimal. Null if
 * it is zero or unknown.
 */
function displayedRating({ reviews, storedRating }: SpecialistRecord): number | null {
  let sum = 0;
  let count = 0;
  for (const { rating } of reviews) {
    if (rating === null) continue;
    sum += stars(rating);
    count += 1;
  }
  const mean = count > 0 ? sum / count : storedRating;
  // Through a decimal text, since 4.35 * 10 is a little less than 43.5 in floating point.
  const rounded = Math.round(Number((stars(mean ?? 0) * 10).toFixed(6))) / 10;
  return rounded > 0 ? rounded : null;
}

function toInsuranceStatus(text: string | null): InsuranceStatus {
  const status = text?.toLowerCase();
  if (status === 'yes') return 'INSURED';
  return status === 'not sure' ? 'NOT_SURE' : 'NOT_INSURED';
}

/** C-32: a missing mode means workshop, an unknown one travel. */
function toServiceMode(text: string | null): ServiceMode {
  const mode = text?.toLowerCase() ?? 'workshop';
  if (mode === 'both') return 'BOTH';
  return mode === 'workshop' ? 'WORKSHOP' : 'TRAVEL';
}
