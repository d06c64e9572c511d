import { CarFront, User } from 'lucide-react';
import type { RepairSlipFragment } from '~/graphql/generated/graphql.ts';
import { formatDayOfMonth, formatShortMonth } from '~/lib/format-date.ts';
import { serviceLabel, specialistLabel } from '~/site/unknown-labels.ts';
import { Button } from '~/ui/button.tsx';
import { Slip } from '~/ui/slip.tsx';
import { namesVehicle } from './repair.ts';
import styles from './repair-slip.module.css';
import { RepairStamp } from './repair-stamp.tsx';
import { statusAppearance } from './repair-status.ts';
import { VehicleName } from './vehicle-name.tsx';

/** A repair as a tear-off slip, with its cost (REP-03, C-53, C-101). */
export function RepairSlip({ repair, onView }: { repair: RepairSlipFragment; onView: () => void }) {
  const { reference, date, vehicle, specialistName, cost } = repair;
  const serviceName = serviceLabel(repair.serviceName);
  return (
    <Slip
      tone={statusAppearance(repair.status).tone}
      stub={
        date
          ? { top: formatDayOfMonth(date), bottom: `${formatShortMonth(date)} ${date.slice(2, 4)}` }
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
          <h3 className={styles.service}>{serviceName}</h3>
          {reference && <p className={styles.reference}>{reference}</p>}
        </div>
        <div className={styles.facts}>
          {namesVehicle(repair) && (
            <p className={styles.fact}>
              <CarFront aria-hidden />
              <span className="visually-hidden">Vehicle: </span>
              <VehicleName vehicle={vehicle} />
            </p>
          )}
          <p className={styles.fact}>
            <User aria-hidden />
            <span className="visually-hidden">Specialist: </span>
            {specialistLabel(specialistName)}
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
