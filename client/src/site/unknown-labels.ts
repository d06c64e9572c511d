/* What customers read where the legacy host doesn't say (ENT-22, C-93, DIR-25). */

export const serviceLabel = (name: string | null): string => name ?? 'Service';

export const specialistLabel = (name: string | null): string => name ?? 'Not assigned';

/** A workshop, unless the work is done at the customer's home. */
export function locationLabel({
  locationName,
  isHomeService,
}: {
  locationName: string | null;
  isHomeService: boolean;
}): string {
  return locationName ?? (isHomeService ? 'Home Service' : 'Central Workshop');
}

/** The name of a specialist of the directory. */
export const specialistName = (name: string | null): string => name ?? 'Not Provided';

export const tradeLabel = (trade: string | null): string => trade ?? 'Repair Specialist';
