import { CarFront, User } from 'lucide-react';
import { formatPlate } from '#shared/uk/plate.ts';
import { SpecialistName } from '~/features/customer/specialist-name.tsx';
import type { RepairSlipFragment } from '~/graphql/generated/graphql.ts';
import { formatDayOfMonth, formatShortMonth } from '~/lib/format-date.ts';
import { serviceLabel } from '~/site/unknown-labels.ts';
import { Button } from '~/ui/button.tsx';
import { NumberPlate } from '~/ui/number-plate.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import slip from '~/ui/slip.module.css';
import { Slip } from '~/ui/slip.tsx';
import { SlipSkeleton } from '~/ui/slip-skeleton.tsx';
import { Stamp } from '~/ui/stamp.tsx';
import { namesVehicle, statusAppearance } from './repair.ts';
import styles from './repair-slip.module.css';

/** A repair as a tear-off slip, with its cost (REP-03, C-53, C-101). */
export function RepairSlip({ repair, onView }: { repair: RepairSlipFragment; onView: () => void }) {
  const { reference, date, vehicle, specialistName, appointment, cost } = repair;
  const serviceName = serviceLabel(repair.serviceName);
  return (
    <Slip
      tone={statusAppearance(repair.status).tone}
      stub={
        date
          ? { top: formatDayOfMonth(date), bottom: `${formatShortMonth(date)} ${date.slice(2, 4)}`, day: date }
          : { top: '–', bottom: 'No day' }
      }
      aside={
        <>
          <div className={styles.stamp}>
            <RepairStamp repair={repair} />
          </div>
          <Button variant="outline" onClick={onView} className={styles.view}>
            View Details
            <span className="visually-hidden">
              {' '}
              of {serviceName} {reference}
            </span>
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div>
          <h3 className={slip.service}>{serviceName}</h3>
          {reference && <p className={slip.reference}>{reference}</p>}
        </div>
        <div className={styles.facts}>
          {namesVehicle(repair) && (
            <p className={slip.fact}>
              <CarFront aria-hidden />
              <span className="visually-hidden">Vehicle: </span>
              <VehicleName vehicle={vehicle} />
            </p>
          )}
          <p className={slip.fact}>
            <User aria-hidden />
            <span className="visually-hidden">Specialist: </span>
            <SpecialistName id={appointment?.specialistId ?? null} name={specialistName} />
          </p>
        </div>
        <p className={styles.cost}>
          <span className="visually-hidden">Cost: </span>
          {cost.formatted}
        </p>
      </div>
    </Slip>
  );
}

/** The status, as icon, label and colour. */
export function RepairStamp({ repair }: { repair: Pick<RepairSlipFragment, 'status'> }) {
  const { label, tone, Icon } = statusAppearance(repair.status);
  return (
    <Stamp tone={tone} Icon={Icon}>
      {label}
    </Stamp>
  );
}

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

/** A `RepairSlip` while it loads: its columns, the stamp and the button. */
export function RepairSlipSkeleton() {
  const aside = (
    <>
      <Skeleton shape="box" width={104} height={32} />
      <Skeleton shape="box" width={118} height={48} />
    </>
  );
  return (
    <SlipSkeleton aside={aside}>
      <div className={styles.columns}>
        <div>
          <Skeleton width="70%" />
          <div className={slip.reference}>
            <Skeleton width={88} />
          </div>
        </div>
        <div className={styles.facts}>
          <div className={slip.fact}>
            <Skeleton width={150} />
          </div>
          <Skeleton shape="box" width={92} height={26} />
          <div className={slip.fact}>
            <Skeleton width={120} />
          </div>
        </div>
        <Skeleton width={80} />
      </div>
    </SlipSkeleton>
  );
}
