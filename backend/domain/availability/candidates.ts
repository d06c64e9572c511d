import {
  isOfferedAt,
  modeOfOffer,
  type Page,
  travellingSpecialists,
  worksAt,
  workshopsOffering,
} from '../../store/availability/availability.ts';
import { type Resource, specialistResource, workshopResource } from '../../store/availability/resources.ts';
import type { Queries } from '../../store/database/database.ts';

export type JobLocation =
  | { kind: 'workshop'; workshopId: number }
  | { kind: 'home' }
  | { kind: 'different' }
  | { kind: 'anywhere' };

export interface TimeSlotQuery {
  serviceId: number;
  location: JobLocation;
  specialistId?: number | undefined;
}

/** Resources that would serve a booking together, such as a workshop and a specialist. */
export type Candidate = Resource[];

/** Usually the first few have a free time slot. Later pages grow, to need few queries. */
const firstPageSize = 8;
const pageGrowth = 4;

async function* inPages(
  list: (page: Page) => Promise<number[]>,
  resourceOf: (id: number) => Resource,
): AsyncGenerator<Candidate[]> {
  let after = 0;
  for (let limit = firstPageSize; ; limit *= pageGrowth) {
    const ids = await list({ after, limit });
    if (ids.length > 0) yield ids.map((id) => [resourceOf(id)]);
    if (ids.length < limit) return;
    after = ids.at(-1) ?? after;
  }
}

/** The only candidate; undefined when service, location and specialist don't match. */
async function singleCandidate(
  db: Queries,
  serviceId: number,
  location: JobLocation,
  specialistId: number | undefined,
): Promise<Candidate | undefined> {
  const mode = specialistId === undefined ? undefined : await modeOfOffer(db, serviceId, specialistId);
  const specialist = specialistId === undefined || mode === undefined ? [] : [specialistResource(specialistId)];
  if (specialistId !== undefined && specialist.length === 0) return undefined;
  if (location.kind === 'anywhere') return specialist;
  if (location.kind !== 'workshop') return mode === 'workshop' ? undefined : specialist;
  if (!(await isOfferedAt(db, serviceId, location.workshopId))) return undefined;
  if (specialistId !== undefined && !(await worksAt(db, specialistId, location.workshopId))) return undefined;
  return [workshopResource(location.workshopId), ...specialist];
}

/** All candidates for a booking, in growing batches. */
export async function* findCandidates(
  db: Queries,
  { serviceId, location, specialistId }: TimeSlotQuery,
): AsyncGenerator<Candidate[]> {
  if (specialistId !== undefined || location.kind === 'workshop') {
    const candidate = await singleCandidate(db, serviceId, location, specialistId);
    if (candidate) yield [candidate];
    return;
  }
  if (location.kind === 'anywhere') yield* inPages((page) => workshopsOffering(db, serviceId, page), workshopResource);
  yield* inPages((page) => travellingSpecialists(db, serviceId, page), specialistResource);
}

/** Whether the specialist, if there is one, offers the service at the location. */
export async function canServe(db: Queries, query: TimeSlotQuery): Promise<boolean> {
  for await (const candidates of findCandidates(db, query)) return candidates.length > 0;
  return false;
}
