import { EXPERIENCE_RANGES, INSURANCE_STATUSES, TRAVEL_DISTANCES } from '#shared/application-choices.ts';
import { cleanEmail } from '#shared/email.ts';
import { WEEKDAY_NAMES } from '#shared/london/days.ts';
import { formatPounds, parsePounds } from '#shared/money.ts';
import { formatFileSize } from '~/lib/format-file-size.ts';
import { type ApplicationDraft, certifiedLabels, chosenServices, priceOf, weekdays } from './application-draft.ts';
import type { ApplicationStep } from './application-steps.ts';
import { formatAddress } from './custom-lists.ts';
import { formatRanges, hoursOf } from './hour-ranges.ts';
import type { ApplicationOptions } from './use-application-options.ts';

export interface ReviewRow {
  id: string;
  label: string;
  /** Empty if the question wasn't answered. */
  value: string | null | undefined;
  /** A second, smaller line under the label. */
  detail?: string;
}

interface ReviewGroup {
  step: Exclude<ApplicationStep, 'review'>;
  rows: ReviewRow[];
}

/** All answers, by step. */
export function reviewGroups(draft: ApplicationDraft, options: ApplicationOptions | null): ReviewGroup[] {
  return [
    { step: 'basics', rows: basics(draft) },
    { step: 'background', rows: background(draft) },
    { step: 'services', rows: services(draft) },
    { step: 'pricing', rows: chosenServices(draft).map((service) => priceRow(draft, service)) },
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

const joined = (...lists: readonly (readonly string[])[]) => lists.flat().join(', ');

function basics({ firstName, lastName, email, phone, bio, photo }: ApplicationDraft): ReviewRow[] {
  return [
    row('name', 'Name', `${firstName.trim()} ${lastName.trim()}`),
    row('email', 'Email', cleanEmail(email)),
    row('phone', 'Phone', `+44 ${phone}`),
    row('bio', 'About you', bio.trim()),
    row('photo', 'Profile photo', photo && fileSummary(photo)),
  ];
}

function background({ experience, certified, insurance, certificates }: ApplicationDraft): ReviewRow[] {
  return [
    row('experience', 'Years of experience', experience && EXPERIENCE_RANGES[experience]),
    row('certified', 'Certified', certified && certifiedLabels[certified]),
    row('insurance', 'Liability insurance', insurance && INSURANCE_STATUSES[insurance]),
    row('certificates', 'Certificates', certificates.map(fileSummary).join('\n')),
  ];
}

function services(draft: ApplicationDraft): ReviewRow[] {
  return [
    row('services', 'Services', joined(draft.services)),
    ...draft.customServices.map(({ id, name, description }) => row(id, 'Your own service', name, description)),
    row('immediate', 'Immediate services', joined(draft.immediateServices)),
    ...draft.customImmediateServices.map(({ id, name, description }) =>
      row(id, 'Your own immediate service', name, description),
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
    [price.map(formatPounds).join(' - '), minutes].filter(Boolean).join(' · '),
    description.trim(),
  );
}

function location(draft: ApplicationDraft, options: ApplicationOptions | null): ReviewRow[] {
  const serviceMode =
    options?.serviceModes.find(({ value }) => value === draft.serviceModeId)?.label ?? draft.serviceModeId;
  return [
    row('areas', 'Areas', joined(draft.locations, draft.customLocations)),
    row('travel', 'Travel distance', draft.travelDistance && TRAVEL_DISTANCES[draft.travelDistance]),
    row('mode', 'Where you work', serviceMode),
  ];
}

function availability({ days, timeSlots }: ApplicationDraft, options: ApplicationOptions | null): ReviewRow[] {
  const hours = hoursOf(options?.timeSlots ?? []);
  const timeSlotLabels = new Map(options?.timeSlots.map(({ value, label }) => [value, label]));
  return weekdays
    .filter((day) => days.includes(day))
    .map((day) => {
      const selected = timeSlots[day] ?? [];
      const labels = selected.map((value) => timeSlotLabels.get(value) ?? value);
      return row(day, WEEKDAY_NAMES[day], (formatRanges(hours, selected) ?? labels.join(', ')) || 'Any time');
    });
}

function companies(draft: ApplicationDraft): ReviewRow[] {
  return [
    row('companies', 'Companies', joined(draft.companies, draft.customCompanies)),
    row('workshops', 'Workshops', joined(draft.workshops)),
    ...draft.customWorkshops.map((workshop) =>
      row(workshop.id, 'Your own workshop', workshop.name, formatAddress(workshop)),
    ),
  ];
}

function fileSummary({ name, size }: File): string {
  return `${name} (${formatFileSize(size)})`;
}
