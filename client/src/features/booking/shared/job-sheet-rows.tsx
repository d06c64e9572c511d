import type { ReactNode } from 'react';
import { isCustomerLocation } from '~/features/locations/work-location.ts';
import { formatDate } from '~/lib/format-date.ts';
import { NumberPlate } from '~/ui/number-plate.tsx';
import type { BookingStep } from './booking-steps.ts';
import styles from './job-sheet-rows.module.css';
import type { Guide } from './use-price-guide.ts';
import { asksSpecialist, type Written } from './written.ts';

interface Row {
  id: string;
  label: string;
  /** Empty while nothing has been said. */
  value: ReactNode;
  detail?: ReactNode;
  /** The step that asks for it; null where there is nothing to change. */
  step: BookingStep | null;
}

/**
 * What stands on the job sheet: everything asked, in the order of the wizard, and what it is likely
 * to cost.
 */
export function jobSheetRows(written: Written, guide: Guide, full: boolean): Row[] {
  const { draft, address } = written;
  const { service, issueDescription, photos, location, date, time } = draft;
  const when = date && [formatDate(date), time?.label].filter(Boolean).join(', ');
  return [
    { id: 'service', label: 'Service', value: service?.name, step: 'service' },
    ...itemRows(written, full),
    { id: 'issue', label: 'Issue', value: cut(issueDescription, full), step: 'details' },
    { id: 'photos', label: 'Photos', value: photos.length || null, step: 'details' },
    {
      id: 'where',
      label: 'Where',
      value: location && <Lines first={location.name} second={isCustomerLocation(location) && address.trim()} />,
      step: 'location',
    },
    ...specialistRows(written),
    { id: 'when', label: 'When', value: when, step: 'date-time' },
    priceRow(guide),
  ];
}

function itemRows({ draft: { itemDetails }, vehicle }: Written, full: boolean): Row[] {
  if (vehicle) {
    const { name, plate } = vehicle;
    // A saved vehicle may have no plate.
    const value = plate ? <NumberPlate value={plate} /> : name;
    return [{ id: 'vehicle', label: 'Vehicle', value, detail: plate && name, step: 'details' }];
  }
  return itemDetails.trim() ? [{ id: 'item', label: 'Item', value: cut(itemDetails, full), step: 'details' }] : [];
}

function specialistRows({ draft, asked }: Written): Row[] {
  const isAsked = asksSpecialist(draft);
  if (!asked && !isAsked) return [];
  // Whoever has gone on to the date without choosing anybody has no preference.
  const value = asked?.name ?? (draft.specialist || draft.date ? 'No preference' : null);
  return [{ id: 'specialist', label: 'Specialist', value, step: isAsked ? 'specialist' : null }];
}

function priceRow({ price, duration, travelFee }: Guide): Row {
  const more = [duration && `Usually ${duration}`, travelFee].filter(Boolean).join(' · ');
  const value = price && <Lines first={<strong>{price}</strong>} second={more} />;
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

/** One line on the sheet at the side, everything in the review. */
function cut(text: string, full: boolean): ReactNode {
  const tidy = text.trim();
  return full || !tidy ? tidy : <span className={styles.cut}>{tidy}</span>;
}
