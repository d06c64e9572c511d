import { JobSheet } from '~/ui/job-sheet.tsx';
import { type ApplicationDraft, weekdays } from './application-draft.ts';
import type { ApplicationStep } from './application-steps.ts';
import { experienceWords, insuranceWords, travelWords, weekdayWords } from './application-words.ts';
import { priceInShort } from './service-price.ts';
import type { ApplicationOptions } from './use-application-options.ts';

interface ApplicationSheetProps {
  draft: ApplicationDraft;
  /** The last change, in milliseconds; null while nothing is filled in. */
  savedAt: number | null;
  /** The open step: what it asks is the next thing to be written. */
  step: ApplicationStep;
  /** Null while they have not come; then what goes by an id is told by its being chosen. */
  options: ApplicationOptions | null;
}

/** The application sheet, which fills in while the wizard asks. */
export function ApplicationSheet({ draft, savedAt, step, options }: ApplicationSheetProps) {
  const rows = sheetRows(draft, options).map(({ step: asked, value, ...row }) => ({
    ...row,
    pending: !value,
    value: value || (asked === step ? 'this step' : 'to come'),
  }));
  return (
    <JobSheet
      label="Application sheet"
      reference={savedAt === null ? 'Draft' : `Draft · saved ${timeOf(savedAt)}`}
      rows={rows}
      note="Applying costs nothing, and nothing is sent until you submit it."
    />
  );
}

/** For the one line of a phone. */
export function inShort(draft: ApplicationDraft): string {
  const count = draft.services.length + draft.customServices.length;
  const parts = [nameOf(draft), count > 0 && `${count} ${count === 1 ? 'service' : 'services'}`];
  return parts.filter(Boolean).join(' · ') || 'Your application sheet';
}

function sheetRows(draft: ApplicationDraft, options: ApplicationOptions | null) {
  const { experience, insurance, certificates, services, customServices, locations, customLocations } = draft;
  const mode = options?.serviceModes.find(({ id }) => id === draft.serviceModeId)?.name;
  const own = customServices.map(({ name }) => name);
  const urgent = [...draft.immediateServices, ...draft.customImmediateServices.map(({ name }) => name)];
  const row = (id: string, label: string, value: string | null | undefined, step: ApplicationStep) => ({
    id,
    label,
    value,
    step,
  });
  return [
    row('name', 'Name', nameOf(draft), 'basics'),
    row('reach', 'Email', draft.email.trim(), 'basics'),
    row('picture', 'Picture', draft.photo && 'Added', 'basics'),
    row('experience', 'Years in the trade', experience && experienceWords[experience], 'background'),
    row('insurance', 'Liability insurance', insurance && insuranceWords[insurance], 'background'),
    ...(certificates.length > 0 ? [row('files', 'Certificates', String(certificates.length), 'background')] : []),
    row('services', 'Services', inWords([...services, ...own]), 'services'),
    ...(urgent.length > 0 ? [row('urgent', 'Immediate help', inWords(urgent), 'services')] : []),
    row('prices', 'Prices', priceInShort(draft), 'pricing'),
    row('area', 'Area', inWords([...locations, ...customLocations]), 'location'),
    row('travel', 'Travels', draft.travelDistance && travelWords[draft.travelDistance], 'location'),
    ...(mode ? [row('mode', 'Works', mode, 'location')] : []),
    row('days', 'Days', daysInShort(draft), 'availability'),
  ];
}

function nameOf({ firstName, lastName }: ApplicationDraft): string {
  return [firstName.trim(), lastName.trim()].filter(Boolean).join(' ');
}

/** The first two, and how many there are besides: the sheet is narrow. */
function inWords(names: readonly string[]): string {
  const rest = names.length - 2;
  return names.slice(0, 2).join(', ') + (rest > 0 ? ` + ${rest} more` : '');
}

function daysInShort({ days }: ApplicationDraft): string {
  if (days.length === weekdays.length) return 'Every day';
  const chosen = weekdays.filter((day) => days.includes(day));
  return chosen.map((day) => weekdayWords[day].slice(0, 3)).join(', ');
}

function timeOf(moment: number): string {
  return new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
