import { lastSpecialistOffering, specialistsOffering } from '../store/availability.ts';
import type { Queries } from '../store/database.ts';

/** As many as a page of the directory may have: nobody compares thousands, and nobody could wait for them. */
const mostListed = 50;

const dayMs = 86_400_000;
/** A prime, so that the days begin all over the list. */
const step = 7_919;

/**
 * The specialists to choose from for a service, in the order of their ids: all of them where they are few. Of many, those from a place in
 * the list that is another one each day, so that everyone gets a turn; the directory has the others.
 */
export async function specialistsToChoose(db: Queries, serviceId: number, now: Date): Promise<number[]> {
  const first = await specialistsOffering(db, serviceId, { after: 0, limit: mostListed + 1 });
  if (first.length <= mostListed) return first;
  const last = await lastSpecialistOffering(db, serviceId);
  const after = (Math.floor(now.getTime() / dayMs) * step) % last;
  const some = await specialistsOffering(db, serviceId, { after, limit: mostListed });
  return [...first.slice(0, mostListed - some.length), ...some];
}
