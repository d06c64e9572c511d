import DataLoader from 'dataloader';
import type { InsuranceStatus, ServiceMode } from '../../graphql/generated/schema.ts';
import type { SpecialistRecord, SpecialistServiceRecord } from '../../legacy/endpoints/specialist-record.ts';
import { listSpecialists } from '../../legacy/endpoints/specialists.ts';
import type { LegacyClient } from '../../legacy/transport/legacy-client.ts';

/** A rating, limited to the scale of 0 to 5. */
export const stars = (rating: number) => Math.min(5, Math.max(0, rating));

export type SpecialistModel = SpecialistRecord;

export type SpecialistServiceModel = SpecialistServiceRecord;

export type ServiceAreaModel = SpecialistRecord['serviceAreas'][number];

/** DIR-35: the mean of the reviews, else the stored rating, to one decimal; null for none. */
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

/** What a specialist offers first; null if the host sends no ids of services. */
export const firstServiceId = ({ services }: SpecialistRecord): string | null =>
  services.find(({ serviceId }) => serviceId !== null)?.serviceId ?? null;

const PER_PAGE = 100;
const MAX_PAGES = 50;

/** Loads specialists by id. No script returns one, so it reads large pages until all are found. */
export function createSpecialistLoader(legacy: LegacyClient): DataLoader<string, SpecialistRecord | null> {
  return new DataLoader(
    async (ids) => {
      const requested = new Set(ids);
      const found = new Map<string, SpecialistRecord>();
      for (let page = 1, pages = 1; page <= pages && found.size < requested.size; page++) {
        const { specialists, totalPages } = await legacy.read(listSpecialists, { page, perPage: PER_PAGE });
        for (const record of specialists) {
          if (requested.has(record.id)) found.set(record.id, record);
        }
        pages = Math.min(totalPages, MAX_PAGES);
      }
      return ids.map((id) => found.get(id) ?? null);
    },
    { maxBatchSize: 200 },
  );
}
