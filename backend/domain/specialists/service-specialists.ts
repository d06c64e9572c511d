import { DAY_MS } from '#shared/time.ts';
import { lastSpecialistOffering, specialistsOffering } from '../../store/availability/availability.ts';
import type { Queries } from '../../store/database/database.ts';

/** As many as on the largest page of the directory. */
const maxListed = 50;

/** A prime, so that daily starting points spread over the list. */
const step = 7_919;

/**
 * The specialists to choose from for a service, by id: all of them if there are at most 50, else 50
 * from a starting point that changes daily, so that everyone is listed on some days. The directory
 * has them all.
 */
export async function serviceSpecialists(db: Queries, serviceId: number, now: Date): Promise<number[]> {
  const first = await specialistsOffering(db, serviceId, { after: 0, limit: maxListed + 1 });
  if (first.length <= maxListed) return first;
  const last = await lastSpecialistOffering(db, serviceId);
  const after = (Math.floor(now.getTime() / DAY_MS) * step) % last;
  const page = await specialistsOffering(db, serviceId, { after, limit: maxListed });
  return [...first.slice(0, maxListed - page.length), ...page];
}
