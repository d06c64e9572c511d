import type { InsuranceStatus, ServiceMode } from '../../graphql/generated/schema.ts';
import type { SpecialistRecord } from '../../legacy/endpoints/specialist-record.ts';
import type { SpecialistServiceRecord } from '../../legacy/endpoints/specialist-service-record.ts';
import { stars } from '../review/stars.ts';

export type SpecialistModel = SpecialistRecord;

export type SpecialistServiceModel = SpecialistServiceRecord;

export type ServiceAreaModel = SpecialistRecord['serviceAreas'][number];

/**
 * DIR-35: the mean of the reviews, or the stored rating if there are none, to one decimal. Null if
 * it is zero or unknown.
 */
export function displayedRating({ reviews, storedRating }: SpecialistRecord): number | null {
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

export function toInsuranceStatus(text: string | null): InsuranceStatus {
  const status = text?.toLowerCase();
  if (status === 'yes') return 'INSURED';
  return status === 'not sure' ? 'NOT_SURE' : 'NOT_INSURED';
}

/** C-32: a missing mode means workshop, an unknown one travel. */
export function toServiceMode(text: string | null): ServiceMode {
  const mode = text?.toLowerCase() ?? 'workshop';
  if (mode === 'both') return 'BOTH';
  return mode === 'workshop' ? 'WORKSHOP' : 'TRAVEL';
}
