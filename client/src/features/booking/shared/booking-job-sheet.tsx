import type { ReactNode } from 'react';
import { formatPlate } from '#shared/uk/plate.ts';
import { addressOf, type WorkLocation } from '~/features/locations/work-location.ts';
import { ChangeLink } from '~/forms/wizard/wizard.tsx';
import { formatDate, formatLocalTime, formatShortDate } from '~/lib/format-date.ts';
import { lazyWithPreload } from '~/lib/lazy-with-preload.ts';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { NumberPlate } from '~/ui/number-plate.tsx';
import { RangeText } from '~/ui/range-text.tsx';
import {
  type BookingAnswers,
  type BookingSummary,
  hasSpecialistStep,
  requestedSpecialist,
  type VehicleSummary,
} from './booking-answers.ts';
import type { BookingStep } from './booking-flow.ts';
import styles from './booking-job-sheet.module.css';
import type { PriceGuide } from './use-price-guide.ts';

/** The vehicle as typed in the details step. */
export function typedVehicleOf({ service, model, year, plate }: BookingAnswers): VehicleSummary | null {
  if (!service?.needsVehicle) return null;
  const name = [model.trim(), year.trim()].filter(Boolean).join(', ');
  return { name, plate: plate.trim() && formatPlate(plate) };
}

/** The booking in one line, for screens without room for the job sheet. */
export function summaryLine({ draft: { service, date, timeSlot }, vehicle }: BookingSummary): string {
  const when = date && timeSlot && `${formatShortDate(date)}, ${timeSlot.label}`;
  return [service?.name, vehicle?.plate, when].filter(Boolean).join(' · ');
}

const PhotoThumbnails = lazyWithPreload(
  async () => (await import('~/features/photos/photo-thumbnails.tsx')).PhotoThumbnails,
);

interface BookingJobSheetProps {
  summary: BookingSummary;
  guide: PriceGuide;
  /** When the draft was last saved, in milliseconds; null while nothing is filled in. */
  savedAt: number | null;
  /** The open step, whose empty rows are marked 'this step'. */
  step: BookingStep;
  stepPath: (step: BookingStep) => string;
  /** In the review: untruncated, with a link to change each row. */
  full?: boolean;
  /** The button that clears the draft; false if it can't be cleared. */
  startAgain: ReactNode;
}

/** The job sheet beside the wizard, which fills in step by step. */
export function BookingJobSheet(props: BookingJobSheetProps) {
  const { summary, guide, savedAt, step, stepPath, full = false, startAgain } = props;
  const { draft } = summary;
  const rows = jobSheetRows(summary, guide, full).map(({ step: rowStep, ...row }) => ({
    ...row,
    pending: !row.value,
    value: row.value || pendingText(rowStep, step, draft),
    action: full && rowStep && <ChangeLink to={stepPath(rowStep)} label={row.label} />,
  }));
  return (
    <div>
      <JobSheet
        label="Job sheet"
        headingLevel={full ? 3 : 2}
        reference={savedAt === null ? 'Draft' : `Draft · saved ${formatLocalTime(savedAt)}`}
        rows={rows}
        note="The price is a guide: your specialist agrees the final price with you before work begins. You won’t be charged now. You’ll pay once your specialist has confirmed."
      />
      {startAgain}
    </div>
  );
}

function pendingText(rowStep: BookingStep | null, openStep: BookingStep, { service }: BookingAnswers): string {
  if (rowStep === null) return service ? 'on request' : 'to come';
  return rowStep === openStep ? 'this step' : 'to come';
}

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
function jobSheetRows(summary: BookingSummary, guide: PriceGuide, full: boolean): Row[] {
  const { draft, address } = summary;
  const { service, issueDescription, photos, location, date, timeSlot } = draft;
  const when = date && [formatDate(date), timeSlot?.label].filter(Boolean).join(', ');
  return [
    { id: 'service', label: 'Service', value: service?.name, step: 'service' },
    ...itemRows(summary, full),
    { id: 'issue', label: 'Issue', value: textValue(issueDescription, full), step: 'details' },
    {
      id: 'photos',
      label: 'Photos',
      value: photos.length > 0 && (full ? <PhotoThumbnails photos={photos} /> : photos.length),
      step: 'details',
    },
    {
      id: 'where',
      label: 'Where',
      value: location && <Lines {...placeLines(location, addressOf(location, address))} />,
      step: 'location',
    },
    ...specialistRows(summary),
    { id: 'when', label: 'When', value: when && <RangeText text={when} />, step: 'date-time' },
    priceRow(guide),
  ];
}

/** For a different location the customer's own address is first: that is what they know it by. */
function placeLines({ kind, name }: WorkLocation, address: string): { first: string; second: string } {
  return kind === 'DIFFERENT_LOCATION' && address ? { first: address, second: name } : { first: name, second: address };
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

function specialistRows({ draft }: BookingSummary): Row[] {
  const specialist = requestedSpecialist(draft);
  const hasStep = hasSpecialistStep(draft);
  if (!specialist && !hasStep) return [];
  // A date without a specialist means that the step was left with no preference.
  const value = specialist?.name ?? (draft.specialist || draft.date ? 'No preference' : null);
  return [{ id: 'specialist', label: 'Specialist', value, step: hasStep ? 'specialist' : null }];
}

function priceRow({ price, travel, source, duration }: PriceGuide): Row {
  const details = [travel, source, duration && `Usually ${duration}`].filter(Boolean).join(' · ');
  const value = price && (
    <Lines
      first={
        <strong>
          <RangeText text={price} />
        </strong>
      }
      second={<RangeText text={details} />}
    />
  );
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
