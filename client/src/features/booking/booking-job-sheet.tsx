import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '~/lib/london-dates.ts';
import { formatPlate } from '~/lib/uk-plate.ts';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { Plate } from '~/ui/plate.tsx';
import type { BookingDraft } from './booking-draft.ts';
import { askedSpecialist, bookingFlow } from './booking-flow.ts';
import styles from './booking-job-sheet.module.css';
import { type BookingStep, stepPath } from './booking-steps.ts';
import type { Guide } from './use-price-guide.ts';

interface BookingJobSheetProps {
  draft: BookingDraft;
  guide: Guide;
  /** The open step: what it asks is the next thing to be written. */
  step: BookingStep;
  /** In the review, with everything in full and a way to change each row. */
  full?: boolean;
}

interface Row {
  id: string;
  label: string;
  value: ReactNode;
  detail?: ReactNode;
  /** The step that asks for it; null where there is nothing to change. */
  step: BookingStep | null;
}

/** The job sheet, which fills in while the wizard asks. */
export function BookingJobSheet({ draft, guide, step, full = false }: BookingJobSheetProps) {
  const rows = [...rowsOf(draft, full), ...guideRows(guide)].map(({ step: asked, ...row }) => ({
    ...row,
    pending: !row.value,
    value: row.value || pendingText(asked, step),
    action: full && asked && <ChangeLink step={asked} label={row.label} />,
  }));
  return (
    <JobSheet
      label="Job sheet"
      headingLevel={full ? 3 : 2}
      reference={draft.savedAt === null ? 'Draft' : `Draft · saved ${timeOf(draft.savedAt)}`}
      rows={rows}
      note="Nothing is charged now. You pay once your specialist has confirmed."
    />
  );
}

function rowsOf(draft: BookingDraft, full: boolean): Row[] {
  const { service, model, year, plate, itemDetails, issueDescription, photos, place, address, date, time } = draft;
  const rows: Row[] = [{ id: 'service', label: 'Service', value: service?.name, step: 'service' }];
  if (service?.needsVehicle) {
    const detail = [model.trim(), year.trim()].filter(Boolean).join(', ');
    const value = plate.trim() && <Plate value={formatPlate(plate)} />;
    rows.push({ id: 'vehicle', label: 'Vehicle', value, detail, step: 'details' });
  } else if (itemDetails.trim()) {
    rows.push({ id: 'item', label: 'Item', value: cut(itemDetails, full), step: 'details' });
  }
  rows.push(
    { id: 'issue', label: 'Issue', value: cut(issueDescription, full), step: 'details' },
    { id: 'photos', label: 'Photos', value: photos.length || null, step: 'details' },
    {
      id: 'where',
      label: 'Where',
      value: place?.name,
      detail: place && place.kind !== 'WORKSHOP' && address.trim(),
      step: 'location',
    },
  );
  const asked = askedSpecialist(draft);
  const isAsked = bookingFlow.stepsFor(draft).includes('specialist');
  if (asked || isAsked) {
    // Whoever has gone on to the date without choosing anybody has no preference.
    const value = asked?.name ?? (draft.specialist || date ? 'No preference' : null);
    rows.push({ id: 'specialist', label: 'Specialist', value, step: isAsked ? 'specialist' : null });
  }
  rows.push({
    id: 'when',
    label: 'When',
    value: date && [formatDay(date), time?.label].filter(Boolean).join(', '),
    step: 'date-time',
  });
  return rows;
}

function guideRows({ price, duration, travelFee }: Guide): Row[] {
  return [
    {
      id: 'price',
      label: 'Price guide',
      value: price && <strong>{price}</strong>,
      detail: [duration && `Usually ${duration}`, travelFee].filter(Boolean).join(' · '),
      step: null,
    },
  ];
}

function ChangeLink({ step, label }: { step: BookingStep; label: string }) {
  return (
    <Link to={stepPath(step)} className={styles.change}>
      Change<span className="visually-hidden"> {label}</span>
    </Link>
  );
}

function pendingText(asked: BookingStep | null, open: BookingStep): string {
  if (asked === null) return 'on request';
  return asked === open ? 'this step' : 'to choose';
}

/** One line on the sheet at the side, everything in the review. */
function cut(text: string, full: boolean): ReactNode {
  const tidy = text.trim();
  return full || !tidy ? tidy : <span className={styles.cut}>{tidy}</span>;
}

function timeOf(moment: number): string {
  return new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
