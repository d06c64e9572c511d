import { formatPlate } from '#shared/uk/plate.ts';
import { NumberPlate } from '~/ui/number-plate.tsx';
import styles from './vehicle-name.module.css';

/** The vehicle's name and number plate; a dash if there is no vehicle (C-54). */
export function VehicleName({ vehicle }: { vehicle: string | null }) {
  if (!vehicle) return <>–</>;
  const { name, plate } = splitVehicle(vehicle);
  return (
    <span className={styles.vehicle}>
      {name && <span>{name}</span>}
      {plate && <NumberPlate value={plate} />}
    </span>
  );
}

/**
 * A number plate at the end of a text: a current one, or an older one after a comma. The comma
 * keeps models like 'BMW 320d' from matching.
 */
const TRAILING_PLATE =
  /^(?:(.*?)[\s,;(]+)?([A-Z]{2}\d{2} ?[A-Z]{3})\)?$|^(.*\S),\s*([A-Z]\d{1,3} ?[A-Z]{3}|[A-Z]{3} ?\d{1,3}[A-Z])$/i;

/** Splits a vehicle's text into its name and number plate; the plate is null if there is none. */
export function splitVehicle(vehicle: string): { name: string; plate: string | null } {
  const [, name, plate, olderName, olderPlate] = TRAILING_PLATE.exec(vehicle.trim()) ?? [];
  const matched = plate ?? olderPlate;
  return matched === undefined
    ? { name: vehicle, plate: null }
    : { name: name ?? olderName ?? '', plate: formatPlate(matched) };
}
