import { NumberPlate } from '~/ui/number-plate.tsx';
import { splitVehicle } from './split-vehicle.ts';
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
