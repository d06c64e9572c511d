import * as z from 'zod/mini';
import { list, nullable, text } from '~/lib/schema-fields.ts';
import { experienceRanges, insuranceStatuses, travelDistances, weekdays } from './fixed-options.ts';

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
