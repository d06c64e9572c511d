import { findOffer } from '../store/appointment-life.ts';
import type { Queries } from '../store/database.ts';

/** What the specialist asks for the service; null when he names no price, or nobody is assigned. Fixed at this moment. */
export async function priceOf(db: Queries, specialistId: number | null, serviceId: number): Promise<number | null> {
  const offer = specialistId === null ? undefined : await findOffer(db, specialistId, serviceId);
  return offer?.base_price_pence ?? null;
}
