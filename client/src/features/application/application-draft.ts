import { cleanEmail } from '#shared/email.ts';
import { fieldIdOf } from '~/forms/validation.ts';
import type { ExperienceRange, InsuranceStatus, TravelDistance, Weekday } from '~/graphql/generated/graphql.ts';
import {
  emptyOf,
  list,
  nullable,
  object,
  oneOf,
  record,
  string,
  text,
  type ValueOf,
  withDefault,
} from '~/lib/shape.ts';

// The options that don't come from the server. `#shared` has their labels, by these names.

export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies readonly Weekday[];

const experienceRanges = [
  'LESS_THAN_1',
  'FROM_1_TO_2',
  'FROM_3_TO_5',
  'FROM_5_TO_10',
  'MORE_THAN_10',
] as const satisfies readonly ExperienceRange[];

const insuranceStatuses = ['INSURED', 'NOT_INSURED', 'NOT_SURE'] as const satisfies readonly InsuranceStatus[];

const travelDistances = [
  'MILES_5',
  'MILES_10',
  'MILES_15',
  'MILES_20',
  'MILES_25_OR_MORE',
] as const satisfies readonly TravelDistance[];

export const certifiedLabels = { yes: 'Yes', no: 'No' } as const;

/** A service that isn't among the options. Its id doesn't change when it is renamed. */
const customServiceShape = object({ id: string, name: string, description: string });

/** A service in the open form, not added to its list yet. The id is null for a new one. */
const unsavedServiceShape = object({ ...customServiceShape.parts, id: nullable(string) });

/** As typed: amounts in pounds such as '£1,200.00', the duration in minutes. */
const servicePriceShape = object({
  basePrice: string,
  highPrice: string,
  durationMinutes: string,
  description: string,
});

const customWorkshopShape = object({
  id: string,
  name: string,
  address: string,
  city: string,
  county: string,
  postcode: string,
});

/** A workshop in the open form, like `unsavedServiceShape`. */
const unsavedWorkshopShape = object({ ...customWorkshopShape.parts, id: nullable(string) });

/**
 * The parts that are saved in local storage. Files are saved in IndexedDB; consents and the
 * verified email address are never saved.
 */
export const draftShape = object({
  firstName: text,
  lastName: text,
  email: text,
  /** As the phone field formats it, without +44. */
  phone: text,
  bio: text,
  experience: nullable(oneOf(...experienceRanges)),
  certified: nullable(oneOf('yes', 'no')),
  insurance: nullable(oneOf(...insuranceStatuses)),
  /** Names of selected options; so are the other lists without `custom` in their name. */
  services: list(string),
  customServices: list(customServiceShape),
  unsavedService: nullable(unsavedServiceShape),
  immediateServices: list(string),
  customImmediateServices: list(customServiceShape),
  unsavedImmediateService: nullable(unsavedServiceShape),
  /** By the service's name, exactly as in `services` and `customServices`. */
  pricing: withDefault(record(servicePriceShape), {}),
  locations: list(string),
  customLocations: list(string),
  /** Typed, but not added to `customLocations` yet. */
  unsavedLocation: text,
  travelDistance: nullable(oneOf(...travelDistances)),
  serviceModeId: nullable(string),
  days: list(oneOf(...weekdays)),
  /** Ids of time slots by day. A selected day without an entry means any time (C-94). */
  timeSlots: withDefault(record(list(string)), {}),
  companies: list(string),
  customCompanies: list(string),
  unsavedCompany: text,
  workshops: list(string),
  customWorkshops: list(customWorkshopShape),
  unsavedWorkshop: nullable(unsavedWorkshopShape),
  /** Names of the files, so that the form can ask again for one that the browser didn't save. */
  photoName: nullable(string),
  certificateNames: list(string),
});

export type PersistedDraft = ValueOf<typeof draftShape>;
export type CustomWorkshop = ValueOf<typeof customWorkshopShape>;
export type ServicePrice = ValueOf<typeof servicePriceShape>;

export interface ApplicationFiles {
  photo: File | null;
  certificates: readonly File[];
}

export interface ApplicationDraft extends PersistedDraft, ApplicationFiles {
  termsAccepted: boolean;
  gdprConsentAccepted: boolean;
  /** The address that was verified with a code; null while `email` is unverified. */
  verifiedEmail: string | null;
}

const emptyPrice: ServicePrice = { basePrice: '', highPrice: '', durationMinutes: '', description: '' };

export const emptyDraft: ApplicationDraft = {
  ...emptyOf(draftShape),
  photo: null,
  certificates: [],
  termsAccepted: false,
  gdprConsentAccepted: false,
  verifiedEmail: null,
};

/** The names of all services that the applicant offers: options first, then custom ones. */
export function chosenServices({
  services,
  customServices,
}: Pick<PersistedDraft, 'services' | 'customServices'>): string[] {
  return [...services, ...customServices.map(({ name }) => name)];
}

/** The price as typed, with empty fields if there is none. */
export function priceOf({ pricing }: Pick<ApplicationDraft, 'pricing'>, service: string): ServicePrice {
  return (Object.hasOwn(pricing, service) && pricing[service]) || emptyPrice;
}

/** Whether the email address that is in the form now was verified (JOIN-34). */
export function isEmailVerified({ email, verifiedEmail }: Pick<ApplicationDraft, 'email' | 'verifiedEmail'>): boolean {
  return verifiedEmail !== null && verifiedEmail === cleanEmail(email);
}

type FileNames = Pick<PersistedDraft, 'photoName' | 'certificateNames'>;

/**
 * The names of certificates that were chosen, but are not in the draft: the browser didn't save
 * them, or hasn't loaded them yet.
 */
export function missingCertificates(draft: Pick<ApplicationFiles, 'certificates'> & FileNames): string[] {
  return draft.certificateNames.filter((name) => !draft.certificates.some((file) => file.name === name));
}

/** The name of the photo, if it is missing in the same way. */
export function missingPhoto(draft: Pick<ApplicationFiles, 'photo'> & FileNames): string | null {
  return draft.photo ? null : draft.photoName;
}

/**
 * Drops files that the draft doesn't name: where the browser couldn't save a file, it may return an
 * older one.
 */
export function onlyNamedFiles({ photo, certificates }: ApplicationFiles, names: FileNames): ApplicationFiles {
  return {
    photo: photo?.name === names.photoName ? photo : null,
    certificates: certificates.filter(({ name }) => names.certificateNames.includes(name)),
  };
}

/**
 * The names after a change of files. A missing file stays named until it is chosen again, or until
 * a change removes its name.
 */
export function updatedFileNames(
  draft: ApplicationFiles & FileNames,
  { photo, certificates }: Partial<ApplicationFiles>,
): Partial<FileNames> {
  const chosen = certificates?.map(({ name }) => name);
  return {
    ...(photo !== undefined && { photoName: photo?.name ?? null }),
    ...(chosen && {
      certificateNames: [...chosen, ...missingCertificates(draft).filter((name) => !chosen.includes(name))],
    }),
  };
}

export const FORM_ID = 'application';

/** The id of the control of a part of the draft, or of its fieldset; `detail` as in `fieldIdOf`. */
export function fieldId(part: keyof ApplicationDraft, detail?: string): string {
  return fieldIdOf(FORM_ID, part, detail);
}
