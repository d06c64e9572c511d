import * as z from 'zod/mini';
import { cleanEmail } from '#shared/email.ts';
import { fieldIdOf } from '~/forms/validation.ts';
import type { ExperienceRange, InsuranceStatus, TravelDistance, Weekday } from '~/graphql/generated/graphql.ts';
import { list, nullable, text } from '~/lib/schema-fields.ts';

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
const customServiceSchema = z.object({ id: z.string(), name: z.string(), description: z.string() });

/** A service in the open form, not added to its list yet. The id is null for a new one. */
const unsavedServiceSchema = z.object({ ...customServiceSchema.shape, id: z.nullable(z.string()) });

/** As typed: amounts in pounds such as '£1,200.00', the duration in minutes. */
const servicePriceSchema = z.object({
  basePrice: z.string(),
  highPrice: z.string(),
  durationMinutes: z.string(),
  description: z.string(),
});

const customWorkshopSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  county: z.string(),
  postcode: z.string(),
});

/** A workshop in the open form, like `unsavedServiceSchema`. */
const unsavedWorkshopSchema = z.object({ ...customWorkshopSchema.shape, id: z.nullable(z.string()) });

/**
 * The parts that are saved in local storage. Files are saved in IndexedDB; consents and the
 * verified email address are never saved.
 */
export const draftSchema = z.object({
  firstName: text(),
  lastName: text(),
  email: text(),
  /** As the phone field formats it, without +44. */
  phone: text(),
  bio: text(),
  experience: nullable(z.enum(experienceRanges)),
  certified: nullable(z.enum(['yes', 'no'])),
  insurance: nullable(z.enum(insuranceStatuses)),
  /** Names of selected options; so are the other lists without `custom` in their name. */
  services: list(z.string()),
  customServices: list(customServiceSchema),
  unsavedService: nullable(unsavedServiceSchema),
  immediateServices: list(z.string()),
  customImmediateServices: list(customServiceSchema),
  unsavedImmediateService: nullable(unsavedServiceSchema),
  /** By the service's name, exactly as in `services` and `customServices`. */
  pricing: z._default(z.record(z.string(), servicePriceSchema), () => ({})),
  locations: list(z.string()),
  customLocations: list(z.string()),
  /** Typed, but not added to `customLocations` yet. */
  unsavedLocation: text(),
  travelDistance: nullable(z.enum(travelDistances)),
  serviceModeId: nullable(z.string()),
  days: list(z.enum(weekdays)),
  /** Ids of time slots by day. A selected day without an entry means any time (C-94). */
  timeSlots: z._default(z.partialRecord(z.enum(weekdays), z.array(z.string())), () => ({})),
  companies: list(z.string()),
  customCompanies: list(z.string()),
  unsavedCompany: text(),
  workshops: list(z.string()),
  customWorkshops: list(customWorkshopSchema),
  unsavedWorkshop: nullable(unsavedWorkshopSchema),
  /** Names of the files, so that the form can ask again for one that the browser didn't save. */
  photoName: nullable(z.string()),
  certificateNames: list(z.string()),
});

export type PersistedDraft = z.infer<typeof draftSchema>;
export type CustomWorkshop = z.infer<typeof customWorkshopSchema>;
export type ServicePrice = z.infer<typeof servicePriceSchema>;

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

export const emptyPrice: ServicePrice = { basePrice: '', highPrice: '', durationMinutes: '', description: '' };

export const emptyDraft: ApplicationDraft = {
  ...draftSchema.parse({}),
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
