import { findOffer } from '../../store/appointments/appointment-changes.ts';
import type { Queries } from '../../store/database/database.ts';

/** The specialist's price for the service now; null without a specialist or a price. */
export async function priceOf(db: Queries, specialistId: number | null, serviceId: number): Promise<number | null> {
  const offer = specialistId === null ? undefined : await findOffer(db, specialistId, serviceId);
  return offer?.base_price_pence ?? null;
}
