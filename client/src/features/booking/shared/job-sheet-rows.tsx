import type { ReactNode } from 'react';
import { addressOf } from '~/features/locations/work-location.ts';
import { formatDate } from '~/lib/format-date.ts';
import { NumberPlate } from '~/ui/number-plate.tsx';
import { hasSpecialistStep } from './booking-answers.ts';
import type { BookingStep } from './booking-steps.ts';
import type { BookingSummary } from './booking-summary.ts';
import styles from './job-sheet-rows.module.css';
import type { PriceGuide } from './use-price-guide.ts';

interface Row {
  id: string;
  label: string;
  /** Empty while it is not answered. */
  value: ReactNode;
  detail?: ReactNode;
  /** The step where it can be changed; null if it can't. */
  step: BookingStep | null;
}

/** The rows of the job sheet, in the order of the wizard, with the price guide last. */
export function jobSheetRows(summary: BookingSummary, guide: PriceGuide, full: boolean): Row[] {
  const { draft, address } = summary;
  const { service, issueDescription, photos, location, date, timeSlot } = draft;
  const when = date && [formatDate(date), timeSlot?.label].filter(Boolean).join(', ');
  return [
    { id: 'service', label: 'Service', value: service?.name, step: 'service' },
    ...itemRows(summary, full),
    { id: 'issue', label: 'Issue', value: textValue(issueDescription, full), step: 'details' },
    { id: 'photos', label: 'Photos', value: photos.length || null, step: 'details' },
    {
      id: 'where',
      label: 'Where',
      value: location && <Lines first={location.name} second={addressOf(location, address)} />,
      step: 'location',
    },
    ...specialistRows(summary),
    { id: 'when', label: 'When', value: when, step: 'date-time' },
    priceRow(guide),
  ];
}

function itemRows({ draft: { itemDetails }, vehicle }: BookingSummary, full: boolean): Row[] {
  if (vehicle) {
    const { name, plate } = vehicle;
    // A saved vehicle may have no plate.
    const value = plate ? <NumberPlate value={plate} /> : name;
    return [{ id: 'vehicle', label: 'Vehicle', value, detail: plate && name, step: 'details' }];
  }
  if (!itemDetails.trim()) return [];
  return [{ id: 'item', label: 'Item', value: textValue(itemDetails, full), step: 'details' }];
}

function specialistRows({ draft, specialist }: BookingSummary): Row[] {
  const hasStep = hasSpecialistStep(draft);
  if (!specialist && !hasStep) return [];
  // A date without a specialist means that the step was left with no preference.
  const value = specialist?.name ?? (draft.specialist || draft.date ? 'No preference' : null);
  return [{ id: 'specialist', label: 'Specialist', value, step: hasStep ? 'specialist' : null }];
}

function priceRow({ price, source, duration, travelFee }: PriceGuide): Row {
  const details = [source, duration && `Usually ${duration}`, travelFee].filter(Boolean).join(' · ');
  const value = price && <Lines first={<strong>{price}</strong>} second={details} />;
  return { id: 'price', label: 'Price guide', value, step: null };
}

function Lines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      {first}
      {second && <span className={styles.second}>{second}</span>}
    </>
  );
}

/** Truncated to one line beside the wizard, in full in the review. */
function textValue(text: string, full: boolean): ReactNode {
  const trimmed = text.trim();
  return full || !trimmed ? trimmed : <span className={styles.truncated}>{trimmed}</span>;
}
