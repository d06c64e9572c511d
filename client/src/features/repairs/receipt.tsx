import styles from '~/features/customer/printed-sheet.module.css';
import { PrintedSheet, PrintedText } from '~/features/customer/printed-sheet.tsx';
import { serviceLabel, specialistLabel } from '~/site/unknown-labels.ts';
import { CostBreakdown } from './cost-breakdown.tsx';
import { formatRepairDate, namesVehicle, type Repair, statusAppearance } from './repair.ts';

interface ReceiptProps {
  repair: Repair;
  /** When and how it was paid; null if unknown. */
  payment: string | null;
  customerName: string;
}

/** The printed receipt of a repair (REP-07). */
export function Receipt({ repair, payment, customerName }: ReceiptProps) {
  const { reference, serviceName, vehicle, specialistName, warranty, description, notes } = repair;
  const rows = [
    ['Customer', customerName],
    ['Service', serviceLabel(serviceName)],
    ...(namesVehicle(repair) ? [['Vehicle', vehicle ?? '–'] as const] : []),
    ['Date of the work', formatRepairDate(repair)],
    ['Specialist', specialistLabel(specialistName)],
    ['Status', statusAppearance(repair.status).label],
    ['Warranty', warranty],
    ...(payment ? [['Paid', payment] as const] : []),
  ] as const;
  return (
    <PrintedSheet title="Receipt" reference={reference} rows={rows} carbon>
      <PrintedText title="Description" text={description} />
      <PrintedText title="Technician notes" text={notes} />
      <h2 className={styles.title}>Cost breakdown</h2>
      <CostBreakdown repair={repair} />
    </PrintedSheet>
  );
}
