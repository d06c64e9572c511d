import { formatPounds, parsePounds } from '#shared/money.ts';
import { type ApplicationDraft, offeredServices, weekdays } from '~/features/application/application-draft.ts';
import type { ApplicationStep } from '~/features/application/application-steps.ts';
import {
  certifiedWords,
  experienceWords,
  insuranceWords,
  travelWords,
  weekdayWords,
} from '~/features/application/application-words.ts';
import { addressOf } from '~/features/application/own-workshops.ts';
import { priceOf } from '~/features/application/service-price.ts';
import type { ApplicationOptions } from '~/features/application/use-application-options.ts';
import { formatFileSize } from '~/lib/format-file-size.ts';

export interface ReviewRow {
  id: string;
  label: string;
  /** Empty where nothing was said. */
  value: string | null | undefined;
  /** Smaller, under the label. */
  detail?: string;
}

interface ReviewGroup {
  step: Exclude<ApplicationStep, 'review'>;
  rows: ReviewRow[];
}

/** Everything the applicant has said, by the step that asked for it. */
export function reviewGroups(draft: ApplicationDraft, options: ApplicationOptions | null): ReviewGroup[] {
  return [
    { step: 'basics', rows: basics(draft) },
    { step: 'background', rows: background(draft) },
    { step: 'services', rows: services(draft) },
    { step: 'pricing', rows: offeredServices(draft).map((service) => priceRow(draft, service)) },
    { step: 'location', rows: location(draft, options) },
    { step: 'availability', rows: availability(draft, options) },
    { step: 'companies', rows: companies(draft) },
  ];
}

const row = (id: string, label: string, value: string | null | undefined, detail?: string): ReviewRow => ({
  id,
  label,
  value,
  ...(detail && { detail }),
});

const listed = (...lists: readonly (readonly string[])[]) => lists.flat().join(', ');

function basics({ firstName, lastName, email, phone, bio, photo }: ApplicationDraft): ReviewRow[] {
  return [
    row('name', 'Name', `${firstName.trim()} ${lastName.trim()}`),
    row('email', 'Email', email.trim()),
    row('phone', 'Phone', `+44 ${phone}`),
    row('bio', 'About you', bio.trim()),
    row('picture', 'Profile picture', photo && fileWords(photo)),
  ];
}

function background({ experience, certified, insurance, certificates }: ApplicationDraft): ReviewRow[] {
  return [
    row('experience', 'Years of experience', experience && experienceWords[experience]),
    row('certified', 'Certified', certified && certifiedWords[certified]),
    row('insurance', 'Liability insurance', insurance && insuranceWords[insurance]),
    row('certificates', 'Certificates', certificates.map(fileWords).join('\n')),
  ];
}

function services(draft: ApplicationDraft): ReviewRow[] {
  return [
    row('services', 'Services', listed(draft.services)),
    ...draft.customServices.map(({ id, name, description }) => row(id, 'Your own service', name, description)),
    row('immediate', 'Immediate help', listed(draft.immediateServices)),
    ...draft.customImmediateServices.map(({ id, name, description }) =>
      row(id, 'Your own immediate help', name, description),
    ),
  ];
}

function priceRow(draft: ApplicationDraft, service: string): ReviewRow {
  const { basePrice, highPrice, durationMinutes, description } = priceOf(draft, service);
  const price = [basePrice, highPrice].map(parsePounds).filter((pence) => pence !== null);
  const minutes = durationMinutes.trim() && `${durationMinutes.trim()} min`;
  return row(
    service,
    service,
    [price.map(formatPounds).join(' – '), minutes].filter(Boolean).join(' · '),
    description.trim(),
  );
}

function location(draft: ApplicationDraft, options: ApplicationOptions | null): ReviewRow[] {
  const mode = options?.serviceModes.find(({ id }) => id === draft.serviceModeId)?.name ?? draft.serviceModeId;
  return [
    row('areas', 'Areas', listed(draft.locations, draft.customLocations)),
    row('travel', 'Travel distance', draft.travelDistance && travelWords[draft.travelDistance]),
    row('mode', 'Place of work', mode),
  ];
}

function availability({ days, timeSlots }: ApplicationDraft, options: ApplicationOptions | null): ReviewRow[] {
  const labels = new Map(options?.timeSlots.map(({ id, name }) => [id, name]));
  return weekdays
    .filter((day) => days.includes(day))
    .map((day) => {
      const times = timeSlots[day] ?? [];
      return row(
        day,
        weekdayWords[day],
        times.length > 0 ? times.map((id) => labels.get(id) ?? id).join(', ') : 'Any time',
      );
    });
}

function companies(draft: ApplicationDraft): ReviewRow[] {
  return [
    row('companies', 'Companies', listed(draft.companies, draft.customCompanies)),
    row('workshops', 'Workshops', listed(draft.workshops)),
    ...draft.customWorkshops.map((workshop) =>
      row(workshop.id, 'Your own workshop', workshop.name, addressOf(workshop)),
    ),
  ];
}

function fileWords({ name, size }: File): string {
  return `${name} (${formatFileSize(size)})`;
}
