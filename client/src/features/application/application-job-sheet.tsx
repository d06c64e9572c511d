import { EXPERIENCE_RANGES, INSURANCE_STATUSES, TRAVEL_DISTANCES } from '#shared/application-choices.ts';
import { cleanEmail } from '#shared/email.ts';
import { WEEKDAY_NAMES } from '#shared/london/days.ts';
import { parsePounds } from '#shared/money.ts';
import { formatLocalTime } from '~/lib/format-date.ts';
import { JobSheet } from '~/ui/job-sheet.tsx';
import { type ApplicationDraft, chosenServices, priceOf, weekdays } from './application-draft.ts';
import type { ApplicationStep } from './application-steps.ts';
import type { ApplicationOptions } from './use-application-options.ts';

interface ApplicationJobSheetProps {
  draft: ApplicationDraft;
  /** The last change, in milliseconds since 1970; null while nothing is filled in. */
  savedAt: number | null;
  /** The open step. */
  step: ApplicationStep;
  /** Null until they are loaded; the service mode is left out until then. */
  options: ApplicationOptions | null;
}

/** The job sheet beside the wizard, which fills in step by step. */
export function ApplicationJobSheet({ draft, savedAt, step, options }: ApplicationJobSheetProps) {
  const rows = sheetRows(draft, options).map(({ step: rowStep, value, ...row }) => ({
    ...row,
    pending: !value,
    value: value || (rowStep === step ? 'this step' : 'to come'),
  }));
  return (
    <JobSheet
      label="Application sheet"
      reference={savedAt === null ? 'Draft' : `Draft · saved ${formatLocalTime(savedAt)}`}
      rows={rows}
      note="Applying is free. We don’t receive anything until you submit."
    />
  );
}

/** The job sheet in one line, for phones. */
export function draftSummary(draft: ApplicationDraft): string {
  const count = chosenServices(draft).length;
  const parts = [fullName(draft), count > 0 && `${count} ${count === 1 ? 'service' : 'services'}`];
  return parts.filter(Boolean).join(' · ');
}

function sheetRows(draft: ApplicationDraft, options: ApplicationOptions | null) {
  const { experience, insurance, certificates, locations, customLocations, travelDistance } = draft;
  const serviceMode = options?.serviceModes.find(({ value }) => value === draft.serviceModeId)?.label;
  const immediate = [...draft.immediateServices, ...draft.customImmediateServices.map(({ name }) => name)];
  const row = (id: string, label: string, value: string | null | undefined, step: ApplicationStep) => ({
    id,
    label,
    value,
    step,
  });
  return [
    row('name', 'Name', fullName(draft), 'basics'),
    row('email', 'Email', cleanEmail(draft.email), 'basics'),
    row('photo', 'Photo', draft.photo && 'Added', 'basics'),
    row('experience', 'Years in the trade', experience && EXPERIENCE_RANGES[experience], 'background'),
    row('insurance', 'Liability insurance', insurance && INSURANCE_STATUSES[insurance], 'background'),
    ...(certificates.length > 0 ? [row('files', 'Certificates', String(certificates.length), 'background')] : []),
    row('services', 'Services', shortList(chosenServices(draft)), 'services'),
    ...(immediate.length > 0 ? [row('immediate', 'Immediate services', shortList(immediate), 'services')] : []),
    row('prices', 'Prices', pricingSummary(draft), 'pricing'),
    row('area', 'Area', shortList([...locations, ...customLocations]), 'location'),
    row('travel', 'Travels', travelDistance && TRAVEL_DISTANCES[travelDistance], 'location'),
    ...(serviceMode ? [row('mode', 'Works', serviceMode, 'location')] : []),
    row('days', 'Days', daySummary(draft), 'availability'),
  ];
}

/** How many services have a base price; empty if none has. */
function pricingSummary(draft: ApplicationDraft): string {
  const services = chosenServices(draft);
  const priced = services.filter((service) => parsePounds(priceOf(draft, service).basePrice) !== null);
  if (priced.length === 0) return '';
  return priced.length === services.length ? `${priced.length} set` : `${priced.length} of ${services.length} set`;
}

function fullName({ firstName, lastName }: ApplicationDraft): string {
  return [firstName.trim(), lastName.trim()].filter(Boolean).join(' ');
}

/** The first two and the number of the others, because the sheet is narrow. */
function shortList(names: readonly string[]): string {
  const others = names.length - 2;
  return names.slice(0, 2).join(', ') + (others > 0 ? ` + ${others} more` : '');
}

function daySummary({ days }: ApplicationDraft): string {
  if (days.length === weekdays.length) return 'Every day';
  const chosen = weekdays.filter((day) => days.includes(day));
  return chosen.map((day) => WEEKDAY_NAMES[day].slice(0, 3)).join(', ');
}
