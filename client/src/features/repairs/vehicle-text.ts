import { formatPlate } from '#shared/uk/plate.ts';

/**
 * A plate of today's kind at the end of a text, or one of the older kinds that stands by itself
 * there: 'BMW 320d' is none.
 */
const LAST_PLATE =
  /^(?:(.*?)[\s,;(]+)?([A-Z]{2}\d{2} ?[A-Z]{3})\)?$|^(.*\S),\s*([A-Z]\d{1,3} ?[A-Z]{3}|[A-Z]{3} ?\d{1,3}[A-Z])$/i;

/** A vehicle's text apart from its plate, where a plate can be read in it. */
export function splitVehicle(vehicle: string): { name: string; plate: string | null } {
  const [, name, plate, otherName, otherPlate] = LAST_PLATE.exec(vehicle.trim()) ?? [];
  const found = plate ?? otherPlate;
  return found === undefined
    ? { name: vehicle, plate: null }
    : { name: name ?? otherName ?? '', plate: formatPlate(found) };
}
