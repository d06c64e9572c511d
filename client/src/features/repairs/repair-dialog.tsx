import { Printer } from 'lucide-react';
import { BookAgain, type PastJob } from '~/features/customer/book-again.tsx';
import { SpecialistName } from '~/features/customer/specialist-name.tsx';
import { serviceLabel } from '~/site/unknown-labels.ts';
import { Button } from '~/ui/button.tsx';
import { Day } from '~/ui/date-time.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { CostBreakdown } from './cost-breakdown.tsx';
import { Receipt } from './receipt.tsx';
import { namesVehicle, normaliseStatus, type Repair } from './repair.ts';
import styles from './repair-dialog.module.css';
import { RepairStamp, VehicleName } from './repair-slip.tsx';

interface RepairDialogProps {
  repair: Repair;
  /** When and how it was paid; null if unknown. */
  payment: string | null;
  customerName: string;
  /** The work, as it can be booked again. */
  job: PastJob;
  onReview: () => void;
  onClose: () => void;
}

/** A repair's full job sheet (REP-04..09). Printing it prints only the receipt. */
export function RepairDialog(props: RepairDialogProps) {
  const { repair, payment, customerName, job, onReview, onClose } = props;
  const { serviceName, reference, vehicle, specialistName, warranty, description, notes } = repair;
  const isCompleted = normaliseStatus(repair.status) === 'COMPLETED';
  const canReview = isCompleted && repair.canReview && repair.appointmentId !== null;
  return (
    <Dialog
      open
      hasAddress
      onClose={onClose}
      size="lg"
      title={serviceLabel(serviceName)}
      description={
        isCompleted
          ? null
          : 'This repair is in progress. The cost may still change, and you can review it once it’s completed.'
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose} className={styles.close}>
            Close
          </Button>
          <div className={styles.actions}>
            <Button variant="outline" icon={<Printer aria-hidden />} onClick={() => window.print()}>
              Print Receipt
            </Button>
            {isCompleted && <BookAgain job={job} />}
            {canReview && <Button onClick={onReview}>Leave a Review</Button>}
          </div>
        </>
      }
    >
      <JobSheet
        label="Service information"
        headingLevel={3}
        variant={isCompleted ? 'receipt' : 'confirmed'}
        reference={reference ?? 'No reference'}
        stamp={<RepairStamp repair={repair} />}
        rows={[
          { id: 'reference', label: 'Reference', value: reference ?? '–' },
          ...(namesVehicle(repair)
            ? [{ id: 'vehicle', label: 'Vehicle', value: <VehicleName vehicle={vehicle} /> }]
            : []),
          { id: 'date', label: 'Date', value: repair.date ? <Day day={repair.date} /> : '–' },
          {
            id: 'specialist',
            label: 'Specialist',
            value: <SpecialistName id={job.specialistId ?? null} name={specialistName} />,
          },
          { id: 'warranty', label: 'Warranty', value: warranty },
          ...(payment ? [{ id: 'paid', label: 'Paid', value: payment }] : []),
        ]}
      >
        <h4 className={styles.title}>Description</h4>
        <p dir="auto" className={styles.text}>
          {description ?? 'No description.'}
        </p>
        <h4 className={styles.title}>Technician notes</h4>
        <p dir="auto" className={styles.text}>
          {notes ?? 'No notes.'}
        </p>
        <h4 className={styles.title}>Cost breakdown</h4>
        <CostBreakdown repair={repair} />
      </JobSheet>
      <Receipt repair={repair} payment={payment} customerName={customerName} />
    </Dialog>
  );
}
