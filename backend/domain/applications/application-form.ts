import {
  EXPERIENCE_RANGES,
  INSURANCE_STATUSES,
  type InsuranceStatus,
  TRAVEL_DISTANCES,
} from '#shared/application-choices.ts';
import { normaliseEmail } from '#shared/email.ts';
import { fieldMessages } from '#shared/field-messages.ts';
import { applicantForm } from '#shared/forms/application.ts';
import { WEEKDAYS } from '#shared/london/days.ts';
import { Form, parseObject } from '../form.ts';
import { Refusal } from '../refusal.ts';
import {
  type ApplicationParts,
  type OfferedService,
  readLocations,
  readNamedOffers,
  readServices,
  type WorkshopAddress,
} from './application-offer.ts';
import { type ApplicationOptions, type ServiceMode, serviceModes } from './application-options.ts';

/** What an applicant offers: options, and custom entries. */
interface Offer {
  services: OfferedService[];
  immediateServices: { name: string; description: string | null }[];
  locations: string[];
  availability: Availability[];
  companies: string[];
  workshops: (string | WorkshopAddress)[];
}

/** An application that passed validation. */
export interface ApplicationRequest {
  firstName: string;
  lastName: string;
  /** In lower case. */
  email: string;
  /** As `parsePhone` formats it. */
  phone: string;
  bio: string | null;
  yearsOfExperience: string;
  certified: boolean;
  liabilityInsurance: InsuranceStatus;
  willingToTravel: string;
  serviceMode: ServiceMode;
  offer: Offer;
}

const experienceRanges = Object.values(EXPERIENCE_RANGES);
const yesOrNo = ['Yes', 'No'] as const;
const insuranceStatuses = Object.values(INSURANCE_STATUSES);
const distances = Object.values(TRAVEL_DISTANCES);
const modes = serviceModes.map(({ id }) => id);

/** One of the choices, exactly as it is spelled; null, with an error, for anything else. */
function oneOf<T extends string>(
  form: Form,
  { name, text }: { name: string; text: string | undefined },
  choices: readonly T[],
  missing: string,
) {
  const choice = choices.find((choice) => choice === text?.trim()) ?? null;
  if (choice === null) form.add(name, missing);
  return choice;
}

/** `5` and `5 miles` are the same. */
function distanceOf(fields: ReadonlyMap<string, string>): string {
  return `${(fields.get('willingToTravel') ?? '').replace(/miles$/, '').trim()} miles`;
}

/** Parses and validates all eight steps at once (JOIN-07..27). Throws a refusal with all errors. */
export function readApplication(
  { fields, lists }: ApplicationParts,
  options: ApplicationOptions,
  { hasPhoto }: { hasPhoto: boolean },
): ApplicationRequest {
  const form = new Form(fields);
  const sent = (name: string) => ({ name, text: fields.get(name) });
  const applicant = form.read(applicantForm);
  if (!hasPhoto) form.add('profilePicture', fieldMessages.profilePhoto);
  const years = oneOf(form, sent('years_of_experience'), experienceRanges, fieldMessages.experience);
  const certified = oneOf(form, sent('certified'), yesOrNo, fieldMessages.certified);
  const insured = oneOf(form, sent('liabilityInsurance'), insuranceStatuses, fieldMessages.insurance);
  const services = readServices(form, { fields, lists }, options);
  const immediateServices = readNamedOffers(form, { fields, lists }, 'immediate service', {
    chosen: 'immediateServices',
    options: options.immediateServices,
    custom: 'customImmediateServices',
  });
  const { locations, companies, workshops } = readLocations(form, { fields, lists }, options);
  if (locations.length === 0) form.add('locations', fieldMessages.locations);
  const travel = oneOf(
    form,
    { name: 'willingToTravel', text: distanceOf(fields) },
    distances,
    fieldMessages.travelDistance,
  );
  const mode = oneOf(form, sent('serviceModes'), modes, fieldMessages.serviceMode);
  const availability = readAvailability(form, { fields, lists }, options);
  const { email, bio, ...person } = form.valid(applicant);
  if (!years || !certified || !insured || !travel || !mode) throw new Refusal('INVALID', form.errors);
  return {
    ...person,
    email: normaliseEmail(email),
    bio: bio || null,
    yearsOfExperience: years,
    certified: certified === 'Yes',
    liabilityInsurance: insured,
    willingToTravel: travel,
    serviceMode: mode,
    offer: { services, immediateServices, locations, availability, companies, workshops },
  };
}

/** A day on which the applicant works; without times, all day (C-94). */
interface Availability {
  day: (typeof WEEKDAYS)[number];
  /** For example `10:00`, in order. */
  times: string[];
}

/** At least one day of the week, and times of the chosen days only (JOIN-22, JOIN-25). */
function readAvailability(
  form: Form,
  { fields, lists }: ApplicationParts,
  { timeSlots }: ApplicationOptions,
): Availability[] {
  const names = lists.get('availability') ?? [];
  const days = WEEKDAYS.filter((day) => names.includes(day));
  if (!names.every((name) => WEEKDAYS.some((day) => day === name)))
    form.add('availability', 'Choose days from Monday to Sunday');
  if (days.length === 0) form.add('availability', fieldMessages.workingDays);
  const times = parseObject(fields.get('timeSlots') ?? '');
  const timeSlotIds = new Set(timeSlots.map(({ id }) => String(id)));
  const isKnown = ([day, ids]: [string, unknown]) =>
    days.some((chosen) => chosen === day) && Array.isArray(ids) && ids.every((id) => timeSlotIds.has(String(id)));
  if (times === null || ![...times].every(isKnown)) {
    form.add('availability', 'Choose times from the list, on the days when you work');
    return [];
  }
  return days.map((day) => {
    const ids = times.get(day);
    const chosen = new Set(Array.isArray(ids) ? ids.map(String) : []);
    return {
      day,
      times: timeSlots.filter(({ id }) => chosen.has(String(id))).map(({ starts_at }) => starts_at),
    };
  });
}
