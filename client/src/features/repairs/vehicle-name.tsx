import { NumberPlate } from '~/ui/number-plate.tsx';
import styles from './vehicle-name.module.css';
import { splitVehicle } from './vehicle-text.ts';

/** The vehicle with its plate as it hangs on the car; a dash when there is none (C-54). */
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
